# I nomi delle carte di tutti i mazzi, per Python e per la pagina.

cards-card = { cards-rank } di { cards-suit }
cards-rank = { $rank ->
    [ace] asso
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [ten] dieci
    [jack] fante
    [queen] donna
    [knave] fante
    [knight] cavallo
    [sota] fante
    [caballo] cavallo
   *[king] re
}
# Di una coppia: «coppia di donne».
cards-ranks = { $rank ->
    [ace] assi
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [ten] dieci
    [jack] fanti
    [queen] donne
    [sota] fanti
    [caballo] cavalli
   *[king] re
}
cards-suit = { $suit ->
    [spades] picche
    [hearts] cuori
    [diamonds] quadri
    [clubs] fiori
    [swords] spade
    [cups] coppe
    [coins] denari
    [batons] bastoni
    [oros] denari
    [copas] coppe
    [espadas] spade
   *[bastos] bastoni
}
