# Che cosa concordano le persone di una partita: proposte, orologi, chi c’è.
#
# Glossario. offer: proposta; away: senza connessione.

people-clock = restano { $time }
people-seconds-left = { $n ->
    [one] Resta { $n } secondo.
   *[other] Restano { $n } secondi.
  }
people-away = assente
people-away-for = { $n ->
    [one] assente da { $n } minuto
   *[other] assente da { $n } minuti
  }
people-is-away = { $who } non c’è
people-bot = gioca un bot
people-offer = Proponi…
people-choices = Opzioni della partita
people-offer-title = Proposta
people-offer-open = C’è già una proposta.
people-undo = Annulla la mia ultima mossa
people-pause = Fai una pausa
people-stand-in = Fai giocare un bot per chi è assente
people-hints = Permetti i suggerimenti
people-end = Finisci la partita così com’è
people-end-sure = Non si può annullare.
people-play-on = Continua a giocare
people-agree = D’accordo
people-decline = No
people-withdraw = Ritira
people-waits-for = Manca la risposta di { $who }.
people-paused = La partita è in pausa.
people-goes-on = La partita continua.
people-resume = Continua
people-ended = La partita è finita di comune accordo.
people-bot-for-you = Un bot gioca per te.
people-here = Eccomi
