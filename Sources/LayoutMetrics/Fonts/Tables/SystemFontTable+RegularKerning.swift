extension SystemFontTable {
  /// Kerning of the regular weight at text sizes, in thousandths of the size: left characters, then values, each with
  /// its right characters; a space is written as ␣.
  static let regularTextKerning = #"""
    "' -27 & -66 ,. -50 4 -63 A -132 J -12 cdegoq
    $S -4 T -8 X
    & -27 "'vwy -45 T -50 V\ -32 W -59 Y
    ([{ -9 cdegoq 23 j
    *^ -27 & -109 ,. -36 4 -9 @CGOQ -63 A -77 J -54 _
    +-~ -27 2AX -9 3 -18 7x -36 J -59 T -41 VW\ -63 Y
    ,. -66 "' -20 06 -69 1 -22 3 -11 57 -18 8 -5 9 -70 ? -35 @CGOQ -27 TY
    / -32 ,. -20 A -50 J
    09 -20 ,. -16 7 -8 V\ -27 XY -36 _ 12 t
    1HIMNdl| 12 t 4 vy
    2 -12 4
    38 -12 *^ -18 ,. -16 X
    4 -16 *1^ -27 ,.
    5 -22 ,.
    6 -27 ,. -36 _
    7 -45 # -36 &a -100 ,. -12 06 -13 3 -46 4 -8 59 16 7 -11 8 -27 :; -73 < -86 A -77 J -127 _ -41 cdegmnopqr
    7 -32 s
    :; -27 T -50 V\
    = -41 AX -36 T -54 V\ -50 W -77 Y -32 vy -27 x
    > -59 7VW\ -63 T -45 X -73 Y -50 Z
    ? -50 A
    @DOQ -35 ,. -32 /_ -27 AVXY\ -24 T
    A -63 "'*^ -27 +-1@CGOQ~ 16 / -41 = -50 ? 12 A -68 T -16 Ut -55 V\ -45 W -59 Y 4 i -54 vwy
    B -45 T
    C -16 A -4 X -32 _
    F -32 ,cdegoq -27 ._uvyz -73 A -54 J -20 a -23 mnpr
    G -18 AVY\ -24 T -4 X
    JU -27 ,. -45 / -16 A -41 _
    K -8 $S -86 +-~ -54 < -27 =@CGOQu -32 cdegoqvy 12 i -50 w
    L -73 "' -32 *~ -68 + -41 - -36 1 -23 @CGOQ -77 T -54 V\vy -27 Y -104 ^ -18 t
    P -27 &. -36 +-~ -32 , -59 A -77 J -4 cdegoq
    R -13 V\ -19 Y -4 a -12 cdegoq
    T -27 &,.06:;= -59 +-asu~ -41 / -54 4 -63 7< -24 @CGOQ -68 A -73 J 16 Y -45 _mnpr -62 cdegoq -82 t -50 vwxy
    T -36 z
    V -41 &+-acdegoq~ -77 ,.J -39 / -8 06 -27 4@CGOQ -50 :;= -59 < -55 A 12 V\ -63 _ -36 s
    W -41 &+-:;acdegoq~ -77 ,. -27 4mnprs -59 < -50 =J -45 A 20 W
    X -8 $S -27 +-06@CGOQ~ -16 38 -32 4T -45 <a -41 = -23 cdegoq
    Y -50 &:; -63 +-~ -27 ,.@CGJOQ -54 4s -82 < -77 = -59 A 16 T -57 a -61 cdegoq -23 i -31 mnpr -32 u
    Z -32 +-~ -50 < -27 @CGOQ
    \ -63 "'*^ -27 +-1@CGOQ~ 16 / -41 =vy -50 ? 12 A -32 T -16 Ut -39 V\ -45 W -59 Y 4 i -54 w
    _ -54 *^ -36 035689 -86 1 -45 4T -32 @CGOQU 27 BDEFHIKLMNPRbhiklmnpr| -63 V\vy 77 j
    ahmn -32 1 -55 T -41 VW\ -59 Y -12 vy
    bceop -12 "'z -9 )]} -27 1A -62 T -41 VW\ -23 X -68 Y 8 a -16 vy -14 w -18 x
    f -23 +-/cdegoq~ -45 ,. -50 4J -27 At 8 Y -11 _ -12 a -31 f -18 s 12 w
    gq -41 T
    k -36 +-4~ -68 < -45 T -18 cdegoq
    r -32 +-<A~ -50 ,. -27 /Z 12 BDEFHIKLMNPRbfhjklmnprtvxy| -45 JT -13 cdegoq 8 i 7 w
    s -59 TY -36 V\ -27 W
    t -16 +-~ -11 4 -23 < -27 T -8 VW\cdegoqs -12 Y 4 a -20 f 8 j 16 vy 12 w
    u -32 +-<~ -27 /_ -41 T -45 Y
    vy -32 +-=~ -35 ,. -45 / -27 <TY -54 A 4 BDEFHIKLMNPRbhkl| -50 J -63 _ -4 a -16 cdegoq 12 ft
    w -27 &Z -59 ,. -54 A -45 J -41 T -14 cdegoq
    x -18 +-cdegoq~ -27 = -50 T 16 ft
    z -27 T -12 cdegoq
    """#

  /// Kerning of the regular weight at display sizes, likewise.
  static let regularDisplayKerning = #"""
    "' -27 &s -66 ,. -50 4 -63 A -132 J -39 cdegoq
    $S -12 TX
    & -27 "'vwy -45 T -50 V\ -32 W -59 Y
    ([{ -9 cdegoq 23 j
    *^ -27 & -109 ,. -36 4 -63 A -77 J -54 _
    +- -27 2A -9 3 -18 7x -36 J -59 T -41 VW\ -39 X -63 Y -8 vy
    ,. -66 "' -20 06 -78 1 4 2 -8 38 -11 57 -5 9 -111 ? -35 @CGOQ -27 TY
    / -32 ,. -20 A -50 J
    09 -20 ,.AV\ -16 7 -27 XY -36 _ 16 t
    1HIMNdl| 4 tvy
    2 -12 4
    38 -23 *^ -18 ,. -16 X
    4 -35 *^ -27 ,. -31 17 -16 t
    5 -16 *1^ -22 ,. -12 t
    6 -20 ,. -36 _
    7 -45 # 8 % -36 &a 16 *7^ -100 ,. -12 06 -13 3 -46 4 -8 59 -11 8 -27 :; -73 < -86 A -77 J -127 _
    7 -41 cdegmnopqr -51 s
    :; -27 T -50 V\
    = -41 AX -36 T -54 V\ -50 W -77 Y -32 vy -27 x
    > -59 7VW\ -63 T -45 X -73 Y -50 Z
    ? -50 A
    @DOQ -35 ,.T -32 /_ -23 A -27 V\ -16 W -47 X -43 Y
    A -63 "'*^ -27 +-t~ 16 / -20 06 -62 1 -41 = -50 ? -23 @CGOQ 8 A -78 TV\ -31 U -47 W -86 Y -16 cdegoq -54 vwy
    B -31 T
    C -12 A -4 X -32 _
    F -32 , -27 ._uvyz -8 /@CGOQcdegoq -73 A -54 J -12 amnpr
    G -18 AVY\ -24 T -4 X
    JU -27 ,. -45 / -31 A -41 _
    K -16 $S -86 +-~ -54 < -27 =u -31 @CGOQ -32 cdegoqvy -50 w
    L -73 "' -32 *~ -68 + -41 - -36 1 -62 ? -23 @CGOQ -78 T -54 V\vy -109 Y -104 ^ -18 t
    P -27 &. -36 +-~ -32 , -59 A -77 J -8 Tmnpr -20 a -23 cdegoq
    R -16 Tcdegoq -13 V\ -19 Y -8 a
    T -27 &,.06:;= -59 +-~ -41 / -54 4 -63 7< -35 @CGOQ -78 Ax -73 J -45 _ -90 asvy -94 cdegoq -12 f -74 mnpru
    T -8 t -86 w -82 z
    V -41 &+-~ -77 ,.J -35 / -20 06 -27 4@CGOQ -50 :;= -59 < -78 A 20 V\ -63 _ -51 a -55 cdegoq -31 mnpr -36 s
    W -41 &+-:;acdegoq~ -77 ,. -27 4s -59 < -50 =J -16 @CGOQmnpr -47 A 12 W
    X -12 $S -39 +- -27 06~ -16 38 -32 4 -45 <a -41 = -47 @CGOQ -23 cdegoq
    Y -50 &:; -63 +-~ -27 ,.J -54 4s -82 < -77 = -43 @CGOQ -86 A -78 acdegoq -23 i -55 mnpr -32 u
    Z -32 +-~ -50 < -27 @CGOQ
    \ -63 "'*^ -27 +-t~ 16 / -20 06 -62 1 -41 =vy -50 ? -23 @CGOQ 8 A -32 T -31 U -35 V\ -47 W -86 Y -16 cdegoq
    \ -54 w
    _ -54 *^ -36 035689 -86 1 -45 4T -32 @CGOQU -63 V\vy 77 j
    ahmn -39 "' -32 1 -78 T -41 VW\ -59 Y -20 vy
    bceop -39 "' -9 )]} -27 1 -16 Avy -102 T -55 V\ -41 W -23 Xx -78 Y 4 a -14 w -12 z
    f -23 +-/f~ -45 ,. -50 4J -27 At 8 Y -11 _ -12 a -8 cdegoq 4 jvy -18 s 23 w
    gq -41 T
    ij 27 )]} 8 t
    k -36 +-4~ -68 < -45 T -18 cdegoq
    r -32 +-<A~ -50 ,. -27 /Z -8 BDEFHIKLMNPRbcdeghkloq| -45 JT -12 a 12 ft 7 vy 6 w
    s -23 "' -59 TY -36 V\ -27 W 8 t -12 vy
    t -16 +-~ -11 4 -23 < -27 Tt -8 VW\cdefgoqs -12 Y 12 a 8 j 23 vy 20 w
    u -32 +-<~ -27 /_ -41 T -45 Y
    vy -8 +-s~ -51 ,. -45 / -27 <TY -32 = -54 A 4 BDEFHIKLMNPRbhkl| -50 J -63 _ -12 a -16 cdegoq 16 ft
    w -27 &Z -59 ,. -54 A -45 J -41 T -4 a -14 cdegoq
    x -18 +-~ -27 = -50 T -8 a -23 cdegoq 12 ft
    z -27 T -12 cdegoq
    ~ -27 2AX -9 3 -18 7x -36 J -59 T -41 VW\ -63 Y -8 vy
    """#
}
