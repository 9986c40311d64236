# Mahaiaren inguruko orria.
#
# Glosarioa. match: partida. deal: banaketa. seat: eserlekua. preset, set of rules: arautegia. house rules:
# etxeko arauak. clause: artikulua. bot: aurkaria. Zuka hitz egiten da. Izenak ez dira deklinatzen: esaldia
# bi punturekin edo etiketa gisa egiten da («Txanda: Ane»).

page-skip = Joan eduki nagusira
page-title = { $title } – Bone Ace
page-main-navigation = Nagusia
page-rules = Arauak
page-settings = Ezarpenak
page-asking = Zerbitzariari galdetzen…
page-to-first = Joan hasierara
page-not-found = Hemen ez dago ezer
    .text = Helbide honetan ez dago orririk.

page-lead = Jokatu hogeita hamaika, brag, vingt-un, mus eta haien senide guztietara: lagunekin, edo nahi bezain indartsuak diren boten aurka.
page-continue = Jarraitu
page-gone = { $n ->
    [one] Partida bat ez dago jada zerbitzari honetan, eta zerrendatik kendu da.
   *[other] { $n } partida ez daude jada zerbitzari honetan, eta zerrendatik kendu dira.
  }
page-just-now = oraintxe
page-minutes-ago = duela { $n } min
page-hours-ago = duela { $n } h
page-games = Jokoak
page-game-facts = { $seats } jokalari · { $sets ->
    [one] arautegi { $sets }
   *[other] { $sets } arautegi
  }
page-play = Jokatu { $game }
page-play-now = Jokatu orain
page-play-now-at = Jokatu orain: { $game }
page-set-up = Prestatu
page-with-friends = Lagunekin
page-with-friends-at = Lagunekin: { $game }
page-set-up-at = Prestatu mahaia: { $game }
page-rules-of = Arauak: { $game }
page-own-figures = Zu: { $played } partidatik { $won } irabazita
page-finished-matches = Amaitutako partidak
page-finished = amaituta
page-won = irabazita
page-lost = galduta
page-your-turn = Zure txanda, { $deal }. banaketa
page-deal = { $deal }. banaketa
page-your-tables = Zure mahaiak
page-open-tables = Mahai irekiak
page-all-tables = Mahai batera joan
page-clubs = Klubak
page-new-club = Sortu klub bat
page-being-played = partida bat jokatzen ari da
page-free-places = { $n ->
    [0] leku guztiak hartuta daude
    [one] leku libre { $n }
   *[other] { $n } leku libre
  }
page-show-all = Ikusi denak ({ $n })
page-compare = Alderatu etxeko arauak
page-mine = Zure partidak
    .more = Zure emaitzak eta partida guztiak

page-engine-compiled = Motorra prestatzen ari da.
page-engine-note = { $note } Bitartean joka dezakezu.

page-no-answer = Zerbitzariak ez du erantzuten. Martxan al dago Bone Ace?
page-answered = Zerbitzariaren erantzuna: { $status }.
page-away = Ezin da Bone Acera iritsi
    .text = Orri hau bere kabuz itzuliko da ahal duen bezain laster. Partidak ez dira galtzen: zeuden lekuan jarraituko dute.
