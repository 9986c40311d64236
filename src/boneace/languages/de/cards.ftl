# Warum Karten nicht zusammenpassen. Die Namen der Karten stehen in shared/cards.ftl.

cards-other-pack = Karten aus den Kartenspielen { $one } und { $other } lassen sich nicht mischen
cards-not-in-pack = im Kartenspiel { $pack } gibt es keine Karten mit diesen Nummern
cards-twice = „{ $card }“ kommt zweimal vor
