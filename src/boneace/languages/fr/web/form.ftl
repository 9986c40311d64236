# Le formulaire d’une nouvelle partie : places, règles, règles maison.

form-title = Nouvelle partie
form-title-of = Nouvelle partie : { $game }
form-heading = Nouvelle partie : { $game }
form-no-game = Ce jeu n’existe pas
    .text = Cette table n’a pas ce jeu.

## Places

form-seats = Places
form-passes = Le tour passe de haut en bas de cette liste.
form-watching = Vous n’avez pas de place : vous regarderez.
form-name-at = Nom à la place { $n }
form-who-at = Qui est assis à la place { $n }
form-remove = Retirer la place { $n }
form-add = Ajouter une place
form-more-seats = Avec ces règles, on joue à { $n }. On peut être plus nombreux avec les règles « { $preset } ».
form-choose-preset = Jouer « { $preset } » avec { $n ->
    [one] une place
   *[other] { $n } places
} de plus
form-wait = Attente maximale des amis
    .meaning = La donne suivante commence quand tous ont vu le résultat. La limite court dès que le premier est prêt.
form-wait-unlimited = Sans limite
form-wait-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
form-clock = Horloge
    .meaning = Seules les personnes en ont une. Quand le temps est écoulé, un robot joue jusqu’au retour de la personne.
form-clock-none = Sans horloge
form-clock-move = { $n ->
    [one] { $n } seconde par coup
   *[other] { $n } secondes par coup
  }
form-clock-bank = { $n ->
    [one] { $minutes } minutes, plus { $n } seconde par coup
   *[other] { $minutes } minutes, plus { $n } secondes par coup
  }
form-away = Un robot peut jouer pour les absents
    .meaning = Les autres en décident ensemble.
form-away-never = Jamais
form-away-seconds = { $n ->
    [one] Après { $n } seconde
   *[other] Après { $n } secondes
  }
form-first-dealer = Premier donneur
form-seat = Place { $n }
form-player = Joueur { $n }
form-your-name = Votre nom
form-asks-name = Quel nom les autres verront-ils ? Ce navigateur le retient. Sans nom, vous êtes un invité.
form-opponents = Au sujet des adversaires

## Règles

form-rules = Règles
form-house-rules = Règles maison
form-as-set = comme la variante
form-changed = { $n ->
    [one] { $n } modifiée
   *[other] { $n } modifiées
  }
form-reset-all = Tout rétablir
form-rules-link = Un lien qui porte ces règles
form-start = Commencer
form-less = Moins : { $option }
form-more = Plus : { $option }
form-changed-from = au lieu de « { $value } »
form-reset = Rétablir
form-reset-option = Rétablir { $option }
# Sous une option : l’article des règles dont elle vient, et combien d’autres il y en a.
form-rule = Article { $clause }
form-rules-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
  }
form-value-none = aucun
form-value-yes = oui
form-value-no = non
form-opens = Dévoiler toutes les cartes à la fin
    .meaning = Aussi celles que les règles ne montrent jamais. Chacun peut alors vérifier toute la partie.
