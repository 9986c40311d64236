# Karta frantsesak hitzez. Espainiar kartak mus.ftl fitxategian daude.

cards-card = { cards-suit } { cards-rank }
cards-rank = { $rank ->
    [ace] batekoa
    [two] bikoa
    [three] hirukoa
    [four] laukoa
    [five] bostekoa
    [six] seikoa
    [seven] zazpikoa
    [eight] zortzikoa
    [nine] bederatzikoa
    [ten] hamarrekoa
    [jack] txanka
    [queen] erregina
   *[king] erregea
}
cards-suit = { $suit ->
    [spades] pikazko
    [hearts] bihotzezko
    [diamonds] diamantezko
   *[clubs] hirustazko
}

cards-other-pack = { $one } sortako kartak eta { $other } sortakoak ez datoz bat
cards-not-in-pack = { $pack } sortak ez du zenbaki horietako kartarik
cards-twice = «{ $card }» bi aldiz dago
