# Der Tisch von Mus im Terminal. Die Wörter des Spiels stehen in mus.ftl, mit ihrem Glossar.

## Seiten und Steine

terminal-mus-pile = { $who }: { $stones } von { $target } Steinen, { $games ->
    [one] 1 Spiel gewonnen
   *[other] { $games } Spiele gewonnen
}.
terminal-mus-lie = Auf dem Tisch: { $amarracos ->
    [one] 1 Amarraco
   *[other] { $amarracos } Amarracos
} ({ $keeper }), { $loose ->
    [one] 1 Stein
   *[other] { $loose } Steine
} ({ $other }).
terminal-mus-lie-warned = Auf dem Tisch: { $loose ->
    [one] 1 Stein
   *[other] { $loose } Steine
} ({ $other }); die Amarracos sind zurück in der Schale.
terminal-mus-has = { $who } { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
terminal-mus-standing = Stand: { $sides }.
terminal-mus-bowl = In der Schale: { $bowl }. Im Stapel: { $stock ->
    [one] 1 Karte
   *[other] { $stock } Karten
}.

## Was gesagt wurde

terminal-mus-deal = Geber: { $dealer }. Mano: { $mano }.
terminal-mus-changed = { $cards } getauscht
terminal-mus-declared = { $has ->
    [yes] { $word }
   *[no] ohne { $word }
}
terminal-mus-lance = { $title }: { $state }.
terminal-mus-open = noch nichts gesetzt
terminal-mus-asked = { $who }: { $stones } zu beantworten, abgelehnt { $deje }
terminal-mus-asked-ordago = { $who }: Órdago, abgelehnt { $deje }
terminal-mus-declined = abgelehnt, { $who }: { $stones }
terminal-mus-decided = { $how ->
    [accepted] { $stones ->
        [one] 1 Stein gesetzt
       *[other] { $stones } Steine gesetzt
    }
    [passed] en paso, nichts gesetzt
    [ordago] Órdago angenommen
   *[unable] ohne Setzen
}
terminal-mus-silent = noch nichts gesagt

## Deine Karten

terminal-mus-hand = Dein Blatt: { $cards } ({ $holds }).

## Was du tun kannst

terminal-mus-discard = Leg eine bis vier Karten ab: Schreib ihre Stellen in deinem Blatt, etwa 1 3, oder die Karten.

## Zeichen

terminal-mus-seen = { $who } hat ein Zeichen gegeben: { $what }.
terminal-mus-given = Dein Zeichen: { $what }.
terminal-mus-may-signal = { $number }: { $move } ({ $meaning }: man { $gesture })
terminal-mus-no-signals = An diesem Tisch gibt es keine Zeichen.
terminal-mus-claimed = { $who }: Stein für anständiges Spiel verlangt; mit grant { $seat } gestehst du ihn zu.
terminal-mus-before-others = Vor dir sprechen noch andere. Gib ein Zeichen oder drück Eingabe, um weiterzumachen.

## Die Wertung

terminal-mus-step = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
    [punto] Punto
   *[none] Anstand
}: { $who }, { $why }: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, macht { $now }.
terminal-mus-no-count = Noch ist keine Runde gewertet.

## Hilfe

terminal-mus-help-short = Kurz: { $mus } mus, { $no-mus } no mus oder no quiero, { $paso } paso, { $envido } envido, { $reenvido } reenvido, { $quiero } quiero, { $ordago } ordago. Oder die Nummer vor einem Zug in der Liste.
terminal-mus-help-bets = Einsätze: envido 4 oder { $envido } 4, reenvido 3 oder { $reenvido } 3; ohne Zahl sind es 2. Auch baskische Wörter gehen: enbido biga, iduki, tira, hordago.
terminal-mus-help-discards = Ablegen: die Stellen der Karten in deinem Blatt, etwa 1 3, oder die Karten, etwa 7E 4C.
terminal-mus-help-signals = signals: welche Zeichen du geben kannst. Gib eins, wann immer du gefragt wirst, mit seiner Nummer, { $signal } 1, oder seinem Namen, signal two-kings; dein Partner sieht es, ein Gegner fängt es vielleicht ab.
terminal-mus-help-claims = claim: einen Stein für anständiges Spiel verlangen. grant 2: ihn Platz 2 zugestehen.
terminal-mus-help-count = count: woher jeder Stein der letzten Runde kam.

## Gezeichnet

terminal-mus-side = { $who } { $stones }/{ $target } ({ $games })
terminal-mus-target = { $target } Steine gewinnen ein Spiel; Spiele gewonnen: { $games }
terminal-mus-in-bowl = Schale { $bowl }
terminal-mus-claims = { $who }: Stein verlangt ({ $signal })
terminal-mus-signal-key = { $signal }: Zeichen für deinen Partner
terminal-mus-hint = { $signal } Zeichen · z schnell · l Verlauf · c Farben · ? Tasten · --plain ohne Zeichnung
terminal-mus-button-discard = Ablegen
terminal-mus-ask-amount = { $label } ({ $key }, { $least } bis { $most })
terminal-mus-ask-discard = Du bist dran: Wähle die Karten zum Tauschen (Tasten 1 bis 4), dann leg sie ab ({ $discard }).
terminal-mus-key-talk = Mus; no hay mus: die Karten behalten
terminal-mus-key-open = Paso; envido
terminal-mus-key-answer = Quiero; no quiero; reenvido
terminal-mus-key-ordago = Órdago
terminal-mus-key-amount = Die Steine eines Einsatzes, 1 und 2 ergeben 12; + − mehr, weniger
terminal-mus-key-discard = Die Karten zum Tauschen wählen, auch mit der Maus; sie ablegen
terminal-mus-key-signal = Zeichen für deinen Partner, jederzeit; Stein verlangen, zugestehen
terminal-mus-key-stones = Ein Stein; ein Amarraco, das sind fünf
terminal-mus-key-marks = Der Geber; wer dran ist
terminal-mus-dialog = Außer der Reihe
terminal-mus-option = { $meaning } — man { $gesture }
terminal-mus-option-claim = Einen Stein für anständiges Spiel verlangen
terminal-mus-option-grant = Den Stein für anständiges Spiel zugestehen: { $who }

## Das Ende einer Runde

terminal-mus-why = { $who }: { $why }
terminal-mus-total = { $who } +{ $change }: { $stones }
