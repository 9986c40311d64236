# Las cartas de la baraja francesa en palabras. Las de la baraja española están en mus.ftl.

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
   *[king] rey
}
cards-suit = { $suit ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}

cards-other-pack = las cartas de la baraja { $one } y las de la baraja { $other } no van juntas
cards-not-in-pack = la baraja { $pack } no tiene cartas con esos números
cards-twice = «{ $card }» está dos veces
