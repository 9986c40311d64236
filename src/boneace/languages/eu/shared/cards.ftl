# Karta sorta guztietako karten izenak, Pythonentzat eta orriarentzat.
#
# Paloa genitiboan doa, kartaren aurretik: «urrezko erregea».

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
    [knave] txanka
    [knight] zalduna
    [sota] txanka
    [caballo] zaldia
   *[king] erregea
}
# Izenaren erroa: «errege bikotea», «errege duplak».
cards-ranks = { $rank ->
    [ace] bateko
    [two] biko
    [three] hiruko
    [four] lauko
    [five] bosteko
    [six] seiko
    [seven] zazpiko
    [eight] zortziko
    [nine] bederatziko
    [ten] hamarreko
    [jack] txanka
    [queen] erregina
    [sota] txanka
    [caballo] zaldi
   *[king] errege
}
cards-suit = { $suit ->
    [spades] pikazko
    [hearts] bihotzezko
    [diamonds] diamantezko
    [clubs] hirustazko
    [swords] ezpatazko
    [cups] kopazko
    [coins] urrezko
    [batons] bastoizko
    [oros] urrezko
    [copas] kopazko
    [espadas] ezpatazko
   *[bastos] bastoizko
}
