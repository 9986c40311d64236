# Was ein Blatt zählt, wenn man die Bibliothek danach fragt.

scores-points = { $total } Punkte
scores-none = für { $game } ist nicht festgelegt, was ein Blatt zählt
scores-cards = ein Blatt aus { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zählt in { $game } nichts
scores-pack = mit diesen Optionen nicht unter den Karten von { $game }: { $cards }
