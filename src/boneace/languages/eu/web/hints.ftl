# Partida bateko aholkuak, eta amaitutako baten azterketa.

hints-title = Aholkua
hints-ask = Zenbat balio dute nire jokaldiek?
hints-key = Aholkua: zenbat balio duten zure jokaldiek
hints-said = Aholkua. { $move }: { $why }
hints-not-now = Aholkua zure txandarako da.
hints-percent = % { $n }
hints-sure-exact = Balio zehatzak.
hints-sure-abstract = Joko xumeago batenak dira zehatz, eta honenetatik gertu daude.
hints-sure-rollout = Estimazioak: jokaldi bakoitza mundu posible askotan probatu da.
hints-review = Azterketa
hints-review-ask = Aztertu partida
hints-review-asking = Erabaki guztiak baloratzen ari dira; segundo batzuk behar ditu.
hints-review-meaning = Emaitza bat zortea ken akatsak da. Zortea kartek eta besteek ekarritakoa da.
hints-player = Jokalaria
hints-result = Emaitza
hints-luck = Zortea
hints-mistakes = Akatsak
hints-worst = Gehien galdu zuten erabakiak
hints-lost = { $deal }. banaketa, { $who }: «{ $made }»; hobe «{ $best }», aldea { $loss }
hints-give-or-take = gorabehera { $error }
hints-matches = (partiden % { $n })
hints-none-lost = Erabaki batek ere ez zuen galdu ikus daitekeen ezer.
hints-allow = Jokalariek aholkuak eska ditzakete
    .meaning = Aholku batek jokalari bati bere jokaldiek zer balio duten esaten dio, dakienaren arabera. Boten kontra ohikoa da, pertsonen artean ez.
