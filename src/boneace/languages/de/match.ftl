# Was jede Partie sagt: wer am Zug ist, und was kein Zug ist.

match-over = Die Partie ist zu Ende
match-card-first = Erst muss eine Karte vom Stapel kommen
match-turn = { $who } ist am Zug (Platz { $turn }), nicht Platz { $seat }
match-turn-why = { $who } ist am Zug (Platz { $turn }), nicht Platz { $seat }: { $why }
match-no-card-number = eine Karte Nummer { $number } gibt es nicht
match-no-card-now = { $card } ist jetzt nicht im Stapel
match-not-a-card = „{ $text }“ ist keine Karte des { $kind ->
    [spanish] spanischen Kartenspiels mit { $cards } Karten
   *[french] französischen Kartenspiels mit { $cards } Karten
}
match-no-move-number = einen Zug Nummer { $number } gibt es nicht: Züge haben die Nummern 0 bis 62
match-why-not-shape = why_not in words.py von { $game } muss einen Satz und die Nummer einer Klausel liefern, oder None als Nummer: return say("…"), "AB-01". Geliefert hat es { $given }
match-parse-shape = parse in words.py von { $game } muss die Nummer eines Zugs liefern. Für „{ $text }“ hat es { $given } geliefert
match-no-seat = einen Platz { $seat } gibt es nicht: Plätze haben die Nummern 0 bis { $last }
match-long-text = „{ $text }“ ist zu lang für einen Zug
match-nothing-pushed = es gibt keinen Zug, der zurückgenommen werden könnte
match-no-aside = „{ $text }“ geht hier nicht außer der Reihe
match-is-aside = „{ $text }“ geht außer der Reihe und ist kein Zug: dafür ist Match.aside da
match-dealer = der Geber ist ein Platz von 0 bis { $last }, nicht { $dealer }
match-no-such-standing = nach den Regeln kann keine Partie von diesem Stand aus weitergehen
match-players = { $named } Namen für { $seats } Plätze
match-not-a-move = „{ $given }“ ist kein Zug: Ein Zug ist ein Text, ein Move oder seine Nummer
match-no-event = ein Ereignis { $number } gibt es nicht: { $count ->
    [0] die Partie hat noch keines
    [one] die Partie hat eines, das Ereignis 0
   *[other] die Partie hat { $count }, gezählt ab 0
}
match-no-move-now = Platz { $seat } hat jetzt keinen Zug: er ist nicht am Zug
match-not-legal = Zug { $number } ist jetzt nicht erlaubt; erlaubt sind: { $moves }
match-not-legal-here = Zug { $number } ist hier nicht erlaubt
