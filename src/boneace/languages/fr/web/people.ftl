# Ce que conviennent les personnes d’une partie : propositions, horloges, présence.
#
# Glossaire. offer : proposition ; away : sans connexion.

people-clock = il reste { $time }
people-seconds-left = { $n ->
    [one] Il reste { $n } seconde.
   *[other] Il reste { $n } secondes.
  }
people-away = absent
people-away-for = { $n ->
    [one] sans connexion depuis { $n } minute
   *[other] sans connexion depuis { $n } minutes
  }
people-is-away = { $who } n’est pas là
people-bot = un robot joue
people-offer = Proposer…
people-choices = Options de la partie
people-offer-title = Proposition
people-offer-open = Il y a déjà une proposition.
people-undo = Reprendre mon dernier coup
people-pause = Faire une pause
people-stand-in = Faire jouer un robot pour les absents
people-hints = Permettre les conseils
people-end = Finir la partie en l’état
people-end-sure = C’est définitif.
people-play-on = Continuer à jouer
people-agree = D’accord
people-decline = Non
people-withdraw = Retirer
people-waits-for = Réponse attendue : { $who }.
people-paused = La partie est en pause.
people-goes-on = La partie continue.
people-resume = Continuer
people-ended = La partie est finie d’un commun accord.
people-bot-for-you = Un robot joue pour vous.
people-here = Me revoilà
