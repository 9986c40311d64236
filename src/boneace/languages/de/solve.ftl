# `boneace solve`: Hilfe, Ausgabe und Fehler.
#
# In der Hilfe ist %(default)s ein Platzhalter und %% ein Prozentzeichen.
#
# Glossar. exploitability: Ausnutzbarkeit, um wie viel ein Platz, der die Strategie des anderen kennt, mehr gewinnt, als
# das Spiel wert ist, im Mittel über die Plätze. iteration: Iteration, ein Durchgang des Lernens. state: Zustand, die
# Karten und alles, was geschehen ist. checkpoint: Zwischenstand, die Datei eines unfertigen Laufs. deal: Runde. best
# reply: beste Antwort. non-dealer: Vorhand.

## Hilfe

solve-help = Strategien finden, gegen die niemand viel gewinnen kann
solve-about = Findet ein Gleichgewicht eines Spiels für zwei und was das Spiel jedem Platz wert ist; Platz 0 gibt zuerst. Der
    ganze Spielbaum wird berechnet, er muss also klein sein; mccfr lernt aus Stichproben, für zwei Spieler oder mehr.

    Ohne --iterations, --target oder --seconds endet es bei einer Ausnutzbarkeit von 0.0001; mccfr endet nach 10
    Sekunden. Auch Strg+C beendet es, und mit --checkpoint bleibt erhalten, was gefunden ist.

    Vier Spiele haben einen eigenen Löser. Eine einzelne Runde endet bei einer Ausnutzbarkeit von 0.0001 oder nach 60 Sekunden:
      best-pair-thirty-one: eine Runde, mit --score und --upcards; sonst das ganze Spiel
      mus (zu zweit, wenn das Mus beendet ist): eine Runde, mit --score in Steinen; sonst das ganze Spiel
      three-stake-brag (zu zweit): eine Runde, mit --upcards; --option vying_limit=6 begrenzt das Setzen
      vingt-un: eine Runde zwischen einem Spieler und dem Geber

    Das ganze Spiel dauert lange: --checkpoint bewahrt, was fertig ist, und --policy schreibt das Ergebnis. --certify
    misst, wie viel die besten Antworten gegen die Bots von best-pair-thirty-one gewinnen.
solve-examples-small = wenn die Spiele aus examples/kuhn und examples/leduc installiert sind:
solve-game = ein Spiel: `boneace games` nennt sie
solve-seats = die Zahl der Plätze (die wenigsten, die das Spiel erlaubt)
solve-algorithm = cfr+, dcfr, pcfr+ oder mccfr (%(default)s)
solve-iterations = nach N Iterationen enden, die des Zwischenstands mitgezählt
solve-target = bei dieser Ausnutzbarkeit enden: die halbe NashConv, in Einheiten des Ertrags
solve-seconds = nach dieser Zeit enden
solve-checkpoint = von DATEI.npz aus weitermachen, wenn es sie gibt, und den Lauf dort sichern
solve-seed = der Seed von mccfr (%(default)s); die anderen brauchen keinen
solve-limit = wie viele Zustände ein Baum, oder ein Durchgang von mccfr, höchstens haben darf (%(default)s)
solve-decisions = eine Partie nach so vielen Entscheidungen abbrechen, ohne dass jemand etwas gewonnen hat; für Spiele ohne Ende
solve-score = eine Runde lösen: die Punkte von Vorhand und Geber vor der Runde, etwa 5-5
solve-upcards = eine Runde lösen: die offenen Karten von Vorhand und Geber, etwa "7S TD"
solve-policy = für ein Spiel mit eigenem Löser: was bekannt ist, als die Strategie schreiben, nach der seine Bots spielen
solve-certify = messen, was beste Antworten gegen die Bots eines Spiels gewinnen: in Runden von Spielen, die sie spielen
solve-full = mit --certify: in allen Runden bei allen Ständen, genau, was Tage dauert; --checkpoint sichert, was fertig ist
solve-json = { "{" }"value": …, "exploitability": …, "seconds": …{ "}" } und mehr ausgeben

## Fortschritt und Ergebnisse

solve-walking = { $states } Zustände
solve-running = { $iterations } Iterationen{ $known ->
    [yes] , Ausnutzbarkeit { $at }
   *[no] { "" }
}
solve-done = { $game }: { $iterations } Iterationen mit { $algorithm } in { $seconds } s.
solve-worth = Platz { $seat } gewinnt im Mittel { $worth }.
solve-measured = Ausnutzbarkeit: { $at }.
solve-not-measured = Die Ausnutzbarkeit dieses Spiels lässt sich nicht berechnen; was die Plätze gewinnen, ist aus Stichproben geschätzt.
solve-deal-done = { $game }{ $upcards ->
    [none] { "" }
   *[other] , { $upcards }
}{ $score ->
    [none] { "" }
   *[other] { " " }beim Stand { $score }
}: { $iterations } Iterationen mit { $algorithm } in { $seconds } s.
solve-deal-worth = Die Runde ist der Vorhand { $worth } wert.
solve-deal-choices = Vorhand beginnt mit: { $choices }.
solve-whole-running = { $share } des ganzen Spiels
solve-whole-worth = Ein Spiel ist der Vorhand der ersten Runde { $worth } wert. Wie weit das von einem Gleichgewicht entfernt ist, wird nicht berechnet.
solve-whole-stopped = Abgebrochen.{ $kept ->
    [file] { " " }Was bekannt ist, ist in { $file } gesichert: Derselbe Befehl macht dort weiter.
   *[none] { "" }
}
solve-certifying = { $share } gemessen{ $known ->
    [yes] , { $at } eines Spiels
   *[no] { "" }
}
solve-certified-deals = { $deals } von { $all } Runden gemessen, in { $seconds } s Prozessorzeit: Beste Antworten gewinnen in einer Runde im
    Mittel { $deal } eines Spiels und höchstens { $worst }. Ein Spiel hat { $length } Runden.
solve-certified-full = { $scores } von { $all } Ständen in allen Runden gemessen, in { $seconds } s Prozessorzeit.
solve-certified-game = { $sure ->
    [exact] In einem ganzen Spiel gewinnen sie { $at } eines Spiels: die halbe NashConv, genau.
    [sampled] In einem ganzen Spiel gewinnen sie { $at } ± { $error } eines Spiels (95 %): die halbe NashConv, aufsummiert über die Runden der Spiele, die die Bots selbst spielen.
   *[none] In einem ganzen Spiel gewinnen sie { $at } eines Spiels: die halbe NashConv, aufsummiert über die Runden der Spiele, die die Bots selbst spielen; es sind zu wenige, um zu sagen, wie sicher das ist.
}
solve-stopped = Abgebrochen nach { $iterations } Iterationen.{ $kept ->
    [file] { " " }Sie sind in { $file } gesichert: Derselbe Befehl macht dort weiter.
   *[none] { "" }
}

## Gründe

solve-no-deals = { $game } hat keinen Löser für einzelne Runden: Lass --score und --upcards weg
solve-which-deal = { $needs ->
    [none] eine Runde { $game } wird gelöst, wie sie ist: Lass --score und --upcards weg
    [both] welche Runde { $game }? Gib --score und --upcards an
   *[other] welche Runde { $game }? Gib nur { $needs } an
}
solve-no-whole = { $game } hat keinen Löser für das ganze Spiel, den --policy braucht
solve-not-shared = die Arbeit an { $game } lässt sich hier nicht verteilen: Jede Runde braucht die vorige. Lass --ray und --jobs weg
solve-no-certificate = was die Bots von { $game } spielen, lässt sich so nicht messen
solve-certify-only = zu --certify passen nur --seconds, --iterations (Runden) und --seed, oder --full und --checkpoint; außerdem --preset, --option und --json
solve-deal-only = eine einzelne Runde löst nur { $only }, ohne --algorithm, --checkpoint, --seats, --seed und --limit
solve-whole-only = dieses Spiel löst sein eigener Löser als Ganzes, nur { $only }, ohne --algorithm, --seats, --seed, --limit, --decisions, --iterations, --target und --seconds; Strg+C beendet es, und --checkpoint sichert es
solve-a-policy = eine Strategie
solve-two-seats = { $seats ->
    [one] { $game } mit einem einzigen Platz lässt sich nicht genau lösen: Das geht nur mit zweien
   *[other] { $game } mit { $seats } Plätzen lässt sich nicht genau lösen: Das geht nur mit zweien; versuch den Algorithmus mccfr
}
solve-not-zero-sum = mit diesen Optionen lässt sich { $game } nicht genau lösen: Was die Plätze gewinnen, ergibt zusammen nicht null
solve-too-large = der Baum von { $game } hat mehr als { $limit } Zustände: Erhöhe die Grenze („limit“), verkürze die Partie durch ihre Optionen oder mit „decisions“, nimm weniger Karten (die Option „cards“, etwa { $cards } …), oder versuch den Algorithmus mccfr
solve-too-wide = in { $game } gibt es zu viele Arten, die Karten zu geben: mehr als { $limit } Zustände vor der ersten Entscheidung; nimm weniger Karten (die Option „cards“, etwa { $cards } …), oder versuch den Algorithmus mccfr
solve-round-too-large = ein Durchgang von mccfr in { $game } läuft durch mehr als { $limit } Zustände: Erhöhe die Grenze („limit“), oder wähle Optionen mit einer kürzeren Partie
solve-too-deep = in einer Partie { $game } kann ein Platz mehr als { $limit } Entscheidungen haben, zu viele für mccfr: Wähle Optionen mit einer kürzeren Partie, oder brich sie mit „decisions“ ab
solve-unseen-moves = { $game } lässt sich nicht lösen: Was ein Platz sieht, sagt ihm nicht immer, welche Züge er hat
solve-unmeasured = die Ausnutzbarkeit von { $game } lässt sich nicht berechnen und kann deshalb kein Ziel sein: Gib eine Zahl von Iterationen oder Sekunden an („iterations“, „seconds“)
solve-no-algorithm = einen Algorithmus „{ $given }“ gibt es nicht, es gibt { $known }
solve-a-checkpoint = ein Zwischenstand
solve-broken = { $file } ist kein vollständiger Zwischenstand
solve-other-version = { $file } ist ein Zwischenstand einer anderen Version von Bone Ace
solve-other-game = { $file } ist der Zwischenstand eines anderen Spiels oder anderer Optionen: { $theirs }, nicht { $ours }
solve-other-rules = { $file } ist ein Zwischenstand nach anderen Regeln dieses Spiels: Sie haben sich seitdem geändert
solve-other-algorithm = { $file } ist ein Zwischenstand von { $theirs }, nicht von { $ours }
solve-other-seed = { $file } ist ein Zwischenstand mit dem Seed { $theirs }, nicht { $ours }
solve-whole-pack = der eigene Löser von { $game } kennt nur das ganze Blatt
