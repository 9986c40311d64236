# Egunero berria dena, lehen orrian.

daily-today = Gaur
daily-deal = Eguneko banaketa: { $game }
daily-about = Karta eta bot berak guztiontzat. Egunean partida bat.
    .deals = Karta eta bot berak guztiontzat. { $deals } banaketako partida bat, egunero berria.
daily-short = Jokatu
daily-play = Jokatu eguneko banaketa
daily-go-on = Jarraitu
daily-review = Berriro ikusi
daily-yours = { $how ->
    [won] { $what } irabazi duzu.
    [lost] { $what } galdu duzu.
   *[even] Ez duzu ezer irabazi, ezta galdu ere.
}
    .won = Partida irabazi duzu, eta harekin besteen { $what }.
    .lost = Partida galdu duzu, eta harekin zure apustua.
daily-average = { $n ->
    [one] Gaur lehena zara hemen.
   *[other] { $beside ->
        [better] Hemengo { $n } lagunen batezbestekoa baino hobeto: { $mean }.
        [worse] Hemengo { $n } lagunen batezbestekoa baino okerrago: { $mean }.
       *[same] Hemengo { $n } lagunen batezbestekoa bezala: { $mean }.
    }
}
daily-puzzle = Eguneko buruketa: { $game }
    .about = Jokaldi bat argi da onena. Ikusten duzu?
    .right = Ebatzi duzu. Gehiago daude.
    .wrong = Ez zenuen lehenengoan ikusi. Gehiago daude.
daily-solve = Ebatzi
daily-more = Buruketa gehiago
daily-puzzle-open = Eguneko buruketa: ebatzi
