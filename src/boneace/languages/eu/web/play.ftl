# Mahai guztiek esaten dutena.
#
# Glosarioa. match: partida. deal: banaketa. dealer: banatzailea. turn: txanda. hand: eskua, kartak. chip: fitxa.
# game (partidaren barruan irabazten dena): jokoa. log: historiala. wager: apustua. to cover: estali.

play-count-card = { $n ->
    [one] karta { $shown }
   *[other] { $shown } karta
  }
play-count-chip = { $n ->
    [one] fitxa { $shown }
   *[other] { $shown } fitxa
  }
play-count-game = { $n ->
    [one] joko { $shown }
   *[other] { $shown } joko
  }
play-count-point = { $n ->
    [one] puntu { $shown }
   *[other] { $shown } puntu
  }
play-count-stake = { $n ->
    [one] apustu { $shown }
   *[other] { $shown } apustu
  }
play-count-token = { $n ->
    [one] fitxa { $shown }
   *[other] { $shown } fitxa
  }
play-word-chip = { $n ->
    [one] fitxa
   *[other] fitxa
  }
play-word-point = { $n ->
    [one] puntu
   *[other] puntu
  }
play-word-token = { $n ->
    [one] fitxa
   *[other] fitxa
  }
play-you-within = zu
play-yourself = (zu)
play-seat = { $n }. eserlekua
play-another-seat = beste eserleku bat
play-match = Partida
play-with = Mahaikideak: { $names }

play-dealing = Banatzen
play-your-turn = Zure txanda
play-your-turn-task = Zure txanda: { $task }
play-last-turn = Zure azken txanda
play-last-turn-task = Zure azken txanda: { $task }
play-to-play = Txanda: { $who }
play-title-your-turn = ● Zure txanda – { $title }
play-is-to-play = txanda du
play-dealer = banatzailea
play-dealer-title = Banatzailea
play-dealer-sign = B

play-over = Partida amaitu da.
play-won = { $you ->
    [alone] Partida irabazi duzu.
    [among] Partidaren irabazleak: { $who }.
   *[no] { $n ->
        [one] Partidaren irabazlea: { $who }.
       *[other] Partidaren irabazleak: { $who }.
    }
  }

play-wait-dealing = Kartak banatzen ari dira.
play-wait-turn = Txanda: { $who }.
play-not-open = Orain ezin duzu hori egin.
play-not-open-named = { $name }: orain ezin duzu.
play-not-open-quoted = «{ $name }»: orain ezin duzu.
play-pause-last = Azken banaketa ikusten ari zara.
play-pause-ended = Banaketa amaitu da: jarraitzeko, «Hurrengo banaketa».
play-pause-line = Une honetan ez dago konexiorik.
play-pause-busy = Zure jokaldia bidean da.
play-pause-moving = Itxaron pixka bat: kartak oraindik mugitzen ari dira.

play-opening = Mahaia irekitzen…
play-connecting = Konektatzen…
play-reconnecting = Berriro konektatzen…
play-watching = Begira zaude.
play-your-seat = Zure eserlekua
play-table-heading = { $of ->
    [0] { $title }, { $deal }. banaketa
   *[other] { $title }, { $deal }/{ $of }. banaketa
}
play-table = Mahaia
play-players = Jokalariak
play-your-hand = Zure eskua
play-actions = Jokaldiak
play-less = Gutxiago
play-more = Gehiago
play-amount = Kopurua
play-deal = { $deal }. banaketa
play-face-up = agerian
play-card-face-up = { $card }, agerian
play-pack = Sorta
play-says = dio:
play-quoted = «{ $words }»

play-deal-over = Banaketa amaitu da
play-you-win = Irabazi duzuna: { $what }
play-you-lose = Galdu duzuna: { $what }
play-they-win = { $who }: { $what } irabazi
play-they-lose = { $who }: { $what } galdu
play-deal-number = { $of ->
    [0] { $deal }. banaketa
   *[other] { $deal }/{ $of }. banaketa
}
play-hands = Eskuak
play-again = Jokatu berriro
play-back-to-table = Itzuli mahaira
play-back-to-match = Itzuli partidara
play-table-of-friends = Lagunen mahaia
play-new-match = Partida berria
play-close = Itxi
play-skip-deal = Banaketaren amaierara
play-to-result = Joan emaitzara
play-skipping = Besteek uzten duten bezain azkar doa.
play-rematch = Jokalari berberen beste partida bat hasi da.
play-go-along = Joan partida berrira
play-next-deal = Hurrengo banaketa
play-final-standing = Azken emaitza

play-beside = Mahaiaren ondoan
play-alone = Mahaia bakarrik
play-menu = Partidaren menua
play-close-menu = Itxi menua
play-log = Historiala
play-last-deal = Azken banaketa
play-keyboard-help = Teklatuaren laguntza
play-this-match = Partida hau
play-programs = Programa batek jokatzen du: { $names }.
play-rules = Arauak
play-game-preset = { $game }, { $preset }.
play-option = { $option }: { $value }
play-address = Begiratzeko helbidea
play-your-link = Zure eserlekua beste gailu batean (ez eman inori)
play-forget = Ahaztu partida hau hemen

play-only-read = Partida hau irakurri baino ezin da egin
play-did = { $who }: { $move }
play-cannot-open = Partida hau ezin da ireki
play-try-again = Saiatu berriro
play-elsewhere = Eserleku hau beste fitxa batean irekita dago
    .text = Eserleku bat leku bakarrean jokatzen da. Partidak han jarraitzen du.
play-use-here = Erabili hemen

play-keyboard = Teklatua
play-key-hand = Joan zure eskura eta entzun
play-key-next = Hurrengo banaketa, bat amaitu denean
play-key-log = Joan historialera
play-key-help = Laguntza hau
play-key-along = Mugitu zure eskuan zehar
play-key-or-enter = { $key } edo Sartu

play-wagers = Aparteko apustuak
play-wager-wins = { $who }: { $stake } fitxa, partidaren irabazlea { $on }
play-wager-outlasts = { $who }: { $stake } fitxa; gehiago iraungo duena { $on } ({ $over } baino)
play-wager-open = irekita
play-wager-covered = estali duena: { $who }
play-wager-cover = Estali
play-wager-cover-of = Estali apustua: { $who }
play-wager-none = Oraindik ez dago apusturik.
play-wager-settled = Orain arte kitatua: { $list }.
play-wager-stake = Apustua
play-wager-on = nor
play-wager-to = zer
play-wager-to-win = partida irabaztea
play-wager-to-outlast = gehiago irautea ({ $who } baino)
play-wager-bet = Apustu egin
play-type = Idatzi jokaldi bat
play-type-send = Jokatu
play-type-empty = Idatzi lehenbizi jokaldi bat, «{ $example }» adibidez.
play-copy = Kopiatu
play-copied = Kopiatuta
play-copy-link = Kopiatu: { $title }
play-purse = poltsan; { $n } { $unit } orain arte
