# Die Spiele um Leben: was sie gemeinsam sagen.
#
# Was als Zug geschrieben wird (swap 4C for 9H, knock), ist Notation und in jeder Sprache gleich; was im Satz
# steht, ist ein deutsches Wort.
#
# Glossar. life: Leben. on the county: man schwimmt, ohne Leben, aber noch im Spiel. out: ausgeschieden. to knock:
# klopfen. to stand: bleiben. to exchange, to swap: tauschen. deal: Runde. hand: Blatt. face up: offen.

## Optionen

lives-option-three-of-a-kind = Drilling
    .meaning = Was drei Karten vom selben Rang zählen.
    .value-none = Nichts Besonderes
    .value-30-5 = 30½, mehr als alles außer 31
    .value-30 = 30, so viel wie drei Zehnerkarten einer Farbe
lives-option-dealt-blitz = 31 auf der Hand
    .meaning = Wann jemand eine 31 zeigt, die gegeben wurde.
    .value-at-once = Sofort, noch vor dem ersten Zug
    .value-on-turn = Wenn er am Zug ist
lives-option-blitz-after-knock = 31 beendet die letzten Züge
    .meaning = Im Spiel um Leben beendet eine 31 nach dem Klopfen die Runde: Wer sie hat, ist sicher, wer geklopft hat, verliert zwei Leben, alle anderen eins.
lives-option-knock-from = Erstes Klopfen
    .meaning = Ab wann geklopft werden darf.
    .value-first-turn = Ab dem ersten Zug der Runde
    .value-second-turn = Wenn jeder einmal am Zug war
lives-option-lives = Leben
    .meaning = Wie viele Leben jeder hat: Pfennige oder die Ecken eines Geldscheins.
lives-option-free-ride = Schwimmen
    .meaning = Wer kein Leben mehr hat, schwimmt: Er spielt weiter, bis er noch einmal verliert.
lives-option-capped-loss = Nicht mehr als übrig ist
    .meaning = Wer zwei Leben verliert, aber nur noch eins hat, gibt dieses ab und spielt weiter.
lives-option-knocker-must = Wer klopft, muss
    .meaning = Was jemand, der klopft, schaffen muss, um nichts zu verlieren.
    .value-win = Gewinnen: Niemand darf höher sein, und der Niedrigste zahlt auch
    .value-beat-one = Wenigstens einen schlagen: nicht der Niedrigste sein
lives-option-knocker-double = Klopfen kostet doppelt
    .meaning = Wer klopft und es nicht schafft, verliert zwei Leben.
lives-option-knocker-tied = Gleichstand beim Klopfen
    .meaning = Wer zahlt, wenn es genügt, einen zu schlagen, und der Klopfende mit anderen am niedrigsten ist.
    .value-alone = Nur, wer geklopft hat
    .value-with-others = Wer geklopft hat und alle, die gleich sind
    .value-with-others-unless-all = Wer geklopft hat und die anderen; sind alle gleich, ist er sicher
    .value-safe = Nur die anderen: Bei Gleichstand gewinnt, wer geklopft hat
lives-option-deals = Runden
    .meaning = Nach so vielen Runden endet die Partie; 0 heißt ohne Grenze.

## Was geschehen ist

lives-deals = Runde { $deal }: { $who ->
    [you] Du gibst
   *[other] { $who } gibt
}.
lives-knocks = { $who ->
    [you] Du klopfst
   *[other] { $who } klopft
}.
lives-stands = { $who ->
    [you] Du bleibst
   *[other] { $who } bleibt
}.
lives-exchanges = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
} { $given } gegen { $received }.
lives-three-cards = drei Karten
lives-blitz = { $showing }: 31!
lives-blitz-hand = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $cards }
lives-shown = Aufgedeckt: { $hands }.
lives-shown-hand = { WITHIN($who) } { $cards } ({ $worth })
lives-loses = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
} und { $who ->
    [you] hast
   *[other] hat
} noch { $left }.
lives-loses-last = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
} und { $who ->
    [you] schwimmst
   *[other] schwimmt
}.
lives-loses-all = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
}.
lives-loses-again = { $who ->
    [you] Du bist geschwommen und verlierst
   *[other] { $who } ist geschwommen und verliert
} noch einmal.
lives-out = { $who ->
    [you] Du scheidest
   *[other] { $who } scheidet
} aus.
lives-won = { $who ->
    [you] Du gewinnst die Partie
    [among] { $who } teilt euch die Partie
   *[other] { $who } { $count ->
        [one] gewinnt
       *[other] teilen sich
    } die Partie
}.

## Wie ein Zug heißt

lives-swap = Tauschen: { $given } gegen { $taken }
lives-swap-two = Tauschen: zwei Karten

## Warum ein Zug nicht zu lesen ist

lives-no-move = „{ $text }“ ist kein Zug von { $game }: Die Züge sind { $moves }
lives-no-for = In „{ $text }“ fehlt „for“: Ein Tausch wird „swap 4C for 9H“ geschrieben
lives-name-both = „{ $text }“ muss eine Karte der Hand und eine vom Tisch nennen

## Warum nicht

lives-cards-first = Erst müssen die Karten gegeben werden
lives-never-two = Man tauscht eine Karte oder alle drei, nie zwei
lives-not-held = { $card } ist nicht auf der Hand
lives-not-face-up = { $card } liegt nicht offen
lives-stand-last = Bleiben kann man nur im letzten Zug, wenn geklopft ist
lives-knock-early = Niemand darf klopfen, bevor jeder einmal am Zug war

## Der Stand, mit dem eine Partie beginnt

lives-no-life = in diesem Spiel ist ein Platz ohne Leben ausgeschieden: Schreib out
lives-two-in = mindestens zwei Plätze müssen im Spiel sein
lives-dealer-out = Platz { $seat } kann nicht geben: ausgeschieden

## Gelernte Strategien der Bots

lives-no-policy = aus { $file } lässt sich keine Strategie lesen ({ $why }); erzeuge sie neu mit python -m boneace.games.{ $game }.making

## Was man tun kann

lives-action-draw = Ziehen
    .help = Die oberste Karte des Talons ziehen
lives-action-take = Nehmen
    .help = Die offene Karte nehmen
lives-action-swap = Eine tauschen
    .help = Die gewählten Karten tauschen
    .short = Tauschen
lives-action-swap-up = Alle tauschen
    .help = Alle drei Karten mit dem offenen Blatt tauschen
    .short = Alle drei
lives-action-swap-all = Alle tauschen
    .help = Alle drei Karten tauschen
    .short = Alle drei
lives-action-swap-down = Blind tauschen
    .help = Alle drei blind mit dem verdeckten Blatt tauschen
    .short = Blind
lives-action-pass = Schieben
    .help = Schieben, wo es erlaubt ist
lives-action-knock = Klopfen
    .help = Klopfen
lives-action-stand = Bleiben
    .help = Bleiben, wenn geklopft ist
lives-action-stop = Bus anhalten
    .help = Den Bus anhalten
    .short = Anhalten
lives-action-continue = Weiter
    .help = Weiter: der Nächste tauscht
lives-action-exchange = Tauschen
    .help = Die gewählten Karten mit der Witwe tauschen
lives-action-keep-first = Erstes Blatt behalten
    .help = Als Geber: erstes oder zweites Blatt behalten
    .short = Das erste
lives-action-keep-second = Zweites Blatt behalten
    .help = Als Geber: erstes oder zweites Blatt behalten
    .short = Das zweite
lives-action-restart = Neu geben
    .help = Am Ende: neu geben lassen oder abrechnen
    .short = Neu geben
lives-action-decline = Abrechnen
    .help = Am Ende: neu geben lassen oder abrechnen
    .short = Abrechnen
