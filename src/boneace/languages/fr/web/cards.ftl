# Ce que la page dit des cartes outre leurs noms, qui sont dans shared/cards.ftl : lecteurs d’écran et infobulles.

cards-face-down = carte face cachée
# Une carte du jeu italien, avec sa notation : « cavalier de coupes (QH) ».
cards-label-italian = { $name } ({ $code })
# Les couleurs espagnoles ont des noms français, qui se passent d’explication.
cards-label-spanish = { $name }
# À la fin d’une donne : une carte qui compte pour la main.
cards-counts = { $card }, compte
