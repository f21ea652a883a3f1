extension SystemFontTable {
  /// Kerning of the bold weight at text sizes, in thousandths of the size: left characters, then values, each with
  /// its right characters; a space is written as ␣.
  static let boldTextKerning = #"""
    "' -27 & -72 ,. -50 4 -63 A -132 J -16 cdegoq -6 s
    $S -12 A -6 T -10 X
    & -27 "'vwy -45 T -50 V\ -32 W -59 Y
    ([{ 14 BDEFHIKLMNPRbhklmnpr| -4 cdegoq 11 j
    *^ -27 & -109 ,. -36 4 -14 @CGOQ -76 A -77 J -54 _
    +-~ -17 2 -4 3 -23 7 -27 A -36 JV\ -61 T -19 W -32 X -51 Y -18 x
    ,. -25 ␣ -10 !9 -79 "' -23 068 -72 1 -18 3 -5 5 -20 7 -70 ? -35 @CGOQ -27 T -52 Y
    / -32 ,. -20 A -50 J 6 VW\
    09 -23 ,. -16 7 -20 V\ -29 X -27 Y -36 _ 14 t
    1HIMNdl| 14 )]_} 12 t 8 vy
    2 -12 4
    38 -5 *^ -17 ,. -18 X
    4 -28 *^ -27 ,. -30 1
    5 -4 *^ -18 ,.
    6 -24 ,. -36 _
    7 -45 # -36 &a -100 ,. -12 06 -13 3 -46 4 -8 59 16 7 -11 8 -27 :; -73 < -86 A -77 J -127 _ -41 cdegmnopqr
    7 -32 s
    :; -27 T -50 V\
    = -41 AX -36 T -54 V\ -50 W -77 Y -32 vy -27 x
    > -59 7VW\ -30 A -63 T -45 X -73 Y -50 Z
    ? -50 A
    @DOQ -35 ,. -32 /V\_ -34 AY -25 T -20 W -42 X
    A -63 "'VY\ -12 $S -76 *^ -27 +-~ 9 / -40 1 -30 < -41 = -50 ? -34 @CGOQ 12 A -71 T -16 U -57 W -18 cdegoq
    A -7 f -9 s -22 t -54 vwy
    B -45 T
    C -22 A -12 X -32 _ 5 vy
    F -32 , -27 ._uvyz -73 A -54 J -13 a -23 cdegoq -16 mnpr
    G -25 AT -18 V\ -12 X -23 Y
    JU -27 ,. -45 / -16 A -41 _
    K -8 $S -62 +-~ -54 < -27 =u -32 @CGOQcdegoqvy 6 i -50 w
    L -73 "'T -32 *~ -53 + -41 - -36 1 -23 @CGOQ -62 V\ -29 W -70 Y -104 ^ -18 t -54 vy
    P -27 &. -17 +-~ -32 , -66 A -77 J -10 a -7 cdegoq
    R -16 V\ -23 Y -4 a -10 cdegoq
    T -4 $S -27 &,.06:;= -42 +-~ -41 / -54 4 -63 7< -25 @CGOQx -71 A -73 J 7 Y -45 _mnpr -59 asu -62 cdegoq
    T -82 t -50 vwy -36 z
    V -41 & -46 +-~ -77 ,.J -39 / -20 06 -27 4@ -50 :;= -59 < -63 A_ -32 CGOQ 12 V\ -47 a -49 cdegoq -6 mnpr
    V -36 s
    W -5 $S -41 &:; -33 +-~ -77 ,. -25 / -27 4mnprs -59 < -50 =J -20 @CGOQ -57 A 6 V\ 18 W -46 a -40 cdegoq
    X -10 $S -32 +-4T -29 06 -18 38 -45 <a -41 = -42 @CGOQ -23 cdegoq -27 ~
    Y -50 &:; -51 +-~ -52 ,. -54 4s -82 < -77 = -34 @CGOQ -63 A -27 J 7 T -81 a -88 cdegoq -16 i -31 mnpr -32 u
    Z -29 +-~ -50 < -27 @CGOQ
    \ -63 "'Y -12 $S -76 *^ -27 +-~ 9 / -40 1 -30 < -41 =vy -50 ? -34 @CGOQ 12 A -32 T -16 U -39 V\ -46 W
    \ -18 cdegoq -7 f -9 s -22 t -54 w
    _ -54 *^ -36 035689 -86 1 -45 4T -32 @CGOQU 27 BDEFHIKLMNPRbhklmnpr| -63 V\vy 12 i 77 j
    ahmn -17 "' -32 1 -57 T -41 VW\ -77 Y -14 vy
    bceop -16 "'xz -10 )]} -27 1A -62 T -49 V\ -40 W -23 X -91 Y 8 a -14 vy -11 w
    f -16 +-a~ -45 ,. -11 /_ -50 4J -27 A 4 Yj -17 cdegoq -33 f 7 i -14 s -32 t 16 w
    gq -41 T 7 j
    k -46 +-~ -36 4 -68 < -45 T -18 cdegoq 6 vy
    r -29 +-~ -50 ,. -25 / -32 <A 12 BDEFHIKLMNPRbhjklvxy| -45 JT -27 Z -11 a -20 cdegoq 16 ft 4 i 6 mnpr 7 w
    s -6 "' -59 TY -36 V\ -27 W
    t -13 +-~ -5 4 -23 < -27 T -4 VW\ -6 Ys 4 a -8 cdegoq -26 f 6 j -9 t 18 vy 16 w
    u -29 +-~ -27 /_ -32 < -41 T -45 Y
    vy -32 +-=~ -31 ,. -45 / -27 <TY -54 A -50 J -63 _ -8 a -14 cdegoq 12 f 14 t
    w -27 &Z -59 ,. -54 A -45 J -41 T -11 cdegoq
    x -18 +-~ -27 = -25 T -16 cdegoq 11 ft
    z -27 T -16 cdegoq
    """#

  /// Kerning of the bold weight at display sizes, likewise.
  static let boldDisplayKerning = #"""
    "' -27 &cdegoq -72 ,. -50 4 -63 A -132 J -21 s
    $S -6 7 -12 A -14 T -20 X
    & -27 "'vwy -45 T -50 V\ -32 W -59 Y
    ([{ -4 cdegoq 11 j
    *^ -27 & -109 ,. -36 4 -76 A -77 J -54 _
    +- -17 2 -4 3 -23 7 -27 A -36 JV\ -61 T -34 W -38 X -51 Y -16 vy -18 x
    ,. -25 ␣ -10 !9 -79 "' -23 06 -87 1 -12 3 -5 5 -24 7 -8 8 -118 ? -35 @CGOQ -27 T -52 Y
    / -32 ,. -51 A -50 J 6 VW\
    09 -23 ,. -16 7 -26 A -32 V\ -34 X -27 Y -36 _ 16 t
    1HIMNdl| 4 t 6 vy
    2 -12 4
    38 -17 *^ -12 ,. -18 X
    4 -46 *^ -27 ,. -42 1 -40 7 -4 A -26 t
    5 -16 *,.1^ -12 t
    6 -21 ,. -36 _
    7 -45 # 12 % -36 &a 14 *^ -100 ,. -12 06 -13 3 -46 4 -8 59 16 7 -11 8 -27 :; -73 < -86 A -77 J -127 _
    7 -41 cdegmnopqr -49 s
    :; -27 T -50 V\
    = -41 AX -36 T -54 V\ -50 W -77 Y -32 vy -27 x
    > -59 7VW\ -30 A -63 T -45 X -73 Y -50 Z
    ? -50 A
    @DOQ -35 ,. -32 /A_ -31 T -36 V\ -24 W -51 X -41 Y
    A -63 "' -12 $S -76 *^ -27 +-~ 11 / -26 06 -79 1 -30 < -41 = -50 ? -32 @CGOQ 10 A -78 T -36 U -87 V\ -70 W
    A -86 Y -18 cdegoq -17 f -9 s -31 t -54 vwy
    B -23 T
    C -20 A -12 X -32 _ 5 vy
    F -32 , -27 ._uvyz -25 / -4 @CGOQ -73 A -54 J -14 a -6 cdegoq -7 mnpr
    G -25 AT -18 V\ -12 X -23 Y
    JU -27 ,. -45 / -36 A -41 _
    K -26 $S -62 +-~ -54 < -27 =u -42 @CGOQ -32 cdegoqvy -50 w
    L -73 "'T -32 *~ -53 + -41 - -36 1 -29 ?W -23 @CGOQ -62 V\ -107 Y -104 ^ -18 t -54 vy
    P -27 &. -17 +-~ -32 , -66 A -77 J -6 T -18 a -22 cdegoq -4 mnpr
    R -18 T -16 V\ -23 Y -10 a -20 cdegoq
    T -6 $S -27 &,.06:;= -61 +-~ -41 / -54 4 -63 7< -31 @CGOQ -78 A -73 Js -45 _ -86 a -98 cdegoq -5 f -59 mnpr
    T -48 t -83 u -68 vy -66 w -38 x -57 z
    V -41 & -46 +-~ -77 ,.J -62 / -32 06 -27 4@ -50 :;= -59 < -87 A -36 CGOQs 15 V\ -63 _cdegoq -58 a -31 mnpr
    W -5 $S -41 &:; -34 +-~ -77 ,. -25 / -27 4s -59 < -50 =J -24 @CGOQ -70 A 14 W -46 acdegoq -20 mnpr
    X -20 $S -38 +- -34 06 -18 38 -32 4 -45 <a -41 = -51 @CGOQ -23 cdegoq -27 ~
    Y -50 &:; -51 +-~ -52 ,. -54 4s -82 < -77 = -41 @CGOQ -86 A -27 J -95 acdegoq -16 i -61 mnpr -32 u
    Z -29 +-~ -50 < -27 @CGOQ
    \ -63 "' -12 $S -76 *^ -27 +-~ 11 / -26 06 -79 1 -30 < -41 =vy -50 ? -32 @CGOQT 10 A -36 U -62 V\ -46 W
    \ -86 Y -18 cdegoq -17 f -9 s -31 t -54 w
    _ -54 *^ -36 035689 -86 1 -45 4T -32 @CGOQU -63 V\vy 77 j 14 mnpr
    ahmn -30 "' -32 1 -78 T -41 VW\ -77 Y -18 vy
    bceop -30 "' -10 )]} -27 1 -20 A -95 TY -63 V\ -46 W -23 X 6 a -14 vy -11 w -22 x -18 z
    f -16 +-a~ -45 ,. -11 /_ -50 4J -27 A 4 Yvy -8 cdegoq -43 f -14 s -34 t 19 w
    gq -41 T 7 j
    ij 12 )]} 6 t
    k -46 +-~ -36 4 -68 < -45 T -18 cdegoq 6 vy
    r -17 +-~ -50 ,. -25 / -19 < -32 A -45 JT -27 Z -6 a -4 cdegoq 16 ft 4 ij 6 mnpr 11 vwy 9 x
    s -19 "' -59 TY -36 V\ -27 W 8 t -10 vy
    t -13 +-~ -5 4 -23 < -27 T -4 VW\ -6 Ycdegoqs 7 a -31 f 4 j -34 t 19 vy 20 w
    u -29 +-~ -27 /_ -32 < -41 T -45 Y
    vy -16 +-~ -57 ,. -45 / -27 <TY -32 = -54 A 6 BDEFHIKLMNPRbhkl| -50 J -63 _ -14 acdegoq 14 ft -8 s
    w -27 &Z -59 ,. -54 A -45 J -41 T -8 a -11 cdegoq
    x -18 +-~ -27 = -25 T -7 a -23 cdegoq 12 ft
    z -27 T -18 cdegoq
    ~ -17 2 -4 3 -23 7 -27 A -36 JV\ -61 T -34 W -32 X -51 Y -16 vy -18 x
    """#
}
