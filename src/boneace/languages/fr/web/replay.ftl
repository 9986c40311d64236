# Une partie terminée, pas à pas.

replay-title = Revoir et analyser
replay-pause = Cette partie est terminée ; on la revoit.
replay-none = Il n’y a rien à revoir
replay-to-table = Vers la table
replay-record = Télécharger la partie
replay-verify = A-t-elle été distribuée loyalement ?
replay-opening = Récupération de la partie…
replay-seat = Vue par
replay-open = Toutes les mains découvertes
replay-steps = Au fil de la partie
replay-deal-back = À la donne précédente
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-deal-on = À la donne suivante
replay-step = Pas
replay-step-of = { $step } sur { $last }
replay-decides = { $who } décide
replay-no-decision = Personne ne décide ici
replay-made = joué
replay-lost = Cela a coûté { $loss }.
replay-best = Rien n’a été perdu.
replay-whole = Toute la partie
replay-play-on = Et si… ? Continuer d’ici en jouant pour { $who }
replay-curve = pouvait espérer { $start } au départ, et a gagné { $end }
    .label = Ce que pouvait espérer { $who }, du premier événement au dernier
