# Le livre des règles.

book-title = { $game } : les règles
book-none = Ce livre des règles n’existe pas
book-english = Ce livre des règles n’existe pour l’instant qu’en anglais.
book-contents = Sommaire
book-print-card = Imprimer une fiche
book-here = ici : { $value }
book-your-table = Ces règles sont en vigueur à votre table : { $preset }. Ce qui diffère du jeu habituel est marqué.
book-play-these = Jouer avec ces règles
book-opening = Ouverture du livre…
book-examples = Une donne à la table
    .open = Parcourir cette donne pas à pas
    .of = { $game } : une donne du livre des règles
book-changed = Changé par rapport à { $preset } :
book-usually = d’ordinaire
book-minute = Voici le jeu habituel. À votre table, ceci change :
book-differs = { $option } : { $here } ({ $of } : { $there })
