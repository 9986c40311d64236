# The opponents that the program plays.

bots-novice = Novice
    .meaning = Plays by rules of thumb, without thinking ahead.
bots-club = Club player
    .meaning = Thinks ahead: tries every move against many deals of the cards it cannot see.
bots-expert = Expert
    .meaning = Thinks ahead several times over, allows for mistakes of the others, and varies its play.
bots-master = Master
    .meaning = Plays like the expert, with more thought: up to a second for a move.
