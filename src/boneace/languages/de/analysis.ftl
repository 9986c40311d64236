# Tipps und Analysen: was Züge wert sind.
#
# Glossar. hint: Tipp, was jeder erlaubte Zug wert ist, während der Partie. review: Analyse, dasselbe für jede
# Entscheidung, hinterher. loss: Verlust, um wie viel ein Zug schlechter ist als der beste. luck: Glück, was Karten und
# andere Spieler gebracht haben. playout: Durchlauf, die Partie in einer Welt zu Ende gespielt, die ein Platz für möglich
# halten kann.

analysis-not-to-move = Platz { $seat } ist nicht am Zug, sondern { $who }

## Warum ein Zug gut ist oder nicht

analysis-why-only = Der einzige Zug.
analysis-why-best = Der beste Zug: erwartetes Ergebnis { $worth }, um { $apart } mehr als „{ $other }“.
analysis-why-best-chance = Der beste Zug: gewinnt { $chance } % der Partien, { $apart } Prozentpunkte mehr als „{ $other }“.
analysis-why-close = Wohl der beste Zug, aber „{ $other }“ kann ebenso gut sein: erwartetes Ergebnis { $worth }.
analysis-why-close-chance = Wohl der beste Zug, aber „{ $other }“ kann ebenso gut sein: gewinnt { $chance } % der Partien.
analysis-why-even = Vielleicht so gut wie „{ $other }“: erwartetes Ergebnis { $worth }.
analysis-why-even-chance = Vielleicht so gut wie „{ $other }“: gewinnt { $chance } % der Partien.
analysis-why-less = Erwartetes Ergebnis { $worth }, um { $apart } weniger als „{ $other }“.
analysis-why-less-chance = Gewinnt { $chance } % der Partien, { $apart } Prozentpunkte weniger als „{ $other }“.
analysis-why-deal = { $kind ->
    [both] Diese Runde bringt dann in { $gains } % der Fälle einen Gewinn und in { $loses } % einen Verlust.
    [gain] Diese Runde bringt dann in { $gains } % der Fälle einen Gewinn.
   *[loss] Diese Runde bringt dann in { $loses } % der Fälle einen Verlust.
}
analysis-hint-hand = Blatt von { $who }: etwa { $middle }, in der Hälfte der Fälle { $low } bis { $high }.

## `boneace review`

analysis-help = eine Partie analysieren: was jede Entscheidung wert war
analysis-about = Analysiert eine Aufzeichnung (.toml) oder viele (.jsonl): bewertet jede Entscheidung nach dem, was der Spieler
    damals wusste, und trennt Glück von Fehlern. Eine Partie, die nicht zu Ende ist, wird so weit analysiert, wie
    sie reicht. Der Exit-Status ist 2, wenn eine Aufzeichnung nicht zu lesen oder nachzuspielen ist; die anderen der
    Datei werden trotzdem analysiert.
analysis-json = für jede Aufzeichnung ein JSON-Objekt ausgeben: jeden Zug jeder Entscheidung und mehr
analysis-svg = in DATEI.svg zeichnen, was jeder Platz erwarten konnte, Ereignis für Ereignis
analysis-seat = nur die Entscheidungen von Platz N bewerten
analysis-playouts = Durchläufe für jede Entscheidung (8000, in einer sehr langen Partie weniger); mehr dauern länger und zeigen kleinere Unterschiede
analysis-jobs = die Entscheidungen in so vielen Prozessen bewerten, statt in Threads eines einzigen; mit --ray, wie viele höchstens gleichzeitig bewertet werden
analysis-a-plot = eine Zeichnung
analysis-one-svg = --svg zeichnet eine Partie: Das ist noch eine in derselben Datei
analysis-running = { $done } von { $of } Entscheidungen

## Eine Analyse in Worten

analysis-of = { $game } ({ $preset }): { $players }
analysis-not-over = Die Partie ist nicht zu Ende: Sie ist bis zum letzten Ereignis analysiert.
analysis-how-sure = { $sure ->
    [exact] Die Werte sind genau.
    [abstract] Die Werte sind für ein einfacheres Spiel genau und für dieses annähernd.
   *[rollout] Die Werte sind Schätzungen aus Durchläufen: Dieses Spiel ist nicht gelöst. ± gibt das 95-%-Intervall an.
}
analysis-column-seat = Spieler
analysis-column-result = Ergebnis
analysis-column-start = am Anfang
analysis-column-luck = Glück
analysis-column-loss = Fehler
analysis-column-decisions = Entscheidungen
analysis-column-mistakes = mit Verlust
analysis-column-deal = Runde
analysis-column-made = gespielt
analysis-column-best = am besten
analysis-column-chance = Partien verloren
analysis-percent = { $share } %
analysis-no-mistakes = Keine Entscheidung hat messbar etwas gekostet.
analysis-worst = { $all ->
    [one] Eine Entscheidung hat etwas gekostet:
   *[other] { $all } Entscheidungen haben etwas gekostet; die { $count } teuersten:
}
analysis-card = { $card } { $share } %
analysis-believed-before = Runde { $deal }, bevor { $who } „{ $made }“ gespielt hat: { $other } hat am ehesten { $cards }.
analysis-believed-after = Runde { $deal }, bei der nächsten Entscheidung von { $who }: { $other } hat am ehesten { $cards }.
analysis-believed-count = Das Blatt zählt { $middle }, in der Hälfte der Fälle { $low } bis { $high }.
analysis-plot = Was jeder Spieler erwarten konnte: { $players }
analysis-plot-events = Die Ereignisse der Partie, von links nach rechts. Ein Punkt ist eine Entscheidung, die etwas gekostet hat.
analysis-plot-lost = Runde { $deal }: { $made } statt { $best }, Verlust { $loss }
