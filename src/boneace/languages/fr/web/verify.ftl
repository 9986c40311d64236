# Si une partie finie a été distribuée loyalement.

verify-title = Les cartes ont-elles été distribuées honnêtement ?
verify-about = Avant que quiconque ajoute quoi que ce soit, le serveur s’est engagé sur l’ordre de chaque paquet. Puis une pièce aléatoire de chaque joueur a fixé l’ordre dans lequel on en distribue les places. Personne n’a donc pu choisir les cartes, et ce navigateur peut le vérifier.
verify-checking = Vérification…
verify-none = Il n’y a rien à vérifier
verify-insecure = Les navigateurs ne peuvent le vérifier que par une connexion sûre ou sur la machine du serveur. Téléchargez la preuve et lancez boneace verify.

verify-promised = L’engagement est celui que ce navigateur a reçu à l’avance.
verify-coin = Votre pièce est parmi celles des joueurs.
verify-commitment = L’engagement porte sur tous les paquets préparés : { $count }
verify-packs = Les paquets distribués en font partie : { $count }
verify-cards = Cartes ouvertes, scellées aux places où mènent les pièces : { $count }
verify-sequence = Les cartes ont été distribuées à partir du dessus de chaque paquet, chacune une fois : { $count }
verify-secret = Toutes les cartes découlent du secret, maintenant dévoilé ; paquets : { $count }
verify-mark = { $fits ->
    [yes] concorde
   *[no] ne concorde pas
}
verify-late = Paquets que l’engagement ne couvre pas, dont seul l’ordre est vérifié : { $late }
verify-good = Tout ce qui a été vérifié concorde.
verify-bad = Quelque chose ne concorde pas : cette partie n’a pas été distribuée comme il fallait, ou le fichier a été modifié.

verify-added = Ce que les joueurs ont ajouté
verify-nothing = rien
verify-shown = Les cartes, dans l’ordre où elles ont été distribuées
verify-pack = Paquet { $number }
verify-closed = non ouverte
verify-cut = Coupe pour la première donne
verify-passed = Sautées et non ouvertes : { $count }
verify-download = Télécharger la preuve
verify-command = Un autre programme peut aussi le vérifier : boneace verify, avec la preuve et l’enregistrement de la partie.
