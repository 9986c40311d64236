# Der Zoo: feste Strategien, an denen Bots gemessen werden (boneace arena SPIEL --list).
#
# Die Namen der Strategien (caller, knock_25) werden in jeder Sprache gleich geschrieben.

zoo-unknown = der Zoo hat keine Strategie „{ $name }“ für { $game }: { $known }
zoo-caller = Geht immer mit, sieht oder nimmt an und erhöht nie.
zoo-raiser = Erhöht immer um den Höchstbetrag, bis zu einer Grenze.
zoo-folder = Steigt aus, sobald andere setzen, außer mit einem fast unschlagbaren Blatt.
zoo-honest = Setzt, was das Blatt wert ist, und blufft nie.
zoo-bluffer = Setzt, was das Blatt wert ist, und setzt auf jedes vierte schlechte Blatt wie auf ein starkes.
zoo-trapper = Wartet mit einem starken Blatt, bis andere gesetzt und erhöht haben, und erhöht dann um den Höchstbetrag.
zoo-random = Macht irgendeinen erlaubten Zug.
zoo-first-turn-knocker = Beendet die Runde, sobald es die Regeln erlauben, mit jedem Blatt.
zoo-knock = Nimmt, was das Blatt verbessert, und klopft ab { $points } Punkten.
