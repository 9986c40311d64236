# Partida bateko aholkuak, eta amaitutako baten azterketa.

hints-title = Aholkua
hints-ask = Zenbat balio dute nire jokaldiek?
hints-key = Aholkua: zenbat balio duten zure jokaldiek
hints-said = Aholkua. { $move }: { $why }
hints-not-now = Aholkua zure txandan eska dezakezu.
hints-on = Aholkuak piztuta daude partida honetan.
hints-asking = Zure jokaldiak baloratzen ari dira; une bat behar du.
hints-off = Aholkuak itzalita daude. Bat eskatuz gero, partida honetarako pizten dira.
# The best move, with the number that the list has beside it.
hints-best = Aholkua: { $move } ({ $number })
    .wins = Aholkua: { $move } (irabaziak: { $number })
hints-marked = Aholkua hau da.
hints-all = { $n } jokaldiak
hints-percent = % { $n }
hints-sure-exact = Balio zehatzak.
hints-sure-abstract = Joko errazago baterako zehatzak; joko honetakoetatik gertu.
hints-sure-rollout = Estimazioak: jokaldi bakoitza mundu posible askotan probatu da, eta gero denek arau errazekin jokatu dute.
hints-review = Azterketa
hints-review-asking = Erabaki guztiak baloratzen ari dira; segundo batzuk behar ditu.
hints-review-meaning = Emaitza zortea gehi akatsak da. Zortea kartek eta besteek ekarritakoa da.
hints-counted = { $unit ->
    [game] Jokotan zenbatuta.
    [chip] Fitxatan zenbatuta.
    [point] Puntutan zenbatuta.
   *[stake] Apustutan zenbatuta: bakoitzak bat jartzen du, eta irabazleak eramaten ditu.
  }
hints-player = Jokalaria
hints-result = Emaitza
hints-luck = Zortea
hints-mistakes = Akatsak
hints-worst = Erabaki garestienak
    .yours = Zure erabaki garestienak
    .others = Besteenak ({ $n })
hints-lost = { $deal }. banaketa, { $who }: «{ $made }»; hobe «{ $best }»
hints-cost = galera: { $loss }
hints-give-or-take = gorabehera { $error }
hints-matches = 100 partidatik { $n }
hints-none-lost = Erabaki batek ere ez du galera neurgarririk ekarri.
    .yours = Zure erabaki batek ere ez du galera neurgarririk ekarri.
hints-allow = Jokalariek aholkuak eska ditzakete
    .meaning = Aholku batek jokalari bati bere jokaldiek zer balio duten esaten dio, dakienaren arabera. Boten aurka ohikoa da, pertsonen artean ez.
