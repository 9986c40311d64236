# The opponents that the program plays.

bots-novice = Novice
    .meaning = Plays by rules of thumb, without thinking ahead.
bots-club = Club player
    .meaning = Plays every other move like the novice, and thinks ahead for the rest: it tries each move against many deals of the cards it cannot see.
bots-expert = Expert
    .meaning = Plays the best way we know, but makes up to one decision in five like the novice.
bots-master = Master
    .meaning = Plays the best way we know, and takes up to a second for a move.
