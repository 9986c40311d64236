# Argumente, die eine Funktion ablehnt: eine Funktion der Bibliothek, oder ein Treiber, der die kompilierten Regeln
# ausführt. Die Namen der Argumente stehen wie in Python.

arguments-type = „{ $name }“ muss { $wanted } sein, nicht { $given }
arguments-one-of = „{ $name }“ muss eines von { $known } sein, nicht { $given }
arguments-an-array = ein NumPy-Array
arguments-options = ein Array mit Optionen von { $game }, oder spezialisierte
arguments-a-whole-number = eine ganze Zahl
arguments-text = ein Text
arguments-a-pack = ein Kartenspiel
arguments-cards = Karten, als Cards oder in Notation
arguments-names = eine Liste von Namen
arguments-shuffles = eine Funktion von einer Zahl auf Karten
arguments-a-record = eine Aufzeichnung, wie `read` sie liefert
arguments-a-match = eine Partie, wie `new` sie beginnt
arguments-a-path = der Pfad einer Datei
arguments-a-mapping = eine Zuordnung von Namen zu Werten
arguments-between = „{ $name }“ muss zwischen { $least } und { $most } liegen, nicht bei { $given }
arguments-at-least = „{ $name }“ muss mindestens { $least } sein, nicht { $given }
arguments-dtype = „{ $name }“ muss den dtype { $wanted } haben, nicht { $given }
arguments-dtype-state = State von { $game }
arguments-dtype-options = Options von { $game }
arguments-shape = „{ $name }“ muss die Form { $wanted } haben, nicht { $given }
arguments-too-short = „{ $name }“ muss mindestens { $wanted } Elemente haben, nicht { $given }
arguments-scattered = „{ $name }“ muss ein zusammenhängender Speicherblock sein (C-contiguous, aligned): Übergib eine Kopie
arguments-read-only = „{ $name }“ muss beschreibbar sein: Übergib eine Kopie
arguments-option-code = „{ $name }“ setzt die Option „{ $option }“ auf die Zahl { $given }, die nichts bedeutet
arguments-specialized = „{ $name }“ enthält spezialisierte Optionen eines anderen Spiels als { $game }
arguments-not-begun = „{ $name }“ enthält einen Zustand, der nie begonnen wurde: Ruf erst `begin` oder `begin_all` auf
arguments-state = „{ $name }“ ist kein Zustand mit { $seats } Plätzen: { $field } ist { $given }
arguments-generator = „{ $name }“ ist ein Zufallsgenerator und darf nicht 0 sein
arguments-legal = „{ $name }“ muss einen erlaubten Zug des Platzes enthalten, der am Zug ist
arguments-shuffle-cards = eine Mischung muss eine Liste von Kartennummern von 0 bis 62 sein, nicht { $given }
arguments-shuffle-lacks = der Mischung fehlen Karten, die als Nächstes kommen könnten
arguments-pickle-shuffles = diese Partie lässt sich nicht mit pickle speichern, weil ihre Mischungen es nicht zulassen ({ $why }): Beginne sie mit einem Seed, oder mit einer Funktion, die in einem Modul definiert ist
arguments-pickle-layout = diese Partie wurde mit pickle gespeichert, als die Zustände von { $game } anders aufgebaut waren; eine Aufzeichnung (`to_record`) kann jede Version lesen
