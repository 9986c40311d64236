# Truke-jokoen mahaiak: hogeita hamaika, Switch, Stop the Bus.
#
# Glosarioa. stock: sorta. upcard: agerikoa. pile: baztertuak. widow: alarguna. to draw: sortatik hartu. to take:
# agerikoa hartu. to knock: kolpatu. to stand: gelditu. swap, exchange: trukatu. blitz: blitz. on the county,
# free ride: doan. token: ordain-fitxa.

exchange-swap = Trukatu: { $card } eman, { $taken } hartu
exchange-give = Eman aukeratutako kartak alargunekoen truke

exchange-select = Trukatzeko, aukeratu zure eskuko kartak eta alarguneko beste hainbeste.
exchange-select-hand = Trukatzeko, aukeratu zure eskutik { $n ->
    [one] karta bat
   *[other] { $n } karta
  } gehiago.
exchange-select-widow = Trukatzeko, aukeratu alargunetik { $n ->
    [one] karta bat
   *[other] { $n } karta
  } gehiago.
exchange-not-open = Ezin duzu truke hau egin.
exchange-pick-both = Aukeratu zure karta bat eta agerian dagoen bat.
exchange-pick-hand = Orain aukeratu zure eskuko karta bat.
exchange-pick-table = Orain aukeratu mahaiko karta bat.
exchange-press-swap = Orain sakatu Trukatu.
exchange-ready = { $name }: sakatu { $key }.
exchange-keep-one-first = Lehenbizi gorde zure bi eskuetako bat.
exchange-discard-after = Karta bat hartu ondoren baztertzen da.
exchange-press-again = Sakatu berriro baztertzeko.
exchange-taken-whole = Ahoz beherako eskua osorik eta itsuan hartzen da: sakatu «Trukatu itsuan».

exchange-hold = Zure kartak: { $cards }.
exchange-hold-worth = Zure kartak: { $cards }; { $worth }.
exchange-total = guztira { $total }
exchange-task-discard = baztertu karta bat
exchange-task-say = gelditu edo jarraitu
exchange-task-swap-stop = trukatu edo geldiarazi busa
exchange-task-swap-any = trukatu bat edo denak
exchange-task-swap-one = trukatu karta bat
exchange-task-keep = gorde bi eskuetako bat
exchange-task-restart = errepikatu banaketa edo ontzat eman
exchange-task-swap-stand = trukatu edo gelditu
exchange-task-swap-pass-knock = trukatu, pasa edo kolpatu
exchange-task-swap-pass = trukatu edo pasa
exchange-task-swap-knock = trukatu edo kolpatu
exchange-task-swap = trukatu
exchange-upcard-is = Agerikoa: { $card }.
exchange-lie = Mahaian: { $cards }.
exchange-second-is = Zure bigarren eskua: { $cards }; guztira { $total }.
exchange-face-up-lie = Agerian: { $cards }.
exchange-have = Orain zurea: { $card }.
exchange-choose-discard = Aukeratu baztertzeko karta.
exchange-turn = Zure txanda.
exchange-turn-task = Zure txanda: { $task }.
exchange-last-turn = Zure azken txanda.
exchange-last-turn-task = Zure azken txanda: { $task }.

exchange-stock = Sorta
exchange-stock-of = Sorta, { $n } karta
exchange-pile = Baztertuak
exchange-upcard-of = Agerikoa: { $card }
exchange-upcard-none = Agerikorik ez
exchange-on-the-table = mahaian
exchange-widow = Alarguna
exchange-widow-card = Alarguna, { $n }: { $card }
exchange-lying = Mahaian
exchange-face-up = Agerian
exchange-face-up-card = Agerian, { $n }: { $card }
exchange-second-card = Bigarren eskua, { $n }: { $card }
exchange-your-second-card = Zure bigarren eskua, { $n }: { $card }
exchange-your-second = Zure bigarren eskua
exchange-your-second-total = Zure bigarren eskua, guztira { $total }
exchange-second-of = Bigarren eskua: { $who }
exchange-the-dealer = banatzailea
exchange-empty = hutsik
exchange-face-down = Ahoz behera
exchange-know-these = Ezagutzen dituzu
exchange-know-some = { $n ->
    [one] Bat ezagutzen duzu
   *[other] { $n } ezagutzen dituzu
}
exchange-face-down-hand = Ahoz beherako eskua
exchange-face-down-known = Ahoz beherako eskua; ezagutzen duzuna: { $cards }
exchange-discard-card = Baztertu: { $card }
# What the hand counts without the card.
exchange-discard-leaves = Baztertu: { $card }, { $left } geratuko dira
exchange-holds = { $n } karta
exchange-out = kanpoan
exchange-out-in = { $deal }. banaketan kanpora
exchange-out-note = Partidatik kanpo zaude; nola amaitzen den ikus dezakezu.
exchange-knocked = kolpatu du
exchange-stopped = geldiarazi du
exchange-total-label = Guztira
# Beside totals that stand below the cards, each without its card.
exchange-total-without = Guztira, karta gabe

exchange-lives-penny = { $n ->
    [one] penike { $n }
   *[other] { $n } penike
  }
exchange-lives-corner = { $n ->
    [one] izkina { $n }
   *[other] { $n } izkina
  }
exchange-lives-life = { $n ->
    [one] bizitza { $n }
   *[other] { $n } bizitza
  }
exchange-free-penny = doan
exchange-free-corner = doan
exchange-free-life = doan

exchange-blitz = Blitz!
exchange-drawn = Banaketa berdinduta
exchange-restarted = Banaketa errepikatu egingo da
exchange-bus-stopped = Busa gelditu da
exchange-showdown = Kartak agerian
exchange-loses = { $n ->
    [one] bizitza { $n } galdu du
   *[other] { $n } bizitza galdu ditu
  }
exchange-gains = { $n } irabazi
exchange-left = { $n ->
    [one] bizitza { $n } geratzen
   *[other] { $n } bizitza geratzen
  }
exchange-winner = irabazlea
exchange-did-knock = kolpatu zuen
exchange-did-stop = busa geldiarazi zuen
exchange-did-blitz = blitz
exchange-did-restart = errepikatzen du
exchange-you-may-restart = Banaketa errepika dezakezu. Orduan inork ez du ordaintzen: zure eskua agerian geratzen da, eta gainerako guztia berriro banatzen da.
exchange-may-restart = Banaketa errepika dezake: { $who }.

exchange-key-discard = Baztertu (edo, trukatzeko, aukeratu) zure eskuko lehenengotik laugarrenera
exchange-key-pick-hand = Aukeratu edo utzi zure eskuko lehenengotik hirugarrenera
exchange-key-pick-table = Aukeratu edo utzi agerian dauden lehenengotik hirugarrenera
