# La table simple dans le terminal, pour tout jeu qui n’a pas de table à lui. Les noms des coups et ce qui se dit
# des places et de la table viennent du jeu.

## Votre tour, et la table

terminal-plain-hand-total = Votre main : { $cards }. Elle compte { $total }.
terminal-plain-pile = { $title } : { $cards }.
terminal-plain-pack = paquet : { $cards }

## Ce que vous pouvez faire

terminal-plain-many = { $verb } : { $count } coups, comme { $move } ; moves les donne tous.
terminal-plain-help-moves = Coups : tapez un coup comme la liste le nomme, son numéro dans la liste, ou le début de son premier mot.
terminal-plain-help-cards = Les cartes seules, comme 7H, suffisent si un seul coup les nomme exactement.

## Dessinée

# Un coup et sa touche ; + et − en choisissent un autre quand il y en a plusieurs.
terminal-plain-ask-move = { $count ->
    [1] { $label } ({ $key })
   *[other] { $label } ({ $key }, − + pour changer)
}
terminal-plain-key-card = Une carte de votre main, ou un montant ; aussi d’un clic
terminal-plain-key-step = Un autre coup du même genre ; un autre montant
