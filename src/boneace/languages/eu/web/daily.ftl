# Egunero berria dena, lehen orrian.

daily-today = Gaur
daily-deal = Eguneko banaketa: { $game }
daily-about = Karta eta bot berak guztiontzat. Egunean partida bat.
    .deals = Karta eta bot berak guztiontzat. { $deals } banaketako partida bat, egunero berria.
daily-short = Jokatu
daily-play = Jokatu eguneko banaketa
daily-go-on = Jarraitu
daily-review = Berriro ikusi
daily-yours = Zure emaitza: { $won }.
daily-average = { $n ->
    [one] Gaur lehena zara hemen.
   *[other] Hemengo { $n } lagunen batezbestekoa: { $mean }.
}
daily-puzzle = Eguneko buruketa: { $game }
    .about = Jokaldi bat argi da onena. Ikusten duzu?
    .right = Ebatzi duzu. Gehiago daude.
    .wrong = Ez zenuen lehenengoan ikusi. Gehiago daude.
daily-solve = Ebatzi
daily-puzzle-open = Eguneko buruketa: ebatzi
