# Was neben den Namen der Karten steht, die in shared/cards.ftl sind: für Bildschirmleser und Tooltips.

cards-face-down = verdeckte Karte
cards-label-italian = { $name } ({ $code })
# Die Farben und Bilder des spanischen Kartenspiels behalten ihre Namen; das erklärt sie.
cards-label-spanish = { $suit ->
    [oros] { $name } (Münzen)
    [copas] { $name } (Kelche)
    [espadas] { $name } (Schwerter)
   *[bastos] { $name } (Stäbe)
}
# Am Ende einer Runde: eine Karte, die für das Blatt zählt.
cards-counts = { $card }, zählt
