# Les noms des cartes de tous les jeux, pour Python et pour la page.

cards-card = { $suit ->
    [swords] { cards-rank } d’{ cards-suit }
    [espadas] { cards-rank } d’{ cards-suit }
   *[other] { cards-rank } de { cards-suit }
}
cards-rank = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
    [knave] valet
    [knight] cavalier
    [sota] valet
    [caballo] cavalier
   *[king] roi
}
# Pour une paire : « paire de rois ».
cards-ranks = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valets
    [queen] dames
    [sota] valets
    [caballo] cavaliers
   *[king] rois
}
cards-suit = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
    [clubs] trèfle
    [swords] épées
    [cups] coupes
    [coins] deniers
    [batons] bâtons
    [oros] deniers
    [copas] coupes
    [espadas] épées
   *[bastos] bâtons
}
