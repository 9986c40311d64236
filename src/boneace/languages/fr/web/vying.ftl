# Les tables des jeux d’enchères : Best, Pair and Thirty-one ; Three-Stake Brag ; Primiera.
#
# Glossaire. stage : phase, une partie d’une donne, avec son propre prix. pot. to brag : faire un brag. to match : suivre.
# to see : voir, payer pour comparer. to drop, to fold : se coucher. satisfied : servi, avec ses cartes telles quelles.

## Coups

vying-discard-n = Défausser { $n }
vying-choose-first = Choisissez d’abord les cartes à défausser.
vying-cannot-discard = Ces cartes ne peuvent pas être défaussées maintenant.
vying-at-most = On peut remplacer au plus { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
vying-replaced = Remplacées depuis le paquet

## Pour les lecteurs d’écran

vying-hold = Vous avez { $cards }.
vying-hold-worth = Vous avez { $cards } : { $worth }.
vying-total = total { $total }
vying-asked-stake = la mise est de { $n }
vying-asked-brag = le brag est de { $n }
vying-choose-discard = choisir des cartes à défausser
vying-range-raise = relancer de { $least } à { $most }
vying-range-brag = faire un brag de { $least } à { $most }
vying-range = { $word } { $least } à { $most }
vying-drew = Carte tirée : { $card }.
vying-turn = À vous.
vying-turn-asked = À vous : { $asked }.
vying-may = Vous pouvez { $moves }.

## La table

vying-stake = Mise
vying-brag-is = Brag
vying-by = par { $who }
vying-to-begin = pour commencer
vying-more-to-stay = encore { $what } pour rester
vying-in-the-pot = dans le pot
vying-shown = montrées : { $cards }
vying-put-in = mis
vying-put-in-title = Mis pendant les enchères
vying-chips-put-in = { $n ->
    [one] jeton mis
   *[other] jetons mis
  }
vying-discarded = { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
  }
vying-total-label = total
vying-stages-of-deal = Phases de la donne
vying-stage-past = finie
vying-stage-now = en cours
vying-stage-ahead = à venir
vying-nobody = Personne

## La fin d’une donne

vying-stages = Phases
vying-double = Une manche double : elle compte deux fois.
vying-claimed = annonce
vying-not-shown = non montrées
vying-each = { $change } chacun

## Touches

vying-key-amount = Choisir le montant d’un brag ou d’une relance ; 0 vaut dix
vying-key-step = Plus ou moins ; les flèches font de même sur le nombre
vying-key-choose = Choisir la première à la quatrième carte de votre main, ou la reposer
