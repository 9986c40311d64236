# Aufzeichnungen von Partien: warum eine nicht zu lesen, nachzuspielen oder zu schreiben ist, und wo darin. Gründe sind
# Teile eines Satzes, ohne Punkt am Ende. Schlüssel (game, deals, pack) und Züge sind Notation.

records-line = Zeile { $line }
records-deal = Runde { $deal }
records-card = Karte { $number }
records-move = Zug { $number }
records-after-move = nach Zug { $number }
records-whole-deal = die ganze Runde
records-place = { $key } { $number }

records-none = die Datei enthält keine Aufzeichnung
records-suffix = die Datei einer Aufzeichnung endet auf .toml oder .jsonl
records-too-deep = Listen und Tabellen sind darin zu tief verschachtelt
records-not-read = das ist kein { $form }: { $why }
records-not-utf8 = ihr Byte { $place } ({ $code }) ist kein UTF-8-Text
records-number-too-long = eine Zahl ist zu groß, um gelesen zu werden
records-not-written = diese Aufzeichnung lässt sich nicht als TOML schreiben: { $why }
records-not-written-json = diese Aufzeichnung lässt sich nicht als JSON schreiben: { $why }
records-half-character = sie enthält ein halbes Zeichen ({ $code })
records-twice = der Schlüssel „{ $key }“ steht dort zweimal
records-a-table = eine Aufzeichnung ist eine Tabelle von Schlüsseln
records-format = „boneace“ muss { $format } sein, die Version des Formats, nicht { $found }
records-no-format = nichts
records-deal-table = eine Runde ist eine Tabelle von Schlüsseln
records-no-key = „{ $key }“ ist kein Schlüssel einer Aufzeichnung: Die Schlüssel sind { $known } und eigene, die mit x- beginnen
records-missing = „{ $key }“ fehlt
records-type = „{ $key }“ muss { $type ->
    [str] ein Text
    [int] eine ganze Zahl
    [list] eine Liste
   *[dict] eine Tabelle von Schlüsseln
} sein
records-text = „{ $key }“ muss Text enthalten, nicht { $value }
records-over = die Partie ist zu Ende: Eine weitere Runde kann es nicht geben
records-over-by = die Partie ist zu Ende: Eine weitere Runde kann es nicht geben, weil die Option „{ $name }“ { $value } ist
records-card-missing = vor dem Zug „{ $move }“ fehlt eine Karte
records-unfinished = die Runde ist nicht zu Ende, aber es folgt noch eine
records-too-many = „{ $move }“ ist ein Zug zu viel: Die Runde ist zu Ende
records-name-seat = „{ $move }“ muss hier den Platz nennen: „2: { $move }“
records-refused = „{ $move }“: { $why }

## Der Stand, mit dem eine Partie beginnt

records-not-kept = dieses Spiel führt kein „{ $key }“: Es führt { $known }
records-list = „{ $key }“ muss eine Liste von { $count } Werten sein, { $each ->
    [side] einer für jede Seite
    [pot] einer für jeden Pott
   *[seat] einer für jeden Platz
}
records-number = { $what } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
records-number-of = { $key } von { $each ->
    [side] Seite
    [pot] Pott
   *[seat] Platz
} { $place }
