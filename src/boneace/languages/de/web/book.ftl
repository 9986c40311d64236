# Das Regelbuch.

book-title = { $game }: die Regeln
book-none = Dieses Regelbuch gibt es nicht
book-english = Dieses Regelbuch gibt es bisher nur auf Englisch.
book-contents = Inhalt
book-print-card = Kurzfassung drucken
book-here = hier: { $value }
book-your-table = An deinem Tisch gilt: { $preset }. Was vom Üblichen abweicht, ist markiert.
book-play-these = Nach diesen Regeln spielen
book-opening = Das Buch wird aufgeschlagen …
book-examples = Eine Runde am Tisch
    .open = Geh diese Runde Schritt für Schritt durch
    .of = { $game }: eine Runde aus dem Regelbuch
book-changed = Anders als in „{ $preset }“:
book-usually = sonst
book-minute = Das ist das übliche Spiel. An deinem Tisch ist anders:
book-differs = { $option }: { $here } ({ $of }: { $there })
