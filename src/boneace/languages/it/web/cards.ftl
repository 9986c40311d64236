# Le parole delle carte oltre ai loro nomi, che sono in shared/cards.ftl: per lettori di schermo e suggerimenti.

cards-face-down = carta coperta
# Una carta del mazzo italiano, con la sua notazione: «cavallo di coppe (QH)».
cards-label-italian = { $name } ({ $code })
# I semi spagnoli si chiamano come quelli italiani: non c’è niente da spiegare.
cards-label-spanish = { $name }
# Alla fine di una smazzata: una carta che conta per la mano.
cards-counts = { $card }, conta
