# Los nombres de las cartas de todas las barajas, para Python y para la página.

cards-card = { cards-rank } de { cards-suit }
cards-rank = { $rank ->
    [ace] as
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
    [knave] sota
    [knight] caballo
    [sota] sota
    [caballo] caballo
   *[king] rey
}
cards-ranks = { $rank ->
    [ace] ases
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] reinas
    [sota] sotas
    [caballo] caballos
   *[king] reyes
}
cards-suit = { $suit ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
    [clubs] tréboles
    [swords] espadas
    [cups] copas
    [coins] oros
    [batons] bastos
    [oros] oros
    [copas] copas
    [espadas] espadas
   *[bastos] bastos
}
