# Was ein Tisch unter Freunden ablehnt, und warum. Ein Grund ist Teil eines Satzes: kein Großbuchstabe, kein Punkt.

friends-not-found = diesen Tisch gibt es nicht
friends-key = dieser Link öffnet den Tisch nicht mehr
friends-name-taken = hier heißt schon jemand { $name }
friends-full = dieser Tisch ist voll
friends-closed = der Gastgeber lässt niemand Neues an diesen Tisch
friends-taken = { $name } sitzt dort
friends-sits-there = dort sitzt jemand
friends-no-place = du hast keinen Platz an diesem Tisch
friends-last = du bist als Letzter hier: Niemand bleibt, der sich um den Tisch kümmert
friends-host-only = das kann nur { $who }, der Gastgeber
friends-playing = gerade läuft eine Partie: Warte, bis sie zu Ende ist
friends-fixed = Plätze und Regeln sind für diesen Abend festgelegt
friends-no-member = so jemand ist nicht an diesem Tisch
friends-yourself = du kannst dich nicht selbst wegschicken
friends-evening = an einen Tisch eines Abends kommen nur die, die in dieser Runde dort spielen
friends-missing = noch nicht da: { $who }
friends-no-match = es läuft keine Partie
friends-start-seated = setz dich, um die Partie zu beginnen
friends-nobody-sits = noch hat sich niemand gesetzt
friends-too-many-sit = dieses Spiel hat { $most } Plätze, und hier sitzen mehr
friends-vote-seated = nur wer einen Platz hat, stimmt ab
friends-silenced = der Gastgeber hat dich stummgeschaltet
friends-only-members = komm zuerst an den Tisch
friends-too-many-words = warte einen Moment, bevor du mehr sagst
friends-no-watchers = der Gastgeber lässt bei dieser Partie niemanden zuschauen
friends-somebody = jemand, der gegangen ist
