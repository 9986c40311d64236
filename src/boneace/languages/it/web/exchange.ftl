# I tavoli dei giochi di cambio: Trentuno, Switch, Stop the Bus.
#
# Glossario. stock: tallone. upcard: carta scoperta. pile: scarti. widow: monte. to draw: pescare. to take:
# prendere (la carta scoperta). to knock: bussare. to stand: stare. swap, exchange: cambiare. on the county:
# a scrocco. token: gettone.

## Pulsanti

exchange-swap = Cambia { $card } con { $taken }
exchange-give = Cambia le carte scelte con il monte

## Che cosa scegliere dopo, e perché una carta non si può scegliere

exchange-select = Per cambiare, scegli carte della tua mano e altrettante del monte.
exchange-select-hand = Per cambiare, scegli { $n ->
    [one] un’altra carta
   *[other] altre { $n } carte
  } della tua mano.
exchange-select-widow = Per cambiare, scegli { $n ->
    [one] un’altra carta
   *[other] altre { $n } carte
  } del monte.
exchange-not-open = Non puoi fare questo cambio.
exchange-pick-both = Scegli una delle tue carte e una di quelle scoperte.
exchange-pick-hand = Adesso scegli una carta della tua mano.
exchange-pick-table = Adesso scegli una carta sul tavolo.
exchange-press-swap = Adesso premi Cambia.
exchange-ready = { $name }: premi { $key }.
exchange-keep-one-first = Prima tieni una delle tue due mani.
exchange-discard-after = Si scarta dopo aver pescato o preso una carta.
exchange-press-again = Premi di nuovo per scartarla.
exchange-taken-whole = La mano coperta si prende solo intera e alla cieca: premi «Cambia alla cieca».

## Per i lettori di schermo

exchange-hold = Hai { $cards }.
exchange-hold-worth = Hai { $cards }, { $worth }.
exchange-total = totale { $total }
exchange-task-discard = scarta una carta
exchange-task-say = ferma o continua
exchange-task-swap-stop = cambia, o ferma il bus
exchange-task-swap-any = cambia una carta o tutte
exchange-task-swap-one = cambia una carta
exchange-task-keep = tieni una delle due mani
exchange-task-restart = rifai la smazzata, o lasciala valida
exchange-task-swap-stand = cambia o stai
exchange-task-swap-pass-knock = cambia, passa o bussa
exchange-task-swap-pass = cambia o passa
exchange-task-swap-knock = cambia o bussa
exchange-task-swap = cambia
exchange-upcard-is = La carta scoperta è { $card }.
exchange-lie = Sul tavolo: { $cards }.
exchange-second-is = La tua seconda mano è { $cards }, totale { $total }.
exchange-face-up-lie = Scoperte: { $cards }.
exchange-have = Adesso hai { $card }.
exchange-choose-discard = Scegli una carta da scartare.
exchange-turn = Tocca a te.
exchange-turn-task = Tocca a te: { $task }.
exchange-last-turn = Il tuo ultimo turno.
exchange-last-turn-task = Il tuo ultimo turno: { $task }.

## Il tavolo

exchange-stock = Tallone
exchange-stock-of = Tallone, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
exchange-pile = Scarti
exchange-upcard-of = Carta scoperta: { $card }
exchange-upcard-none = Carta scoperta: nessuna
exchange-on-the-table = sul tavolo
exchange-widow = Monte
exchange-widow-card = Monte { $n }: { $card }
exchange-lying = Sul tavolo
exchange-face-up = Scoperte
exchange-face-up-card = Scoperta { $n }: { $card }
exchange-second-card = Seconda mano, { $n }: { $card }
exchange-your-second-card = La tua seconda mano, { $n }: { $card }
exchange-your-second = La tua seconda mano
exchange-your-second-total = La tua seconda mano, totale { $total }
exchange-second-of = Seconda mano di { $who }
exchange-the-dealer = chi dà le carte
exchange-empty = vuoto
exchange-face-down = Coperte
exchange-know-these = Le conosci
exchange-know-some = Ne conosci { $n }
exchange-face-down-hand = Mano coperta
exchange-face-down-known = Mano coperta, di cui conosci { $cards }
exchange-discard-card = Scarta { $card }
# Quanto vale la mano senza la carta.
exchange-discard-leaves = Scarta { $card }, resta { $left }
exchange-holds = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
exchange-out = fuori
exchange-out-in = fuori alla smazzata { $deal }
exchange-out-note = Sei fuori da questa partita. Puoi guardare il resto.
exchange-knocked = ha bussato
exchange-stopped = ha fermato
exchange-total-label = Totale
# Accanto ai totali sotto le carte, ciascuno senza la sua carta.
exchange-total-without = Totali senza la carta

exchange-lives-penny = { $n ->
    [one] { $n } monetina
   *[other] { $n } monetine
  }
exchange-lives-corner = { $n ->
    [one] { $n } angolo
   *[other] { $n } angoli
  }
exchange-lives-life = { $n ->
    [one] { $n } vita
   *[other] { $n } vite
  }
exchange-free-penny = a scrocco
exchange-free-corner = a scrocco
exchange-free-life = a scrocco

## La fine di una smazzata

exchange-blitz = 31!
exchange-drawn = La smazzata è pari
exchange-restarted = La smazzata si rifà
exchange-bus-stopped = Il bus è fermo
exchange-showdown = Si mostrano le carte
exchange-loses = { $n ->
    [one] perde { $n } vita
   *[other] perde { $n } vite
  }
exchange-gains = guadagna { $n }
exchange-left = { $n ->
    [one] resta { $n } vita
   *[other] restano { $n } vite
  }
exchange-winner = vince
exchange-did-knock = ha bussato
exchange-did-stop = ha fermato il bus
exchange-did-blitz = 31
exchange-did-restart = rifà la smazzata
exchange-you-may-restart = Puoi rifare la smazzata. Allora nessuno paga: la tua mano resta scoperta, e tutte le altre carte si ridanno.
exchange-may-restart = { $who } può rifare la smazzata.

## Tasti

exchange-key-discard = Scarta (o, per un cambio, scegli) una carta della tua mano, dalla prima alla quarta
exchange-key-pick-hand = Scegli una carta della tua mano, dalla prima alla terza, o rimettila
exchange-key-pick-table = Scegli una carta scoperta, dalla prima alla terza, o rimettila
