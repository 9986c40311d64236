# The opponents that the program plays.

bots-novice = Novice
    .meaning = Plays by rules of thumb, without thinking ahead.
bots-club = Club player
    .meaning = Thinks ahead: tries every move against many deals of the cards it cannot see.
