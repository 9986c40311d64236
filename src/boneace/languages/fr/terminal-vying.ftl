# Les jeux d’enchères dans le terminal : Best, Pair and Thirty-one ; Three-Stake Brag ; Primiera. Les mots des
# jeux sont dans vying.ftl et dans les catalogues de chacun, avec leurs glossaires.
#
# Ce qui se tape (brag 2, discard 7H 4C) est de la notation, la même dans toutes les langues.

## Votre tour, et la table

terminal-vying-open-cards = Cartes découvertes : { $shown }.
terminal-vying-has-said = { $who } a dit : { $said }.
terminal-vying-all-up = Toutes vos cartes sont découvertes.
terminal-vying-face-up = Découvertes : { $cards }.
terminal-vying-value = Valeur : { $worth }.
terminal-vying-value-by = Valeur : { $worth }, par { $best }.
terminal-vying-total = Total : { $total }.
terminal-vying-pack = Il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans le paquet.
terminal-vying-stage = Phase { $number } sur { $count } : { $title }.
terminal-vying-stage-worth = Phase { $number } sur { $count } : { $title }, pour { $worth }.
terminal-vying-outcome = { $title } : { $told }
terminal-vying-won = { $title } : { $who }.
terminal-vying-won-worth = { $title } : { $worth } pour { $who }.
terminal-vying-pot = Dans le pot : { $chips }.
terminal-vying-pots = Dans les pots : { $pots }.
terminal-vying-you-propose = Vous proposez une mise de { $stake }.
terminal-vying-proposes = { $who } propose une mise de { $stake }.
terminal-vying-stake-is = La mise est de { $stake }.
terminal-vying-your-brag = Votre brag est de { $chips }.
terminal-vying-brag = Brag : { $who }, { $chips }.
terminal-vying-put-in = Vous avez mis { $chips }.
terminal-vying-no-brag = Personne n’a encore fait de brag.
terminal-vying-standing-paid = Score, mises de la donne suivante payées : { $seats }.

## Ce qu’une place a fait

terminal-vying-counts = total { $total }
terminal-vying-staked = mise de { $chips }
# La même chose en quelques lettres.
terminal-vying-in = mis : { $chips }
terminal-vying-threw = défausse : { $cards }
terminal-vying-said = annonce : { $said }

## Ce que vous pouvez faire

terminal-vying-upto = { $most ->
    [one] une carte
   *[other] 1 à { $most } cartes
}
terminal-vying-discard = Défausser { $cards }, comme { $move } ; moves donne tous les coups.

## Aide

terminal-vying-help-amounts = Montants, quand un coup en demande un : brag 2, { $brag } 2, { $raise } 3, ou le numéro dans la liste puis
terminal-vying-help-amounts-more = le montant : 2 3.
terminal-vying-help-several = Plusieurs à la fois quand on échange des cartes : discard 7H 4C, { $discard } 7H 4C ou simplement 7H 4C.

## Dessinée

terminal-vying-strip-won = { $title } : { $who }
# À côté d’un nombre, là où il y a peu de place.
terminal-vying-unit = { $unit ->
    [point] pt
   *[chip] j.
}
terminal-vying-in-pot = Pot { $chips }
terminal-vying-at-stake = { $unit ->
    [point] Mise
   *[chip] Brag
} { $amount }
terminal-vying-at-stake-by = { $unit ->
    [point] Mise
   *[chip] Brag
} { $amount }, par { $who }
terminal-vying-nothing-bragged = pas encore de brag
terminal-vying-in-pack = paquet { $cards }
terminal-vying-ask-amount = { $label } ({ $key }, − + change)
terminal-vying-ask-discard = choisir { terminal-vying-upto } (1–4) et défausser ({ $discard })
terminal-vying-key-amount = Un autre montant pour un brag ou une relance ; ou tapez son chiffre
terminal-vying-key-choose = Choisir une carte à défausser, aussi d’un clic

## La fin d’une donne

terminal-vying-paid = Les mises de la donne suivante sont payées.
terminal-vying-claims = annonce : { $value }
