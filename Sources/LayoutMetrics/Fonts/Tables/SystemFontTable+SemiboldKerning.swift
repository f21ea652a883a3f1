extension SystemFontTable {
  /// Kerning of the semibold weight at text sizes, in thousandths of the size: left characters, then values, each with
  /// its right characters; a space is written as ␣.
  static let semiboldTextKerning = #"""
    "' -27 & -70 ,. -50 4 -63 A -132 J -14 cdegoq -4 s
    $S -8 A -5 T -9 X
    & -27 "'vwy -45 T -50 V\ -32 W -59 Y
    ([{ 10 BDEFHIKLMNPRbhklmnpr| -6 cdegoq 14 j
    *^ -27 & -109 ,. -36 4 -12 @CGOQ -72 A -77 J -54 _
    +-~ -20 2 -6 3 -21 7 -27 A -36 J -61 T -38 V\ -26 W -30 X -55 Y -18 x
    ,. -16 ␣ -7 !5 -75 "' -22 06 -71 1 -20 3 -17 7 -21 8 -9 9 -70 ? -35 @CGOQ -27 T -43 Y
    / -32 ,. -20 A -50 J 4 VW\
    09 -22 ,. -16 7V\ -29 X -27 Y -36 _ 13 t
    1HIMNdl| 10 )]_} 12 t 7 vy
    2 -12 4
    38 -7 *^ -17 ,.X
    4 -24 *^ -27 ,. -25 1
    5 -20 ,.
    6 -25 ,. -36 _
    7 -45 # -36 &a -100 ,. -12 06 -13 3 -46 4 -8 59 16 7 -11 8 -27 :; -73 < -86 A -77 J -127 _ -41 cdegmnopqr
    7 -32 s
    :; -27 T -50 V\
    = -41 AX -36 T -54 V\ -50 W -77 Y -32 vy -27 x
    > -59 7VW\ -20 A -63 T -45 X -73 Y -50 Z
    ? -50 A
    @DOQ -35 ,. -32 /AY_ -25 T -30 V\ -13 W -37 X
    A -63 "' -8 $S -72 *^ -27 +-~ 11 / -36 1 -20 <t -41 = -50 ? -32 @CGOQ 12 A -70 T -16 U -60 V\ -54 Wvwy -62 Y
    A -12 cdegoq -5 f -6 s
    B -45 T
    C -20 A -9 X -32 _
    F -32 , -27 ._uvyz -73 A -54 J -15 a -26 cdegoq -18 mnpr
    G -23 A -24 T -18 V\ -9 X -21 Y
    JU -27 ,. -45 / -16 A -41 _
    K -8 $S -70 +-~ -54 < -27 =u -30 @CGOQ -32 cdegoqvy 8 i -50 w
    L -73 "' -32 *~ -58 + -41 - -36 1 -23 @CGOQ -74 T -59 V\ -20 W -55 Y -104 ^ -18 t -54 vy
    P -27 &. -23 +-~ -32 , -64 A -77 J -7 a -6 cdegoq
    R -15 V\ -22 Y -4 a -10 cdegoq
    T -27 &,.06:;= -47 +-~ -41 / -54 4 -63 7< -25 @CGOQ -70 A -73 J 10 Y -45 _mnpr -59 asu -62 cdegoq -82 t
    T -50 vwy -34 x -36 z
    V -41 & -44 +-~ -77 ,.J -39 / -16 06 -27 4@ -50 :;= -59 < -60 A -30 CGOQ 12 V\ -63 _ -45 a -46 cdegoq
    V -4 mnpr -36 s
    W -41 &:; -36 +-~ -77 ,. -17 / -27 4mnprs -59 < -50 =J -13 @CGOQ -54 A 4 V\ 18 W -44 a -40 cdegoq
    X -9 $S -30 +- -29 06 -17 38 -32 4T -45 <a -41 = -37 @CGOQ -23 cdegoq -27 ~
    Y -50 &:; -55 +-~ -43 ,. -54 4s -82 < -77 = -32 @CGOQu -62 A -27 J 10 T -73 a -79 cdegoq -19 i -31 mnpr
    Z -30 +-~ -50 < -27 @CGOQ
    \ -63 "' -8 $S -72 *^ -27 +-~ 11 / -36 1 -20 <t -41 =vy -50 ? -32 @CGOQT 12 A -16 U -39 V\ -46 W -62 Y
    \ -12 cdegoq -5 f -6 s -54 w
    _ -54 *^ -36 035689 -86 1 -45 4T -32 @CGOQU 27 BDEFHIKLMNPRbhklmnpr| -63 V\vy 17 i 77 j
    ahmn -11 "' -32 1 -56 T -41 VW\ -71 Y -13 vy
    bceop -14 "'z -10 )]} -27 1A -62 T -46 V\ -40 W -23 X -83 Y 8 a -15 vy -12 w -17 x
    f -19 +-cdegoq~ -45 ,. -14 /a -50 4J -27 A 5 Yi -11 _ -33 f -16 s -30 t 14 w
    gq -41 T 5 j
    k -43 +-~ -36 4 -68 < -45 T -18 cdegoq 4 vy
    r -30 +-~ -50 ,. -25 / -32 <A 12 BDEFHIKLMNPRbhjklvxy| -45 JT -27 Z -7 a -18 cdegoq 14 ft 5 i 8 mnpr 7 w
    s -4 "' -59 TY -36 V\ -27 W
    t -14 +-~ -7 4s -23 < -27 T -5 VW\t -8 Ycdegoq 4 a -24 f 6 j 17 vy 14 w
    u -30 +-~ -27 /_ -32 < -41 T -45 Y
    vy -32 +,-.=~ -45 / -27 <TY -54 A -50 J -63 _ -7 a -15 cdegoq 12 f 13 t
    w -27 &Z -59 ,. -54 A -45 J -41 T -12 cdegoq
    x -18 +-~ -27 = -34 T -17 cdegoq 13 ft
    z -27 T -14 cdegoq
    """#

  /// Kerning of the semibold weight at display sizes, likewise.
  static let semiboldDisplayKerning = #"""
    "' -27 & -70 ,. -50 4 -63 A -132 J -30 cdegoq -23 s
    $S -4 7 -8 A -13 T -17 X
    & -27 "'vwy -45 T -50 V\ -32 W -59 Y
    ([{ -6 cdegoq 14 j
    *^ -27 & -109 ,. -36 4 -72 A -77 J -54 _
    +- -20 2 -6 3 -21 7 -27 A -36 JW -60 T -38 VX\ -55 Y -13 vy -18 x
    ,. -16 ␣ -7 !5 -75 "' -22 06 -84 1 -11 3 -20 7 -8 8 -9 9 -116 ? -35 @CGOQ -27 T -43 Y
    / -32 ,. -41 A -50 J 4 VW\
    09 -22 ,. -16 7 -24 A -28 V\ -32 X -27 Y -36 _ 16 t
    1HIMNdl| 4 t 5 vy
    2 -12 4
    38 -19 *^ -14 ,. -17 X
    4 -42 *^ -27 ,. -38 1 -37 7 -23 t
    5 -16 *1^ -18 ,. -12 t
    6 -20 ,. -36 _
    7 -45 # 11 % -36 &a 14 *^ -100 ,. -12 06 -13 3 -46 4 -8 59 16 7 -11 8 -27 :; -73 < -86 A -77 J -127 _
    7 -41 cdegmnopqr -49 s
    :; -27 T -50 V\
    = -41 AX -36 T -54 V\ -50 W -77 Y -32 vy -27 x
    > -59 7VW\ -20 A -63 T -45 X -73 Y -50 Z
    ? -50 A
    @DOQ -35 ,. -32 /T_ -29 A -33 V\ -21 W -50 X -41 Y
    A -63 "' -8 $S -72 *^ -27 +-~ 13 / -24 06 -74 1 -20 < -41 = -50 ? -29 @CGOQ 9 A -78 T -34 U -84 V\ -62 W
    A -86 Y -17 cdegoq -11 f -6 s -30 t -54 vwy
    B -26 T
    C -17 A -9 X -32 _
    F -32 , -27 ._uvyz -19 / -5 @CGOQ -73 A -54 J -13 a -6 cdegoq -9 mnpr
    G -23 A -24 T -18 V\ -9 X -21 Y
    JU -27 ,. -45 / -34 A -41 _
    K -23 $S -70 +-~ -54 < -27 =u -38 @CGOQ -32 cdegoqvy -50 w
    L -73 "' -32 *~ -58 + -41 - -36 1 -40 ? -23 @CGOQ -75 T -59 V\ -20 W -108 Y -104 ^ -18 t -54 vy
    P -27 &. -23 +-~ -32 , -64 A -77 J -6 T -18 a -22 cdegoq -5 mnpr
    R -17 T -15 V\ -22 Y -9 a -18 cdegoq
    T -4 $S -27 &,.06:;= -60 +-~ -41 / -54 4 -63 7< -32 @CGOQ -78 A -73 Jw -45 _ -87 a -96 cdegoq -7 f -64 mnpr
    T -79 s -34 t -80 u -75 vy -52 x -66 z
    V -41 & -44 +-~ -77 ,.J -54 / -28 06 -27 4@ -50 :;= -59 < -84 A -33 CGOQ 17 V\ -63 _ -56 a -60 cdegoq
    V -31 mnpr -36 s
    W -41 &:; -36 +-~ -77 ,. -17 / -27 4s -59 < -50 =J -21 @CGOQ -62 A 13 W -44 acdegoq -18 mnpr
    X -17 $38S -38 +- -32 046 -45 <a -41 = -50 @CGOQ -23 cdegoq -27 ~
    Y -50 &:; -55 +-~ -43 ,. -54 4s -82 < -77 = -41 @CGOQ -86 A -27 J -89 acdegoq -19 i -59 mnpr -32 u
    Z -30 +-~ -50 < -27 @CGOQ
    \ -63 "' -8 $S -72 *^ -27 +-~ 13 / -24 06 -74 1 -20 < -41 =vy -50 ? -29 @CGOQ 9 A -32 T -34 U -54 V\w -47 W
    \ -86 Y -17 cdegoq -11 f -6 s -30 t
    _ -54 *^ -36 035689 -86 1 -45 4T -32 @CGOQU -63 V\vy 77 j 10 mnpr
    ahmn -34 "' -32 1 -78 T -41 VW\ -71 Y -18 vy
    bceop -34 "' -10 )]} -27 1 -18 A -97 T -60 V\ -44 W -23 X -89 Y 5 a -15 vy -12 w -22 x -16 z
    f -19 +-~ -45 ,. -14 /a -50 4J -27 A 5 Y -11 _ -8 cdegoq -36 f -16 s -32 t 4 vy 21 w
    gq -41 T 5 j
    ij 17 )]} 6 t
    k -43 +-~ -36 4 -68 < -45 T -18 cdegoq 4 vy
    r -22 +-~ -50 ,. -25 / -23 < -32 A -45 JT -27 Z -8 a -5 cdegoq 15 ft 4 mnpr 10 vwy 5 x
    s -21 "' -59 TY -36 V\ -27 W 8 t -10 vy
    t -14 +-~ -7 4s -23 <f -27 T -5 VW\ -8 Y 9 a -6 cdegoq 5 j -32 t 21 vy 20 w
    u -30 +-~ -27 /_ -32 < -41 T -45 Y
    vy -13 +-a~ -55 ,. -45 / -27 <TY -32 = -54 A 5 BDEFHIKLMNPRbhkl| -50 J -63 _ -15 cdegoq 14 ft -8 s
    w -27 &Z -59 ,. -54 A -45 J -41 T -7 a -12 cdegoq
    x -18 +-~ -27 = -34 T -7 a -23 cdegoq 12 ft
    z -27 T -16 cdegoq
    ~ -20 2 -6 3 -21 7 -27 A -36 JW -60 T -38 V\ -30 X -55 Y -13 vy -18 x
    """#
}
