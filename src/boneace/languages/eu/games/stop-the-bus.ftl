# Stop the Bus: zertan datzan, aukerak eta arautegiak.

stop-the-bus-game = Stop the Bus
    .summary = Trukatu agerian dauden hiru kartarekin norbaitek busa geldiarazi arte: brag esku ahulenak ordaintzen du.

## Aukerak

stop-the-bus-option-exchange = Trukea
    .meaning = Zenbat karta trukatzen diren mahaiarekin txanda batean.
    .value-one-or-three = Karta bat, edo hirurak
    .value-one = Karta bat bakarrik
stop-the-bus-option-stop-when = Busa geldiaraztea
    .meaning = Noiz geldiaraz dezakeen jokalari batek busa.
    .value-after-exchange = Trukatu ondoren
    .value-instead = Bere txandan, trukatu ordez
stop-the-bus-option-prial-of-threes = Hiru hiruko
    .meaning = Hiru hiruko dira prial onena (hiru berdin).
stop-the-bus-option-ace-two-three = Batekoa, bikoa, hirukoa
    .meaning = Batekoa, bikoa eta hirukoa dira eskailera onena, batekoa, erregea eta erreginaren aurretik.
stop-the-bus-option-lives = Jokalari bakoitzaren fitxak.

## Arautegiak

stop-the-bus-preset-default = Stop the Bus
    .summary = Karta bat edo hirurak trukatzen dira; eskua gustatzen zaionak orduan geldiarazten du busa.
stop-the-bus-preset-brag-specials = Bragaren bereziak
    .summary = Bragean bezala, hiru hiruko dira prial onena, eta batekoa, bikoa, hirukoa eskailera onena.
