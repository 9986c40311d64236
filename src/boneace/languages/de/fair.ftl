# Der Befehl `boneace verify`.

fair-not-read = { $file } ist kein Nachweis: { $why }
fair-coins-seats = { $file } ist kein Nachweis: Für jeden Spieler muss eine Münze oder null darin stehen
fair-one-record = Ein Nachweis gilt für eine Partie: Das ist noch eine in derselben Datei
fair-other-match = Das ist die Aufzeichnung einer anderen Partie: { $theirs }. Der Nachweis gehört zu { $ours }

fair-commitment = Die Festlegung gilt für alle vorbereiteten Kartenspiele: { $count }
fair-packs = Die gegebenen Kartenspiele gehören dazu: { $count }
fair-cards = Offengelegte Karten, versiegelt an den Plätzen, zu denen die Münzen führen: { $count }
fair-sequence = Die Karten wurden von oben gegeben, jede einmal: { $count }
fair-secret = Alle Karten folgen aus dem Geheimnis, das jetzt offenliegt; Kartenspiele: { $count }
fair-record = Die Aufzeichnung hat diese Karten an denselben Stellen; Karten insgesamt: { $count }

fair-fits = passt: { $what }
fair-wrong = PASST NICHT{ $place }: { $what }
fair-at = { "" } (Kartenspiel/Karte { $place })
fair-coins = Spieler, die eine Münze beigetragen haben: { $coins } von { $players }
fair-closed = Nicht offengelegt: { $closed } Karten, die die Regeln nicht zeigen, { $passed } übergangene
fair-late = Kartenspiele, die die Festlegung nicht umfasst; nur ihre Reihenfolge ist geprüft: { $late }
fair-good = Alles, was geprüft wurde, passt.
fair-bad = Etwas passt nicht: Diese Partie wurde nicht so gegeben, wie sie sollte, oder die Datei wurde geändert.
