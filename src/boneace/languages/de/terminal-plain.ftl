# Der einfache Tisch im Terminal, für jedes Spiel ohne eigenen Tisch. Namen von Zügen und Angaben über Plätze und Tisch
# kommen vom Spiel.

## Du bist dran, und der Tisch

terminal-plain-hand-total = Dein Blatt: { $cards }. Es zählt { $total }.
terminal-plain-pile = { $title }: { $cards }.
terminal-plain-pack = Stapel: { $cards }

## Was du tun kannst

terminal-plain-many = { $verb }: { $count } Züge, etwa { $move }; moves nennt sie alle.
terminal-plain-help-moves = Züge: Schreib einen Zug, wie die Liste ihn nennt, seine Nummer in der Liste oder den Anfang seines ersten Wortes.
terminal-plain-help-cards = Karten allein, etwa 7H, genügen, wenn nur ein Zug genau diese nennt.

## Gezeichnet

# Ein Zug und seine Taste; + und − wählen einen anderen, wo es mehrere gibt.
terminal-plain-ask-move = { $count ->
    [1] { $label } ({ $key })
   *[other] { $label } ({ $key }, mit − + ein anderer)
}
terminal-plain-key-card = Eine Karte deines Blattes oder ein Betrag; auch mit der Maus
terminal-plain-key-step = Ein anderer Zug derselben Art; ein anderer Betrag
