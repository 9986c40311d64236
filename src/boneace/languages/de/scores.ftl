# Was ein Blatt zählt, wenn man die Bibliothek danach fragt.

scores-points = { $total } Punkte
scores-none = { $game } sagt nicht, was ein Blatt zählt: Dafür braucht ein Spiel worth.py
scores-cards = ein Blatt aus { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zählt in { $game } nichts
scores-pack = mit diesen Optionen nicht unter den Karten von { $game }: { $cards }
