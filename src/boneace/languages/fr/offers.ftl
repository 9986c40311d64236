# Propositions : ce que l’on demande aux autres dans une partie, les réponses et la suite. Ce sont des phrases, mais la
# raison d’un refus fait partie d’une phrase : ni majuscule ni point.
#
# Glossaire. offer : proposition ; undo : reprendre son dernier coup ; stand in : un robot joue pour un absent.

offers-asks-undo = { $who } voudrait reprendre son dernier coup.
offers-asks-end = { $who } voudrait finir la partie en l’état.
offers-asks-pause = { $who } voudrait faire une pause.
offers-asks-stand-in = { $who } voudrait qu’un robot joue pour les absents.
offers-asks-hints = { $who } voudrait que les conseils soient permis.
offers-done-undo = { $who } a repris son dernier coup.
offers-done-end = La partie est finie d’un commun accord.
offers-done-pause = La partie est en pause.
offers-done-stand-in = Pour l’instant, un robot joue pour { $who }.
offers-done-hints = Les conseils sont permis dans cette partie.
offers-declined = { $who } refuse.
offers-withdrawn = { $who } a retiré sa proposition.
offers-late = Tout le monde n’a pas répondu à la proposition.
offers-moved = La partie a continué ; la proposition ne vaut plus.
offers-ended = La partie est finie d’un commun accord. Elle reste en l’état.

offers-spectators = les spectateurs n’ont pas voix au chapitre : ils n’ont pas de place
offers-over = la partie est finie
offers-out = vous êtes hors jeu dans cette partie
offers-one-at-a-time = une autre proposition attend une réponse
offers-declined-already = cela a été refusé ; redemandez quand la partie aura avancé
offers-enough = c’est assez pour l’instant : jouez d’abord la suite
offers-not-your-last = on ne peut reprendre que sa propre dernière décision, tant que personne n’a joué depuis
offers-answered = on ne peut plus revenir dessus : { $who } a joué depuis, et ce que l’on joue dit quelque chose de ses cartes. La partie finie, vous pourrez la reprendre à n’importe quel moment
offers-something-told = on ne peut pas revenir dessus : ce coup a appris quelque chose à quelqu’un
offers-daily = une donne du jour se joue jusqu’au bout
offers-paused-already = la partie est déjà en pause
offers-hints-already = les conseils sont déjà permis dans cette partie
offers-no-hints = pas de conseils dans cette partie : son hôte décide, et une donne du jour n’en a pas
offers-paused = la partie est en pause
offers-not-paused = la partie n’est pas en pause
offers-nobody-gone = personne n’est absent depuis assez longtemps
offers-gone = cette proposition n’existe plus
offers-your-own = c’est vous qui avez fait cette proposition
