# Was der Tisch ablehnt, und warum. Ein Grund ist Teil eines Satzes und hat keinen Punkt am Ende.
#
# Glossar. match: Partie. key: Schlüssel, er öffnet einen Platz. store: Speicher der Partien. engine: Engine.

errors-not-found-file = diese Datei gibt es nicht
errors-not-found-address = unter dieser Adresse gibt es nichts
errors-not-found-match = diese Partie gibt es nicht
errors-no-rule-book = dieses Spiel hat kein Regelbuch
errors-nothing-after = nach dieser Stelle hat niemand mehr etwas entschieden
errors-no-puzzle = dieses Rätsel gibt es nicht
errors-no-lesson = dieses Spiel hat keine Lektion
errors-not-json = der Inhalt muss application/json sein
errors-body-too-long = der Inhalt darf höchstens { $most } Bytes lang sein
errors-body-late = der Inhalt war zu lange unterwegs
errors-quota = { $kind ->
    [matches] zu viele neue Partien
    [reviews] zu viele Analysen
    [comparisons] zu viele Vergleiche
    [sockets] zu viele Verbindungen
    [links] zu viele Links, die nichts öffnen
   *[other] zu viele Anfragen
} von dieser Adresse: Versuch es in { $seconds } s noch einmal
errors-full = der Server ist voll: Versuch es gleich noch einmal
errors-store = der Speicher der Partien hat versagt; versuch es noch einmal
errors-store-trying = Der Speicher der Partien hat versagt; neuer Versuch läuft.
errors-server = auf dem Server ist etwas schiefgegangen

errors-old-rules = Die Regeln dieses Spiels haben sich geändert, seit diese Partie begonnen wurde: Sie kann nicht weitergespielt werden, aber was alle getan haben, lässt sich lesen.
errors-old-log = Diese Partie passt nicht zu den Regeln dieser Version (bei Ereignis { $number }): Sie kann nicht weitergespielt werden, aber was alle getan haben, lässt sich lesen.
errors-old-game = Das Spiel „{ $game }“ ist hier nicht installiert: Seine Partien können nicht weitergespielt werden, aber was alle getan haben, lässt sich lesen.
errors-newer-match = Diese Partie hat ein neueres Bone Ace geschrieben: Sie kann hier nicht weitergespielt werden, aber was alle getan haben, lässt sich lesen.
errors-newer = das hat ein neueres Bone Ace geschrieben, und dieser Server versteht es erst, wenn er aktualisiert ist

errors-spectators = Zuschauer können nicht mitspielen: Sie haben keinen Platz
errors-stopping = der Server wird angehalten: Versuch es gleich noch einmal
errors-try-again = { $note }: Versuch es gleich noch einmal
errors-gone-on = die Partie ist inzwischen weitergegangen
errors-deal-waits = die nächste Runde wartet noch auf { $who } (sieht sich das Ergebnis an)
errors-waits-for = Warten auf { $who } (sieht sich das Ergebnis an).
errors-coins-awaited = Vor dem Geben wird auf die anderen gewartet.
errors-no-hints = in dieser Partie gibt es keine Tipps: Wer sie eröffnet hat, hat sie nicht erlaubt
errors-hint-turn = Tipps gibt es nur, wenn man am Zug ist: Du bist nicht dran
errors-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
errors-not-over = die Partie ist noch nicht zu Ende
errors-too-many-comparisons = zu viele Vergleiche warten: Versuch es in ein paar Minuten noch einmal
errors-no-comparison = dieser Vergleich ist nicht mehr da: Starte ihn neu
errors-no-figures = dieser Vergleich hat noch keine Zahlen
errors-comparison-waits = wartet auf andere Vergleiche
errors-comparison-failed = der Vergleich ist fehlgeschlagen: Das Protokoll des Servers sagt, warum
errors-too-many-messages = zu viele Nachrichten auf einmal
errors-hello-once = hello darf nur einmal gesendet werden
errors-hello-first = die erste Nachricht muss hello sein
errors-at-place = { $reason } (bei { $place })
errors-invalid-json = das ist kein gültiges JSON
errors-text-frames = Nachrichten müssen Text-Frames sein
errors-message-too-long = eine Nachricht darf höchstens { $most } Bytes lang sein

errors-name-too-long = ein Name hat höchstens { $most } Zeichen
errors-name-mixed = ein Name darf nur Buchstaben eines einzigen Alphabets haben
errors-name-twice = zwei Plätze heißen „{ $name }“
errors-key = dieser Schlüssel gehört zu keinem Platz der Partie
errors-no-cut = in { $game } wird der Geber nicht ausgelost
errors-no-such-dealer = es gibt keinen Platz { $seat }, der geben könnte
errors-no-such-kind = Spieler der Art „{ $kind }“ gibt es nicht, es gibt { $kinds }
errors-one-yours = nur ein Platz kann deiner sein

errors-starting = die Regeln werden geladen
errors-preparing = die Engine wird vorbereitet
errors-compiling-here = die Engine wird im Server selbst kompiliert, der deshalb eine Weile langsam ist
errors-broken = die Engine konnte nicht geladen werden; warum, steht im Protokoll des Servers
errors-slow = die Engine konnte nicht kompiliert werden, deshalb läuft das Spiel langsamer; warum, steht im Protokoll des Servers
errors-waiting = { $who } muss warten: { $note }.
errors-no-proof = die Karten dieser Partie kommen allein aus ihrem Seed, deshalb gibt es keinen Nachweis
