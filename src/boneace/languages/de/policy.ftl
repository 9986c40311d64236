# Gelernte Strategien in Dateien (`boneace.env.policies`): warum eine nicht benutzt werden kann.
#
# Glossar. policy: Strategie, ein Netz aus Gewichten, das sagt, wie oft jeder Zug gemacht wird. layout: was jeder
# Platz einer Beobachtung bedeutet.

policy-a-policy = eine Strategie
policy-no-network = diese Arrays sind kein Netz für dieses Spiel: { $why }
policy-other-format = { $file } ist eine Strategie aus einer anderen Version von Bone Ace
policy-no-file = { $file } ist nicht zu lesen: { $why }
policy-no-policy = { $file } ist keine Datei mit einer Strategie, oder ein Teil fehlt
policy-other-game = diese Strategie wurde in einem anderen Spiel gelernt: { $game }
policy-other-actions = diese Strategie wurde mit anderen Zügen gelernt: Das Spiel hat sich seitdem geändert
policy-other-layout = diese Strategie wurde für { $seats } Plätze und andere Optionen gelernt, oder für eine frühere Version des Spiels: Sie kann nicht lesen, was hier zu sehen ist
