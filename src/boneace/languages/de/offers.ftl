# Vorschläge: worum man die anderen in einer Partie bittet, die Antworten und was daraus wird. Es sind Sätze, aber der
# Grund einer Ablehnung ist Teil eines Satzes: klein am Anfang, ohne Punkt.
#
# Glossar. offer: Vorschlag; undo: den letzten Zug zurücknehmen; stand in: ein Bot spielt für jemanden, der weg ist.

offers-asks-undo = { $who } möchte den letzten Zug zurücknehmen.
offers-asks-end = { $who } möchte die Partie beenden, wie sie steht.
offers-asks-pause = { $who } möchte eine Pause machen.
offers-asks-stand-in = { $who } möchte, dass ein Bot für Abwesende spielt.
offers-asks-hints = { $who } möchte, dass Tipps erlaubt werden.
offers-done-undo = { $who } hat den letzten Zug zurückgenommen.
offers-done-end = Die Partie wurde im Einvernehmen beendet.
offers-done-pause = Die Partie ruht.
offers-done-stand-in = Ein Bot spielt vorerst für { $who }.
offers-done-hints = In dieser Partie gibt es jetzt Tipps.
offers-declined = { $who } ist nicht einverstanden.
offers-withdrawn = { $who } hat den Vorschlag zurückgezogen.
offers-late = Nicht alle haben auf den Vorschlag geantwortet.
offers-moved = Die Partie ist weitergegangen; der Vorschlag gilt nicht mehr.
offers-ended = Die Partie wurde im Einvernehmen beendet. Sie bleibt, wie sie steht.

offers-spectators = wer zuschaut, hat keine Stimme: Es fehlt ein Platz am Tisch
offers-over = die Partie ist zu Ende
offers-out = du bist aus der Partie ausgeschieden
offers-one-at-a-time = ein anderer Vorschlag wartet auf Antwort
offers-declined-already = das wurde abgelehnt; frag wieder, wenn die Partie weitergegangen ist
offers-enough = das reicht vorerst: Spielt erst weiter
offers-not-your-last = nur die eigene letzte Entscheidung lässt sich zurücknehmen, solange seither niemand gehandelt hat
offers-answered = das lässt sich nicht mehr zurücknehmen: { $who } hat seither gespielt, und was jemand spielt, sagt etwas über seine Karten. Nach der Partie kannst du von jeder Stelle aus weiterspielen
offers-something-told = das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas erfahren
offers-daily = eine Runde des Tages wird zu Ende gespielt
offers-paused-already = die Partie ruht schon
offers-hints-already = in dieser Partie gibt es schon Tipps
offers-no-hints = in dieser Partie gibt es keine Tipps: Der Gastgeber entscheidet, und eine Runde des Tages hat keine
offers-paused = die Partie ruht
offers-not-paused = die Partie ruht nicht
offers-nobody-gone = niemand ist lange genug weg
offers-gone = diesen Vorschlag gibt es nicht mehr
offers-your-own = dieser Vorschlag ist dein eigener
