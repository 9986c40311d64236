# Bots von außen: Programme, die über das Netz an einen Tisch kommen, und `boneace bot`.

outside-no-bots = dieser Tisch nimmt keine Bots auf
outside-may-not = ein Bot kann das nicht
outside-known = nur der Platz eines Bots bekommt gesagt, was er weiß
outside-bad-address = „{ $text }“ ist nicht der Link eines Tisches: er sieht aus wie http://192.168.1.5:3131/table/k3x9m2pq
outside-unreached = { $server } ist nicht zu erreichen: { $why }
outside-no-server = bei { $server } antwortet kein Bone Ace dieser Version
outside-refused = der Server lehnt ab: { $reason }
outside-other-rules = der Server spielt { $game } nach anderen Regeln: er und dieser Bot müssen dieselbe Version von Bone Ace sein
outside-replaced = ein anderes Programm benutzt den Schlüssel dieses Bots
outside-sent-away = der Gastgeber hat den Bot weggeschickt
outside-silent = der Server hat eine Weile nichts gesagt
outside-closed = der Server hat die Verbindung geschlossen
outside-lost = Die Verbindung ist verloren ({ $why }); neuer Versuch.
outside-joined = Am Tisch { $code } als { $name }.
outside-seated = Er hat einen Platz.
outside-no-place = Er hat noch keinen Platz und wartet auf einen.
outside-begins = Die Partie { $match } beginnt.
outside-ended = { $game } ist zu Ende. Gewonnen: { $who }.
outside-left = Er hat den Tisch verlassen.
outside-leaves-later = Er geht, wenn die Partie zu Ende ist; noch einmal Strg+C, und er geht sofort.
outside-help = einen Bot an einem Tisch mit Freunden spielen lassen
outside-about = Kommt mit dem Link an einen Tisch mit Freunden, setzt sich und spielt dort jede Partie. Strg+C verlässt den Tisch.
outside-url = der Link des Tisches
outside-level = wie gut er spielt (%(default)s)
outside-name = wie er heißt (sonst: wie seine Stufe)
outside-matches = nach so vielen Partien gehen (sonst: bleiben)
