# Les adversaires que joue le programme.

bots-novice = Novice
    .meaning = Joue d’instinct, sans prévoir.
bots-club = Joueur de club
    .meaning = Joue un coup sur deux comme le novice, et réfléchit aux autres : il essaie chaque coup contre de nombreuses distributions des cartes qu’il ne voit pas.
bots-expert = Expert
    .meaning = Joue avec ce que nous savons de mieux du jeu, mais prend jusqu’à une décision sur cinq comme le novice.
bots-master = Maître
    .meaning = Joue avec ce que nous savons de mieux du jeu, et prend jusqu’à une seconde par coup.
