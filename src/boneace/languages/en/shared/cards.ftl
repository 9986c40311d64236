# The names of cards of every pack, for Python and for the page.

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
    [knave] knave
    [knight] knight
    [sota] sota
    [caballo] caballo
   *[king] king
}
# Of a pair: “pair of sixes”.
cards-ranks = { $rank ->
    [ace] aces
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [sota] sotas
    [caballo] caballos
   *[king] kings
}
cards-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [swords] swords
    [cups] cups
    [coins] coins
    [batons] batons
    [oros] oros
    [copas] copas
    [espadas] espadas
   *[bastos] bastos
}
