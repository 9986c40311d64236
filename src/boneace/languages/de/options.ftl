# Meldungen über Optionen, Varianten und Plätze jedes Spiels.
#
# Glossar. option: Option, eine Regel, die ein Tisch festlegen kann. preset: Variante, ein Satz von Optionen mit
# Namen. seat: Platz, Spieler. Die Namen von Optionen, Varianten und Werten sind Notation und in jeder Sprache gleich.

options-group-play = Spielablauf
options-group-cards = Karten
options-group-stakes = Einsätze
options-group-hands = Blätter
options-group-betting = Setzen
options-group-match = Partie
options-group-the-deal = Bank
options-group-naturals = Naturals
options-group-pool = Topf
options-group-game = Spiel
options-group-count = Wertung
options-group-signals = Zeichen
options-default = Standard

options-cut-card = { WITHIN($who) } { $card }
options-cut = { $how }: { $turned }. { $who ->
    [you] Du gibst
   *[other] { $who } gibt
} zuerst.
options-cut-told = Auslosen des Gebers
options-cut-choice = Durch Abheben auslosen

options-so-many-seats = { $seats } Spieler
options-from-to-seats = { $least } bis { $most } Spieler
options-allows-bool = true oder false
options-allows-int = eine ganze Zahl von { $least } bis { $most }
options-allows-odd = eine ungerade Zahl von { $least } bis { $most }
options-allows-choice = einer der Werte { $values }

options-only-with = Wirkt nur mit { $needs }.
options-needed = { $values } ({ $option })
options-needed-value = „{ $text }“
options-did-you-mean = meinst du „{ $close }“?
options-there-are = es gibt { $known }
options-not-allowed = die Option „{ $name }“ muss { $allows } sein, nicht { $value }
options-allowed-kinds = die Option „{ $name }“ lässt einen Bereich von Zahlen zu, None für ja oder nein oder Texte zur Auswahl, nicht { $value }
options-no-option = { $game } hat keine Option „{ $name }“: { $known }
options-no-preset = { $game } hat keine Variante „{ $name }“: { $known }
options-missing = die Option „{ $name }“ fehlt: `resolve` gibt alle Optionen einer Variante zurück
options-preset-wrong = Variante „{ $preset }“: { $why }
options-game-unreadable = das Spiel „{ $name }“ aus dem Paket { $package } lässt sich nicht laden: { $why }
options-other-package = { $package } nennt als Paket { $declared }
options-no-declaration = in { $package }/declaration.py muss eine Declaration mit dem Namen DECLARATION stehen
options-other-name = der Entry-Point heißt „{ $name }“, die Deklaration sagt aber name="{ $declared }"
options-no-game = ein Spiel „{ $name }“ gibt es nicht: { $known }
options-example = das Spiel „{ $name }“ ist ein Beispiel und nicht installiert: pip install ./examples/{ $name } in den Quellen von Bone Ace
options-no-bot = einen Bot „{ $name }“ gibt es nicht: { $known }
options-seats = { $game } braucht { $many }, nicht { $seats }
options-seats-so = mit diesen Optionen braucht { $game } { $many }, nicht { $seats }
options-cards-all = { $game } wird immer mit dem ganzen Blatt gespielt
options-cards-few = { $seats } Plätze brauchen bei { $game } mehr als { $cards ->
        [one] eine Karte
       *[other] diese { $cards } Karten
    }
options-cards-none = in diesen Regeln von { $game } gibt es { $cards } nicht
options-cards-wanted = Karten in Notation, als Text oder als Liste
options-no-clause = das Regelbuch von { $game } hat keinen Abschnitt „{ $clause }“

## Die Werte einer Option, die an oder aus ist, in einem Regelbuch

options-true = ja
options-false = nein
