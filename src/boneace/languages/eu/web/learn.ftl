# Joko baten lehen banaketa, laguntzarekin jokatua.

learn-title = Zure lehen banaketa: { $game }
learn-go-on = Jarraitu
learn-yours = Zure txanda da.
learn-fold = Ezkutatu testua
learn-unfold = Erakutsi testua
learn-listen = Jarraitu lehenbizi ikasgaiarekin
learn-not-now = Hori benetako partida batean joka dezakezu. Hemen, egin ikasgaiak dioena.
learn-play = Jokatu orain
learn-again = Berriro
learn-none = Ez dago ikasgairik
learn-clause = { $clause } araua
learn-link = Ikasi
    .of = Ikasi { $game }: zure lehen banaketa
    .first = Ikasi lehen banaketa batekin
learn-about = Joko bakoitzaren lehen banaketa, laguntzarekin: minutu gutxi batzuetan badakizu nola jokatzen den. Gero buruketak, norbaitek jokaldirik onena ikusi ez zuen partidetatik.
learn-first = Lehen banaketa
learn-done = ikasita
learn-puzzles = Buruketak
    .of = Buruketak: { $game }

learn-puzzle = Buruketa
learn-puzzle-title = { $game }: { $n }. buruketa, { $of } guztira
learn-ask = Zure txanda: zein da jokaldirik onena?
    .how = Jokaldi bat argi da onena. Partida batetik dator: norbaitek ez zuen ikusi.
learn-right = Bai, hori da jokaldirik onena.
learn-wrong = Hobea: { $best }
learn-chosen = zurea
learn-worth = Jokaldi bakoitzaren balioa
learn-next-puzzle = Hurrengo buruketa
learn-answered = Buruketa honi erantzun diozu
learn-no-such-move = «{ $move }» ez da hemengo jokaldi bat
learn-tally = { $all ->
    [0] Oraindik ez duzu bat ere erantzun
   *[other] { $all } erantzunetatik { $right } ondo lehenengoan
}
learn-more = Buruketa honi buruz, eta beste jokoak
learn-other-game = Jokoa
learn-no-puzzle = Ez dago buruketarik
learn-no-puzzles = ez dago buruketarik
