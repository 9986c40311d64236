# Une partie terminée, pas à pas.

replay-title = Revoir et analyser
replay-pause = Cette partie est terminée ; on la revoit.
replay-none = Il n’y a rien à revoir
replay-to-table = Vers la table
replay-record = Télécharger la partie
replay-verify = Les cartes ont-elles été distribuées honnêtement ?
replay-opening = Récupération de la partie…
replay-seat = Vue par
replay-open = Toutes les mains découvertes
replay-link = Un lien vers ce moment
replay-steps = Au fil de la partie
replay-deal-back = À la donne précédente
replay-back = Étape précédente
replay-on = Étape suivante
replay-deal-on = À la donne suivante
replay-step = Étape
replay-step-of = { $step } sur { $last }
replay-decides = { $who } décide
replay-no-decision = Personne ne décide ici
replay-move = Coup
# The head of a column: what a move brings on average.
replay-worth = Rapporte { $unit ->
    [game] en manches
    [chip] en jetons
    [point] en points
    [stake] en mises
   *[none] { "" }
}
replay-wins = Gagne
replay-made = joué
replay-lost = Cela a coûté { $loss }.
replay-best = Cela n’a rien coûté.
replay-verdict = { $who } : « { $made } » a coûté { $loss } ; mieux : « { $best } »
    .best = { $who } : « { $made } » n’a rien coûté
replay-whole = Toute la partie
replay-play-on = Et si… ? Continuer d’ici en jouant pour { $who }
replay-curve = { $how ->
    [won] pouvait espérer { $start } au départ, et a gagné { $end }
    [lost] pouvait espérer { $start } au départ, et a perdu { $end }
   *[even] pouvait espérer { $start } au départ, et n’a ni gagné ni perdu
  }
    .label = Ce que pouvait espérer { $who }, du premier événement au dernier
