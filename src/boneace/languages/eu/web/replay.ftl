# Amaitutako partida bat, urratsez urrats.

replay-title = Errepasoa eta azterketa
replay-pause = Partida hau amaitu da; berriro erakusten da.
replay-none = Ez dago errepasatzekorik
replay-to-table = Mahaira
replay-record = Deskargatu erregistroa
replay-verify = Garbi banatu zen?
replay-opening = Partida ekartzen…
replay-seat = Nork ikusita
replay-open = Esku guztiak agerian
replay-link = Une honen esteka
replay-steps = Partidan zehar
replay-deal-back = Aurreko banaketara
replay-back = Urrats bat atzera
replay-on = Urrats bat aurrera
replay-deal-on = Hurrengo banaketara
replay-step = Urratsa
replay-step-of = { $step }/{ $last }
replay-decides = { $who }: erabakia
replay-no-decision = Hemen ez du inork erabakitzen
replay-move = Jokaldia
# The head of a column: what a move brings on average.
replay-worth = Emaitza { $unit ->
    [game] jokotan
    [chip] fitxatan
    [point] puntutan
    [stake] apustutan
   *[none] { "" }
}
replay-wins = Irabazi
replay-made = jokatua
replay-lost = Galera: { $loss }.
replay-best = Galerarik ez.
replay-verdict = { $who }: «{ $made }», galera: { $loss }; hobe «{ $best }»
    .best = { $who }: «{ $made }», galerarik ez
replay-whole = Partida osoa
replay-play-on = Eta bestela? Hemendik jarraitu { $who } gisa
replay-curve = { $how ->
    [won] hasieran { $start } espero zezakeen, eta { $end } irabazi du
    [lost] hasieran { $start } espero zezakeen, eta { $end } galdu du
   *[even] hasieran { $start } espero zezakeen, eta ez du ez irabazi ez galdu
  }
    .label = Lehen unetik azkenera espero zitekeena: { $who }
