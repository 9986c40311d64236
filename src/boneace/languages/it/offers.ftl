# Proposte: ciò che si chiede agli altri in una partita, le risposte e ciò che ne segue. Sono frasi, ma il motivo di un
# rifiuto è parte di una frase: senza maiuscola e senza punto.
#
# Glossario. offer: proposta; undo: annullare la propria ultima mossa; stand in: un bot gioca per chi è assente.

offers-asks-undo = { $who } vorrebbe annullare la sua ultima mossa.
offers-asks-end = { $who } vorrebbe finire la partita così com’è.
offers-asks-pause = { $who } vorrebbe fare una pausa.
offers-asks-stand-in = { $who } vorrebbe che un bot giocasse per chi è assente.
offers-asks-hints = { $who } vorrebbe che i suggerimenti fossero permessi.
offers-done-undo = { $who } ha annullato la sua ultima mossa.
offers-done-end = La partita è finita di comune accordo.
offers-done-pause = La partita è in pausa.
offers-done-stand-in = Per ora un bot gioca per { $who }.
offers-done-hints = In questa partita i suggerimenti sono attivi.
offers-declined = { $who } non è d’accordo.
offers-withdrawn = { $who } ha ritirato la proposta.
offers-late = Non tutti hanno risposto alla proposta.
offers-moved = La partita è andata avanti; la proposta non vale più.
offers-ended = La partita è finita di comune accordo. Resta com’è.

offers-spectators = chi guarda non ha voce: non ha un posto
offers-over = la partita è finita
offers-out = sei fuori dalla partita
offers-one-at-a-time = un’altra proposta aspetta una risposta
offers-declined-already = è stato rifiutato; chiedi di nuovo quando la partita sarà più avanti
offers-enough = per ora basta: prima continuate a giocare
offers-not-your-last = si può annullare solo la propria ultima decisione, finché nessuno ha giocato dopo
offers-answered = non si può più annullare: { $who } ha giocato dopo, e ciò che si gioca dice qualcosa delle proprie carte. A partita finita potrai giocare da qualsiasi punto
offers-something-told = non si può annullare: con questa mossa qualcuno ha scoperto qualcosa
offers-daily = una smazzata del giorno si gioca fino in fondo
offers-paused-already = la partita è già in pausa
offers-hints-already = in questa partita i suggerimenti ci sono già
offers-no-hints = in questa partita non ci sono suggerimenti: decide chi la ospita, e la smazzata del giorno non ne ha
offers-paused = la partita è in pausa
offers-not-paused = la partita non è in pausa
offers-nobody-gone = nessuno è assente da abbastanza tempo
offers-gone = questa proposta non c’è più
offers-your-own = questa proposta è tua
