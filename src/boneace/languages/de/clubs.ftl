# Was in einem Club oder an einem seiner Abende nicht geht, und warum.

clubs-not-found = diesen Club gibt es nicht
clubs-no-evening = diesen Abend gibt es nicht
clubs-key = dieser Link öffnet den Club nicht mehr
clubs-full = ein Club hat höchstens { $most } Mitglieder
clubs-host-only = das kann nur ein Gastgeber des Clubs
clubs-last-host = ein Club braucht einen Gastgeber: Mach zuerst jemand anderen dazu
clubs-acting = { $name } war schon vorher Gastgeber: Eine Vertretung kann das nicht ändern
clubs-hosts-come = das geht, wenn { $days } Tage lang kein Gastgeber gekommen ist, für alle, die schon Mitglied waren
clubs-no-member = so jemanden gibt es in diesem Club nicht
clubs-name-taken = im Club heißt schon jemand „{ $name }“
clubs-only-members = tritt zuerst dem Club bei
clubs-title = nötig ist ein Name mit 1 bis { $most } Zeichen
clubs-too-many-rules = ein Club behält höchstens { $most } Regelsätze
clubs-no-rules = der Club hat keine Regeln namens „{ $name }“
clubs-rules-taken = der Club hat schon Regeln namens „{ $name }“
clubs-playing = eine Runde wird gespielt: Warte auf ihr Ende
clubs-closed = dieser Abend ist vorbei
clubs-too-few = mindestens zwei Leute müssen da sein
clubs-no-more-rounds = alles ist gespielt: Schließ den Abend ab
clubs-no-table = diesen Tisch gibt es an diesem Abend nicht
clubs-result = ein Ergebnis hat eine Zahl für jeden der { $seats } Plätze
clubs-too-late = aus diesem Ergebnis ist schon die nächste K.-o.-Runde ausgelost
clubs-no-partners = nach diesen Regeln hat niemand einen Partner
clubs-partners-must = nach diesen Regeln spielen zwei zusammen: Sag, wie Partner ausgelost werden
clubs-partners-stay = im K.-o.-Turnier bleiben Partner zusammen
