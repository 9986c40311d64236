# The cards of the French pack in words. Those of the Spanish pack are in mus.ftl.

cards-card = { cards-rank } of { cards-suit }
cards-rank = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
cards-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}

cards-other-pack = cards of the { $one } pack and of the { $other } pack do not go together
cards-not-in-pack = the { $pack } pack has no cards of these numbers
cards-twice = “{ $card }” is there twice
