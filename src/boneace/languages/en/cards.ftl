# Why cards cannot be put together. The names of cards are in shared/cards.ftl.

cards-other-pack = cards of the { $one } pack and of the { $other } pack cannot be mixed
cards-not-in-pack = the { $pack } pack has no cards with these numbers
cards-twice = “{ $card }” appears twice
