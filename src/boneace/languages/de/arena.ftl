# `boneace arena`: Hilfe, Ausgabe und Fehler.
#
# In der Hilfe ist %(default)s ein Platzhalter und %% ein Prozentzeichen.
#
# Glossar. set: Satz, die Partien zweier Bots mit denselben Karten, Plätze und Geber vertauscht. share: Anteil der
# gewonnenen Partien. gain: Gewinn eines Platzes über den Durchschnitt aller Plätze hinaus. zoo: feste Strategien, an
# denen Bots gemessen werden.

## Hilfe

arena-help = Bots gegeneinander spielen lassen
arena-about = Je zwei der Bots spielen dieselben Karten, jeder einmal auf dem Platz des anderen, damit beide gleich viel Glück
    haben. Mit zwei Plätzen ist ein Satz zwei Partien. Mit mehr Plätzen sitzen die beiden Bots abwechselnd; Partner
    sind immer derselbe Bot. Derselbe Seed ergibt dieselben Zahlen, mit jeder Anzahl von Prozessen.

    Strg+C gibt aus, was bis dahin bekannt ist.
arena-bots = eine Stufe ({ $levels }), eine Strategie des Zoos (zoo:caller, oder zoo für alle), eine gelernte Antwort (reply:DATEI), eine gelernte Strategie (policy:DATEI.npz), ein Programm (program:BEFEHL), eine Klasse (modul:Klasse) oder die Adresse eines Bots (https://…)
arena-list = die Bots eines Spiels nennen
arena-gauntlet = nur der erste Bot spielt gegen die anderen
arena-matches = Sätze von Partien für je zwei Bots (%(default)s)
arena-deals = jede Partie nach so vielen Runden beenden; dann gewinnt, wer vorn liegt
arena-seconds = nach dieser Zeit aufhören
arena-seats = die Zahl der Plätze (die wenigsten, die das Spiel erlaubt)
arena-seed = der Seed der Karten und der Bots (%(default)s)
arena-jobs = die Zahl der Prozesse (einer für jeden Kern)
arena-svg = die Wertungen und wer gegen wen wie viel gewonnen hat in DATEI.svg zeichnen
arena-json = { "{" }"pairings": …, "bots": …{ "}" } ausgeben

## Fortschritt und Ergebnisse

arena-playing = { $done } von { $of } Sätzen
arena-heading = { $game } ({ $preset }), { $seats } Plätze
arena-nothing = Kein Satz ist vollständig.
arena-stopped = Abgebrochen: Die Tabellen enthalten die vollständigen Sätze.
arena-pair = { $first } gegen { $second }
arena-rating = Wertung, mit 95-%-Intervall
arena-plot-foot = Wie viele der Partien der Bot der Zeile gewonnen hat; mit dem halben 95-%-Intervall.
# Die Köpfe der Spalten.
arena-column = { $column ->
    [bots] Bots
    [sets] Sätze
    [share] gewonnen
    [interval] 95-%-Intervall
    [gain] { $unit ->
        [chips] Chips je Runde
        [lives] Leben je Runde
        [stones] Steine je Runde
        [points] Punkte je Runde
       *[returns] Ertrag je Runde
    }
    [deals] Runden
    [bot] Bot
    [rating] Wertung
    [decisions] Entscheidungen
    [mean] ms je Zug
   *[longest] ms höchstens
}

## Gründe

arena-two-bots = eine Arena braucht mindestens zwei Bots, nicht { $count }
arena-alone = bei { $game } können Bots nicht gegeneinander spielen: hier gibt es nur einen Spieler
arena-endless = mit diesen Optionen endet eine Partie nie: Gib die Zahl der Runden an
arena-twice = der Bot { $name } ist zweimal genannt
arena-no-class = { $name } gibt es nicht: { $why }
arena-no-bot = { $name } ist kein Bot: Die Methode „choose“ fehlt
arena-illegal = { $name } hat einen unerlaubten Zug gemacht, { $move }: { $why }
arena-no-program = das Programm { $program } lässt sich nicht starten: { $why }
arena-program-slow = das Programm { $program } hat seit { $seconds } Sekunden nicht geantwortet
arena-program-ended = das Programm { $program } hat sich mitten in einer Partie beendet (Status { $status })
arena-program-answer = das Programm { $program } hat „{ $text }“ geantwortet: { $why }
arena-a-picture = ein Bild eines Wettkampfs
arena-bad-address = „{ $address }“ ist nicht die Adresse eines Bots: Sie sieht aus wie https://example.org/bot, ohne Namen und Passwort; ein Token steht in der Variablen { $token }
arena-bad-token = die Variable { $token } ist kein Token: Sie enthält Zeichen, die eine Anfrage nicht übertragen kann
arena-address-none = unter { $address } antwortet kein Bot: { $why }
arena-address-status = der Bot unter { $address } hat mit dem Status { $status } statt 200 geantwortet
arena-address-answer = der Bot unter { $address } hat „{ $text }“ geantwortet: { $why }
