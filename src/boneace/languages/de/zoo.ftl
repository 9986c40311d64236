# Der Zoo: feste Strategien, an denen Bots gemessen werden (boneace arena SPIEL --list).
#
# Die Namen der Strategien (caller, knock_25) werden in jeder Sprache gleich geschrieben.

zoo-unknown = der Zoo hat keine Strategie „{ $name }“ für { $game }: { $known }
zoo-caller = Geht immer mit, sieht oder nimmt an, und erhöht nie.
zoo-raiser = Erhöht immer um das Höchste, bis zu einer Grenze.
zoo-folder = Steigt aus, sobald andere setzen, außer mit einem fast unschlagbaren Blatt.
zoo-honest = Setzt, was das Blatt wert ist, und blufft nie.
zoo-bluffer = Setzt, was das Blatt wert ist, und setzt auf jedes vierte schlechte Blatt wie auf ein starkes.
zoo-trapper = Wartet mit einem starken Blatt, bis andere gesetzt und erhöht haben, und erhöht dann um das Höchste.
zoo-ordago = Sagt bei jeder Gelegenheit Órdago und nimmt jeden Órdago an.
zoo-four-suits = Tauscht immer auf eine Karte jeder Farbe hin.
zoo-one-suit = Tauscht immer auf die Farbe hin, die am meisten zählt.
zoo-random = Macht irgendeinen erlaubten Zug.
zoo-first-turn-knocker = Beendet die Runde, sobald es die Regeln erlauben, mit jedem Blatt.
zoo-knock = Nimmt, was das Blatt verbessert, und klopft ab { $points } Punkten.
zoo-stop-pair = Hält den Bus mit einem Paar oder Besserem an.
zoo-stop-flush = Hält den Bus mit einem Flush oder Besserem an.
zoo-stop-run = Hält den Bus mit einer Straße oder Besserem an.
zoo-stand = Setzt mittelhoch, verdoppelt und teilt nie, und bleibt bei { $total }.
zoo-doubler = Setzt das Höchste, verdoppelt und teilt, wann immer es geht, und bleibt bei 17.

## Was ein gutes Lehrbuch rät, Spiel für Spiel

zoo-textbook-thirty-one = Nimmt die offene Karte, wenn sie das Blatt verbessert, behält die beste Farbe, klopft ab 22 Punkten im ersten Zug, später ab 29.
zoo-textbook-switch = Tauscht, wenn es das Blatt verbessert, klopft ab 22 Punkten im ersten Zug, später ab 27.
zoo-textbook-stop-the-bus = Macht den besten Tausch, hält den Bus anfangs mit einem Paar an, später mit einem Flush.
zoo-textbook-schwimmen = Behält ein erstes Blatt mit 18, tauscht, wenn es das Blatt verbessert, klopft anfangs ab 24 Punkten, später ab 28.
zoo-textbook-best-pair-thirty-one = Erhöht mit Paaren, sieht mit König oder Ass, steigt sonst aus; bleibt bei 26, oder bei 24, wenn der andere bleibt.
zoo-textbook-three-stake-brag = Setzt so hoch, wie ein Paar wert ist, erhöht mit Prials, steigt mit weniger als einem Paar aus.
zoo-textbook-primiera = Tauscht bei drei Farben eine Karte, sonst auf die beste Farbe hin; setzt ab einem Punkt von 45.
zoo-textbook-vingt-un = Setzt auf Ass und Zehn hoch, teilt Asse und Achten, bleibt bei 16 oder bei weichen 18.
zoo-textbook-mus = Beendet das Mus mit einem spielbaren Blatt, setzt mit einem Blatt, das zwei von dreien schlägt, nimmt nach der Wahrscheinlichkeit an und riskiert kein Spiel mit nichts.
