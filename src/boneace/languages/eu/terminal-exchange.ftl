# Trukatzeko mahaiak terminalean: Hogeita hamaika, Switch, Stop the Bus. Jokoen hitzak lives.ftl,
# thirty-one.ftl, switch.ftl eta stop-the-bus.ftl fitxategietan daude, beren glosategiekin.
#
# Idazten dena (swap 4C for 9H, knock) notazioa da, hizkuntza guztietan bera.

## Zure kartak

terminal-exchange-total = Zure puntuak: { $total } ({ $best }).
terminal-exchange-value = Balioa: { $total }.
terminal-exchange-value-by = Balioa: { $total } ({ $best }).

## Banaketa amaitzen duena nork esan duen

terminal-exchange-mark = { $mark ->
    [knocked] kolpea
    [stopped] geldi
   *[restarts] errepikatu
}
terminal-exchange-last-turn = { $how ->
    [stopped] { $who }: busa geldi. Hau da zure azken trukea.
   *[knocked] { $who }: kolpea. Hau da zure azken txanda.
}
terminal-exchange-all-shown = Denek erakutsi dute. Banaketa errepika dezakezu.

## Mahaian dagoena

terminal-exchange-upcard = Agerikoa: { $card }.
terminal-exchange-no-upcard = Orain ez dago agerikorik.
terminal-exchange-stock = Sortan { $cards ->
    [one] karta { $cards } geratzen da
   *[other] { $cards } karta geratzen dira
}.
terminal-exchange-pile = Baztertuetan { $cards ->
    [one] karta { $cards } dago
   *[other] { $cards } karta daude
}.
terminal-exchange-tokens = Mahaian { $tokens ->
    [one] fitxa { $tokens } dago
   *[other] { $tokens } fitxa daude
}.
terminal-exchange-widow = Alargunaren { $slot }. karta: { $card }.
terminal-exchange-widow-down = Alargunaren { $slot }. karta: ahoz behera.
terminal-exchange-second = Zure bigarren eskua: { $cards }.
terminal-exchange-second-total = Zure bigarren eskua: { $cards }. Puntuak: { $total }.
terminal-exchange-two-hands = { $who }: bi esku ditu, eta bat gorde behar du.
terminal-exchange-face-up = Agerian: { $cards }.
terminal-exchange-known = Ahoz behera, eta badakizu: { $cards }.
terminal-exchange-face-down = Ahoz behera: { $cards ->
    [one] karta { $cards }
   *[other] { $cards } karta
}.
terminal-exchange-face-down-more = Ahoz behera: beste { $cards ->
    [one] karta { $cards }
   *[other] { $cards } karta
}.
terminal-exchange-lie = Mahaian: { $cards }.

## Zer egin dezakezun

terminal-exchange-more = { $move ->
    [swap-up] (denak, { $cards } hartzeko)
    [swap-all] (denak, { $cards } hartzeko)
    [swap-down] (denak itsuan)
    [keep-first] (gorde lehen eskua)
    [keep-second] (gorde bigarren eskua)
    [restart] (inork ez du ordaintzen)
    [decline] (banaketa ontzat emanda)
   *[other] { "" }
}
terminal-exchange-many = Edo { $count } truketatik bat, adibidez exchange 4C for 2.
terminal-exchange-moves = Guztiak ikusteko: moves.
terminal-exchange-one = Edo karta bat trukatu, adibidez { $move }, edo { $cards } bakarrik; guztiak ikusteko: moves.

## Laguntza

terminal-exchange-help-swap = swap 4C for 9H edo 4C 9H bakarrik: bat trukatu.
terminal-exchange-help-discard = discard 7H edo 7H bakarrik: baztertu.
terminal-exchange-help-widow = Alarguna duen jokoan: exchange 4C for 2 (trukatu), edo { $exchange } 4C KH for 2 3.

## Marraztuta

terminal-exchange-where-pot = potoa { $pot } · { $where }
terminal-exchange-left = sorta { $stock }
terminal-exchange-new = berri
# Below a card that may be discarded: its key, and what the others count.
terminal-exchange-left-without = { $place } → { $left }
terminal-exchange-hint-discard = 1–4 baztertu · z azkar · l historiala · c koloreak · --plain testu hutsa
terminal-exchange-hint-widow = 1–3, 7–9 aukeratu · e trukatu · z azkar · l historiala · c koloreak
terminal-exchange-told-up = Agerian
terminal-exchange-told-down = Ahoz behera
terminal-exchange-told-open = Mahaian
terminal-exchange-told-dealers = Banatzailearen bigarren eskua
terminal-exchange-told-second = Zure bigarren eskua
terminal-exchange-told-second-total = Zure bigarren eskua: { $total }
terminal-exchange-you-know = badakizu
terminal-exchange-county = doan
terminal-exchange-coins = { $coins } { $lives }
terminal-exchange-your-coins = { $coins } { $lives ->
    [one] bizitza { $lives }
   *[other] { $lives } bizitza
}
terminal-exchange-your-total = guztira { $total }
terminal-exchange-bet = Apustua
terminal-exchange-your-turn = Zure txanda
terminal-exchange-turn-last = { $how ->
    [stopped] Azken trukea (geldi: { $who })
   *[knocked] Azken txanda ({ $who })
}
terminal-exchange-turn-shown = Denek erakutsi dute
terminal-exchange-ask = { $turn }: { $moves }.
terminal-exchange-ask-pick = trukatu 1–3 eta 7–9 ({ $key })
terminal-exchange-ask-discard = Baztertu karta bat: 1–4, edo saguaz.
terminal-exchange-ask-swap = { $cards } eman, { $lying } hartu: { $key }.
terminal-exchange-ask-swap-all = Hirurak trukatu: { $key }.
terminal-exchange-ask-keep = Banatzailea zu zara: lehen eskua ({ $keep-first }) edo bigarrena ({ $keep-second }) gorde?
terminal-exchange-choose-widow = Aukeratu zure kartak (1–3) eta beste hainbeste alargunetik (7–9), gero { $exchange }.
terminal-exchange-choose-swap = Aukeratu zure karta bat (1–3) eta mahaiko bat (7–9), gero { $swap }.

## Teklak

terminal-exchange-key-discard = Zure eskuko karta bat baztertu, saguaz ere bai
terminal-exchange-key-widow = Alargunarekin: zure kartak eta alargunarenak aukeratu
terminal-exchange-key-wagers = Aparteko apustuak, partidak baditu
terminal-exchange-key-yours = Zure karta bat aukeratu, saguaz ere bai
terminal-exchange-key-face-up = Agerian dagoen eskuko karta bat aukeratu, saguaz ere bai
terminal-exchange-key-open = Mahaiko karta bat aukeratu, saguaz ere bai

## Banaketaren amaiera

terminal-exchange-end = { $how ->
    [blitz] 31!
    [drawn] Banaketa berdinduta
   *[showdown] Kartak agerian
}  ·  { $deal }. banaketa
terminal-exchange-went-out = { $change }, kanpoan
