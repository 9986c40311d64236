# Eine beendete Partie, Schritt für Schritt.

replay-title = Nachspielen und Analyse
replay-pause = Diese Partie ist zu Ende; sie wird noch einmal gezeigt.
replay-none = Hier gibt es nichts nachzuspielen
replay-to-table = Zum Tisch
replay-record = Aufzeichnung herunterladen
replay-verify = Wurde ehrlich gegeben?
replay-opening = Die Partie wird geholt …
replay-seat = Gesehen von
replay-open = Alle Blätter offen
replay-link = Ein Link zu diesem Moment
replay-steps = Durch die Partie
replay-deal-back = Zur vorigen Runde
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-deal-on = Zur nächsten Runde
replay-step = Schritt
replay-step-of = { $step } von { $last }
replay-decides = { $who } entscheidet
replay-no-decision = Hier entscheidet niemand
replay-move = Zug
# The head of a column: what a move brings on average.
replay-worth = Bringt { $unit ->
    [game] in Spielen
    [chip] in Chips
    [point] in Punkten
    [stake] in Einsätzen
   *[none] { "" }
}
replay-wins = Gewinnt
replay-made = gespielt
replay-lost = Das hat { $loss } gekostet.
replay-best = Das hat nichts gekostet.
replay-verdict = { $who }: „{ $made }“ kostete { $loss }; besser „{ $best }“
    .best = { $who }: „{ $made }“ kostete nichts
replay-whole = Die ganze Partie
replay-play-on = Was wäre, wenn? Ab hier als { $who } weiterspielen
replay-curve = { $how ->
    [won] konnte anfangs { $start } erwarten und gewann am Ende { $end }
    [lost] konnte anfangs { $start } erwarten und verlor am Ende { $end }
   *[even] konnte anfangs { $start } erwarten und hat am Ende weder gewonnen noch verloren
  }
    .label = Was { $who } erwarten konnte, vom ersten Ereignis bis zum letzten
