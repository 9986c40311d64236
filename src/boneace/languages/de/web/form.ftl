# Das Formular für eine neue Partie: Plätze, Regeln, Hausregeln.

form-title = Neue Partie
form-title-of = Neue Partie { $game }
form-heading = Neue Partie: { $game }
form-no-game = Dieses Spiel gibt es nicht
    .text = An diesem Tisch wird dieses Spiel nicht gespielt.

## Plätze

form-seats = Plätze
form-passes = Gespielt wird in dieser Reihenfolge.
form-watching = Du hast keinen Platz: Du siehst zu.
form-name-at = Name an Platz { $n }
form-who-at = Wer auf Platz { $n } sitzt
form-remove = Platz { $n } entfernen
form-add = Platz hinzufügen
form-more-seats = Nach diesen Regeln spielen { $n }. Mehr können nach „{ $preset }“ spielen.
form-choose-preset = „{ $preset }“ spielen, mit { $n ->
    [one] einem Platz
   *[other] { $n } Plätzen
} mehr
form-wait = Längste Wartezeit auf Freunde
    .meaning = Die nächste Runde beginnt, wenn alle das Ergebnis gesehen haben. Die Zeit läuft, sobald der Erste bereit ist.
form-wait-unlimited = Ohne Grenze
form-wait-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
  }
form-clock = Uhr
    .meaning = Nur Menschen haben eine. Ist die Zeit um, spielt ein Bot weiter, bis der Mensch wieder da ist.
form-clock-none = Keine Uhr
form-clock-move = { $n ->
    [one] { $n } Sekunde je Zug
   *[other] { $n } Sekunden je Zug
  }
form-clock-bank = { $n ->
    [one] { $minutes } Minuten, dazu { $n } Sekunde je Zug
   *[other] { $minutes } Minuten, dazu { $n } Sekunden je Zug
  }
form-away = Ein Bot darf für Abwesende spielen
    .meaning = Die anderen entscheiden gemeinsam.
form-away-never = Nie
form-away-seconds = { $n ->
    [one] Nach { $n } Sekunde
   *[other] Nach { $n } Sekunden
  }
form-first-dealer = Erster Geber
form-seat = Platz { $n }
form-player = Spieler { $n }
form-your-name = Dein Name
form-asks-name = Wie sollen die anderen dich nennen? Der Browser merkt sich den Namen. Ohne Namen bist du ein Gast.
form-opponents = Über die Gegner

## Regeln

form-rules = Regeln
form-house-rules = Hausregeln
form-as-set = wie in der Variante
form-changed = { $n } geändert
form-reset-all = Alle zurücksetzen
form-rules-link = Ein Link mit diesen Regeln
form-start = Los
form-less = Weniger: { $option }
form-more = Mehr: { $option }
form-changed-from = statt „{ $value }“
form-reset = Zurücksetzen
form-reset-option = { $option } zurücksetzen
# Below an option: the clause of the rules it comes from, and how many more there are.
form-rule = Regel { $clause }
form-rules-more = { $n } weitere
form-value-none = ohne
form-value-yes = ja
form-value-no = nein
form-opens = Am Ende alle Karten offenlegen
    .meaning = Auch solche, die nach den Regeln verdeckt bleiben. Dann kann jeder die ganze Partie prüfen.
