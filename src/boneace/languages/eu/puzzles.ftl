# `boneace puzzles`, eta orriko buruketak.

puzzles-help = atera buruketak partidetatik: jokaldi bat argi onena den egoerak
puzzles-about = Botak jokarazten ditu, edo zure partidak irakurtzen, aztertzen ditu, eta norbait oker ibili den erabakiak
    gordetzen ditu, jokaldi bat argi onena bada. Buruketa bakoitza lerro bat da: erabakira arteko erregistroa,
    jokaldien balioekin. Botak txandaka esertzen dira mahaiaren inguruan; bat ere ematen ez baduzu, denak
    hasiberriak dira. Hazi berak buruketa berak ematen ditu.
puzzles-count = zenbat buruketa (%(default)s)
puzzles-seed = banaketen eta boten hazia (%(default)s)
puzzles-from = fitxategi honetako erregistroetatik atera, .toml edo .jsonl; -: sarrera estandarra
puzzles-out = idatzi .jsonl fitxategi honetan; bestela erakutsi egiten dira
puzzles-a-file = buruketen fitxategia
puzzles-drawing = Buruketak ateratzen
puzzles-drawn = { $count ->
    [one] Buruketa bat.
   *[other] { $count } buruketa.
}
puzzles-other-game = { $game } jokoaren partida da, ez { $wanted } jokoarena
puzzles-none = ez dago { $number } zenbakiko buruketarik ({ $game }): { $count } daude, 0tik zenbatuta
