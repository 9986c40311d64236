# Stop the Bus: zer gertatu den, zer egin daitekeen eta zergatik ez.
#
# Glosategia. to stop the bus: busa geldiarazi. prial: priala (hiru berdin), bragean bezala. pair:
# bikotea. run: eskailera. flush: kolorea. running flush: kolore-eskailera. to exchange: trukatu.
# Izenak ez dira deklinatzen: bi punturen aurrean doaz.

## Zertan datzan

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

## Eskuak

stop-the-bus-alike = { $kind ->
    [prial] { $ranks } priala
   *[pair] { $ranks } bikotea
}
stop-the-bus-run = eskailera, { $ranks }
stop-the-bus-running-flush = kolore-eskailera, { $ranks }
stop-the-bus-flush = kolorea, karta altuena { $rank }
stop-the-bus-high = karta altuena { $rank }
# The next rank down, where it tells two hands apart.
stop-the-bus-then = { $hand }, gero { cards-rank }

## Gertatutakoa

stop-the-bus-lie = Mahaian: { $cards }.
stop-the-bus-stops = { $who }: busa geldi.

## Zer egin daitekeen

stop-the-bus-move-swap-all = Trukatu denak
    .hint = Zure hiru kartak eman, agerian dauden hirurak hartzeko
stop-the-bus-move-stop = Geldiarazi busa
    .hint = Besteek truke bana gehiago dute, eta gero denek erakusten dute
stop-the-bus-move-continue = Jarraitu
    .hint = Hurrengoak trukatu dezala

## Zergatik ez

stop-the-bus-exchange = Eskuko karta bat trukatzen da agerian dagoen batekin
stop-the-bus-one-only = Mahai honetan karta bat trukatzen da, ez hirurak
stop-the-bus-never-two = Mahai honetan karta bat trukatzen da, bi inoiz ez
stop-the-bus-stopped = Busa geldirik dago dagoeneko: truke bat gehiago dago, eta ez dago zer esanik
stop-the-bus-or-stop = Trukatu, edo busa geldiarazi
stop-the-bus-exchange-first = Lehenik trukatu: busa geldiaraztea horren ondoren esaten da
stop-the-bus-exchanged = Trukea eginda dago: busa geldiarazi edo jarraitu
