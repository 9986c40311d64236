# Il modulo di una partita nuova: posti, regole, regole della casa.

form-title = Nuova partita
form-title-of = Nuova partita di { $game }
form-heading = Nuova partita: { $game }
form-no-game = Questo gioco non c’è
    .text = Questo tavolo non ha quel gioco.

## Posti

form-seats = Posti
form-passes = Il turno segue l’ordine di questo elenco.
form-watching = Non hai un posto: starai a guardare.
form-name-at = Nome al posto { $n }
form-who-at = Chi siede al posto { $n }
form-remove = Togli il posto { $n }
form-add = Aggiungi un posto
form-more-seats = Con queste regole si gioca in { $n }. Con il regolamento «{ $preset }» possono giocare più persone.
form-choose-preset = Gioca «{ $preset }» con { $n ->
    [one] un posto
   *[other] { $n } posti
} in più
form-wait = Attesa massima degli amici
    .meaning = La prossima smazzata comincia quando tutti hanno visto il risultato. Il limite conta da quando il primo giocatore è pronto.
form-wait-unlimited = Nessun limite
form-wait-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
  }
form-clock = Orologio
    .meaning = Ce l’hanno solo le persone. Quando il tempo è scaduto, un bot gioca finché la persona non torna.
form-clock-none = Senza orologio
form-clock-move = { $n ->
    [one] { $n } secondo per mossa
   *[other] { $n } secondi per mossa
  }
form-clock-bank = { $n ->
    [one] { $minutes } minuti, più { $n } secondo per mossa
   *[other] { $minutes } minuti, più { $n } secondi per mossa
  }
form-away = Un bot può giocare per chi è assente
    .meaning = Gli altri decidono insieme.
form-away-never = Mai
form-away-seconds = { $n ->
    [one] Dopo { $n } secondo
   *[other] Dopo { $n } secondi
  }
form-first-dealer = Primo mazziere
form-seat = Posto { $n }
form-player = Giocatore { $n }
form-your-name = Il tuo nome
form-asks-name = Come devono chiamarti gli altri? Questo browser ricorda il nome. Senza nome sei un ospite.
form-opponents = Gli avversari

## Regole

form-rules = Regole
form-house-rules = Regole della casa
form-as-set = come da regolamento
form-changed = { $n ->
    [one] { $n } modificata
   *[other] { $n } modificate
  }
form-reset-all = Ripristina tutte
form-rules-link = Un link che contiene queste regole
form-start = Comincia
form-less = Meno: { $option }
form-more = Più: { $option }
form-changed-from = invece di «{ $value }»
form-reset = Ripristina
form-reset-option = Ripristina { $option }
# Sotto un’opzione: la clausola da cui viene, e quante altre ce ne sono.
form-rule = Regola { $clause }
form-rules-more = { $n ->
    [one] un’altra
   *[other] altre { $n }
  }
form-value-none = nessuno
form-value-yes = sì
form-value-no = no
form-opens = Scopri tutte le carte alla fine
    .meaning = Anche quelle che le regole non mostrano mai. Così chiunque può controllare l’intera partita.
