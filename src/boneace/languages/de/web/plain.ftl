# Der einfache Tisch, für jedes Spiel ohne eigenen Tisch. Titel von Stapeln, Angaben und Namen von Zügen kommen vom
# Spiel.

## Knöpfe

plain-choose = Wähle erst einen Zug aus der Liste.
plain-choose-cards = Drück auf die Karten oder wähle aus der Liste.
plain-not-together = Diese Karten sind zusammen kein Zug: Leg welche zurück oder wähle aus der Liste.
# Die Liste aller Züge einer Art: { $name } steht auf ihrem Knopf.
plain-list = { $name }: alle erlaubten Züge
plain-list-open = Wähle … ({ $n })
plain-press = Jetzt drück „{ $name }“.
plain-press-again = Drück noch einmal auf die Karte, um sie zu spielen.
plain-ready = Bereit: { $name }.
plain-ready-key = Bereit: { $name }, Taste { $key } oder Eingabe.

## Für Bildschirmleser

plain-hold = Du hast { $cards }.
plain-hold-worth = Du hast { $cards }: { $worth }.
plain-pile = { $title }: { $cards }.
plain-played = { $who } { $card }
plain-turn = Du bist dran.
plain-turn-task = Du bist dran: { $task }.
plain-range = { $name } { $least } bis { $most }

## Das Ende einer Runde

plain-not-shown = nicht gezeigt

## Tasten

plain-key-number = Einen Knopf drücken, vom ersten an gezählt
plain-key-step = Nächster oder voriger Zug einer Liste; mehr oder weniger
