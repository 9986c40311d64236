# Die Befehlszeile: Hilfe, Ausgabe und Fehler.
#
# Befehle, Optionen und ihre Werte (play, --seats, novice) werden in jeder Sprache gleich geschrieben. %s, %(prog)s und
# dergleichen sind Platzhalter, und %% ist ein Prozentzeichen: sie bleiben stehen.

commands-description = Die Familie der Kartenspiele um 31: spielen, nachspielen, erforschen.
commands-warning = boneace: Warnung: { $text }
commands-epilog-table = Ohne Befehl öffnet boneace den Tisch im Browser.
commands-epilog-options = Die Optionen eines Spiels zeigt: boneace rules SPIEL --options
commands-title = Befehle
commands-examples = Beispiele:

## Sprache

commands-language-help = { $known }; sonst { $variable } oder die Sprache des Terminals
commands-no-language = die Sprache „{ $wanted }“ gibt es nicht, es gibt { $known }

## Platzhalter für Werte

commands-metavar-code = CODE
commands-metavar-game = SPIEL
commands-metavar-name = NAME
commands-metavar-option = NAME=WERT
commands-metavar-number = N
commands-metavar-bot = BOT
commands-metavar-kind = ART
commands-metavar-seat = PLATZ
commands-metavar-file = DATEI
commands-metavar-url = URL
commands-metavar-record = AUFZEICHNUNG
commands-metavar-clause = ABSCHNITT
commands-metavar-seconds = SEKUNDEN
commands-metavar-deals = RUNDEN
commands-metavar-how = WIE
commands-metavar-cards = KARTEN
commands-metavar-score = STAND
commands-metavar-ranks = RÄNGE
commands-metavar-command = BEFEHL
commands-metavar-preset = VARIANTE
commands-metavar-seats = PLÄTZE
commands-metavar-address = ADRESSE
commands-metavar-folder = ORDNER
commands-metavar-match = PARTIE
commands-metavar-host = ADRESSE
commands-metavar-port = PORT
commands-metavar-network = ADRESSE[/BITS]
commands-metavar-place = [ADRESSE:]PORT

## Meldungen von argparse

commands-argparse-usage = Aufruf:
commands-argparse-positional = Argumente
commands-argparse-options = Optionen
commands-argparse-help = diese Hilfe zeigen und beenden
commands-argparse-version = die Version des Programms zeigen und beenden
commands-argparse-error = %(prog)s: Fehler: %(message)s
commands-argparse-argument = Argument %(argument_name)s: %(message)s
commands-argparse-required = diese Argumente fehlen: %s
commands-argparse-one-required = eins dieser Argumente ist nötig: %s
commands-argparse-unrecognized = unbekannte Argumente: %s
commands-argparse-not-allowed = nicht zusammen mit dem Argument %s erlaubt
commands-argparse-ignored = nimmt keinen Wert, angegeben ist %r
commands-argparse-ambiguous = mehrdeutige Option: %(option)s kann %(matches)s sein
commands-argparse-choice = %(value)r gibt es nicht (es gibt %(choices)s)
commands-argparse-value = %(value)r ist kein gültiger Wert: Erwartet wird %(type)s
commands-argparse-command = unbekannter Befehl %(parser_name)r (es gibt %(choices)s)
commands-argparse-one = ein Wert wird erwartet
commands-argparse-at-most-one = höchstens ein Wert wird erwartet
commands-argparse-at-least-one = mindestens ein Wert wird erwartet
commands-argparse-several = { $count ->
    [one] %s Wert wird erwartet
   *[other] %s Werte werden erwartet
}

## Was mehrere Befehle sagen

commands-game = ein Spiel: `boneace games` nennt sie
commands-whole = { $name } muss eine ganze Zahl sein, nicht „{ $text }“
commands-bad-whole = nötig ist eine ganze Zahl ab 1, nicht { $text }
commands-large-whole = nötig ist höchstens { $most }, nicht { $text }
commands-no-number = nötig ist eine ganze Zahl, nicht { $text }
commands-bad-number = nötig ist eine ganze Zahl mit höchstens { $most } Ziffern, nicht { $text }
commands-bad-amount = nötig ist eine Zahl über 0, nicht { $text }
commands-option-form = --option wird NAME=WERT geschrieben, nicht „{ $text }“

## boneace table

commands-table = den Tisch im Browser öffnen (ohne Befehl dasselbe)
commands-table-about = Stellt den Tisch auf diesem Rechner bereit und öffnet ihn im Browser.
commands-table-host = Adresse, an der er antwortet (%(default)s)
commands-table-port = Port; 0 sucht einen freien (%(default)s)
commands-table-db = die Datei, in der Partien gespeichert werden, oder postgresql://benutzer@rechner/datenbank
commands-table-news = der Redis, über den mehrere Server mit derselben Datenbank voneinander erfahren: redis://rechner:port
commands-table-bad-news = --news braucht die URL eines Redis, etwa redis://127.0.0.1:6379, nicht { $text }
commands-table-workers = Prozesse, in denen Bots denken und Partien analysiert werden; 0, die Vorgabe: Threads des Servers
commands-table-bad-workers = --workers ist eine Zahl von 0 bis { $most }, nicht { $text }
commands-table-ray = Bots auf einem Ray-Cluster denken lassen und Partien dort analysieren: HOST:PORT, ray://HOST:PORT oder local für einen, der nur für diesen Server gestartet wird
commands-table-no-browser = nur die Adresse ausgeben
commands-table-delay = wie viele Sekunden ein Bot für einen Zug braucht (%(default)s)
commands-table-bad-port = ein Port ist eine Zahl von 0 bis 65535, nicht { $text }
commands-table-bad-delay = die Pause dauert 0 bis 60 Sekunden, nicht { $text }
commands-table-name = ein Name, auf den der Server antwortet, neben denen dieses Rechners (mehrmals möglich)
commands-table-proxy = ein Proxy vor dem Server, dessen X-Forwarded-For geglaubt wird (mehrmals möglich)
commands-table-metrics = wo Prometheus die Messwerte findet; ein Port allein gilt nur auf diesem Rechner
commands-table-log = die Form des Protokolls: %(choices)s (%(default)s)
commands-table-log-level = wie viel protokolliert wird: %(choices)s (%(default)s)
commands-table-epilog = Partien kopieren: boneace table backup DATEI. Eine Kopie zurückholen: boneace table restore DATEI. docs/operations.md sagt, wie man einen Server betreibt, den andere erreichen.
commands-table-bad-proxy = ein Proxy ist eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8, nicht { $text }
commands-backup = die Partien in eine Datei kopieren
commands-backup-about = Kopiert den Speicher der Partien in eine neue Datei. Der Server darf laufen.
commands-backup-file = die Datei, die entsteht
commands-backup-done = Die Partien sind in { $file }.
commands-restore = eine Kopie der Partien zurückholen
commands-restore-about = Setzt eine Kopie an die Stelle des Speichers der Partien. Der Server darf nicht laufen; der alte Speicher bleibt daneben erhalten.
commands-restore-file = eine Kopie von `boneace table backup`
commands-restore-done = Die Partien sind wieder die aus { $file }.
commands-restore-kept = Die alten sind in { $file }.

## boneace play

commands-play = im Terminal spielen
commands-play-about = Spielt eine Partie im Terminal; --plain ist für Pipes und Bildschirmleser.
commands-play-plain = Zeile für Zeile: für Bildschirmleser und Pipes
commands-play-preset = eine Variante des Spiels, wie `boneace games` sie nennt
commands-play-option = eine Hausregel, die von der Variante abweicht (mehrmals möglich)
commands-play-seats = die Zahl der Spieler, du und Bots ({ $usual }, oder die nächste, die das Spiel erlaubt)
commands-play-bots = { $bots } oder eine Liste mit Kommas, ein Eintrag für jeden Bot (%(default)s)
commands-play-name = dein Name am Tisch
commands-play-dealer = wer zuerst gibt: ein Platz (deiner ist 0), oder cut, wo der Geber ausgelost wird
commands-play-seed = das Mischen und die Bots einer Partie wiederholen
commands-play-record = die Partie in DATEI aufzeichnen (TOML)
commands-play-epilog = Mit Bildschirmleser, Braillezeile oder Pipe nimm --plain: eine Angabe je Zeile, nichts wird gezeichnet.
commands-play-epilog-dumb = Wo das Terminal nicht zeichnen kann (Pipe, TERM=dumb), gilt --plain von selbst.

## boneace replay

commands-replay = Aufzeichnungen nachspielen
commands-replay-about = Spielt eine Aufzeichnung (.toml) oder viele (.jsonl) nach und sagt, wie jede endet. Der Exit-Status ist 2, wenn eine nicht nachzuspielen ist; die anderen der Datei werden trotzdem nachgespielt.
commands-replay-file = eine Aufzeichnung (.toml) oder eine Datei mit einer in jeder Zeile (.jsonl); -: die Standardeingabe
commands-replay-json = für jede Aufzeichnung ein JSON-Objekt ausgeben
commands-replay-seat = nur zeigen, was Platz N wissen kann
commands-replay-log = die Partie Ereignis für Ereignis zeigen
commands-replay-no-seat = einen Platz { $seat } gibt es nicht: Plätze haben die Nummern 0 bis { $last }
commands-replay-standing = { $key ->
    [lives] Leben
    [points] Punkte
    [chips] Chips
    [table] Tisch
    [pot] Pott
    [pots] Pötte
    [pool] Topf
    [games] Spiele
    [stones] Steine
    [bets] Wetten
   *[other] { $key }
}: { $values }
commands-replay-out = ausgeschieden
commands-replay-over = zu Ende nach Runde { $deal }; { $count ->
    [0] niemand hat gewonnen
   *[other] gewonnen: { $who }
}
commands-replay-waiting = Runde { $deal }, Geber: { $dealer }; am Zug: { $who }
commands-replay-card = die nächste Karte
commands-replay-legal = erlaubt: { $moves }

## boneace games

commands-games = die Spiele und ihre Varianten nennen
commands-games-about = Nennt die Spiele.
commands-games-json = die ganze Deklaration jedes Spiels als JSON ausgeben
commands-games-default = (Standard)

## boneace rules

commands-rules = die Regeln eines Spiels lesen
commands-rules-about = Gibt das Regelbuch eines Spiels aus.
commands-rules-clause = einen Abschnitt ausgeben, etwa T31-15
commands-rules-options = die Hausregeln eines Tisches nennen
commands-rules-both = entweder einen Abschnitt oder --options angeben, nicht beides
commands-rules-proposed = für eine neue Partie vorgeschlagen: { $value }

## boneace bench

commands-bench = die Engine auf diesem Rechner messen
commands-bench-about = Spielt ganze Partien mit zufälligen Zügen auf einem Kern. Gegebene Karten zählen als Züge. Alle Spiele teilen sich den Treiber; er wird für die Optionen eines Tisches kompiliert. Das dauert beim ersten Mal ein paar Sekunden.
commands-bench-preset = sonst: die Standardvariante des Spiels
commands-bench-seats = die Zahl der Plätze: 4, oder die nächste, die das Spiel erlaubt
commands-bench-seconds = wie viele Sekunden gemessen wird (%(default)s)
commands-bench-json = { "{" }"moves_per_second": …{ "}" } ausgeben
commands-starting = Es geht los
commands-bench-compiling = Die Engine wird kompiliert; das geschieht nur einmal.
commands-bench-found = { $game }: { $millions } Millionen zufällige Züge je Sekunde auf einem Kern

commands-verify = prüfen, dass eine beendete Partie ehrlich gegeben wurde
commands-verify-about = Prüft den Nachweis einer beendeten Partie: dass der Server an die Karten gebunden war, bevor er wusste, was die Spieler beitragen, und dass die gezeigten Karten diese sind. Der Exit-Status ist 1, wenn etwas nicht passt.
commands-verify-file = der Nachweis, von der Seite der Partie geladen
commands-verify-record = die Aufzeichnung der Partie (.toml), um zu prüfen, dass sie dieselben Karten hat
commands-verify-json = ein JSON-Objekt ausgeben
