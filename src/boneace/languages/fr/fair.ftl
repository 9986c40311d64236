# La commande `boneace verify`.

fair-not-read = { $file } n’est pas une preuve : { $why }
fair-coins-seats = { $file } n’est pas une preuve : il faut une pièce, ou null, par joueur
fair-one-record = une preuve ne vaut que pour une partie : en voici une autre dans le même fichier
fair-other-match = c’est l’enregistrement d’une autre partie : { $theirs } ; la preuve est celle de { $ours }

fair-commitment = L’engagement porte sur tous les paquets préparés : { $count }
fair-packs = Les paquets distribués en font partie : { $count }
fair-cards = Cartes ouvertes, scellées aux places où mènent les pièces : { $count }
fair-sequence = Les cartes ont été distribuées à partir du dessus de chaque paquet, chacune une fois : { $count }
fair-secret = Toutes les cartes découlent du secret, maintenant dévoilé ; paquets : { $count }
fair-record = L’enregistrement a ces cartes aux mêmes moments ; cartes en tout : { $count }

fair-fits = concorde : { $what }
fair-wrong = NE CONCORDE PAS{ $place } : { $what }
fair-at = { "" } (paquet/carte { $place })
fair-coins = Joueurs qui ont ajouté une pièce : { $coins } sur { $players }
fair-closed = Non ouvertes : { $closed } cartes que les règles ne montrent pas, { $passed } sautées
fair-late = Paquets que l’engagement ne couvre pas, dont seul l’ordre est vérifié : { $late }
fair-good = Tout ce qui a été vérifié concorde.
fair-bad = Quelque chose ne concorde pas : cette partie n’a pas été distribuée comme il fallait, ou le fichier a été modifié.
