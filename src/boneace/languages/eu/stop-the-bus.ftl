# Stop the Bus: zer gertatu den, zer egin daitekeen eta zergatik ez.
#
# Glosategia. to stop the bus: busa geldiarazi. prial: priala (hiru berdin), bragean bezala. pair:
# bikotea. run: eskailera. flush: kolorea. running flush: kolore-eskailera. to exchange: trukatu.
# Izenak ez dira deklinatzen: bi punturen aurrean doaz.

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
stop-the-bus-then = { $hand }, gero { stop-the-bus-rank }

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

## Karten izenak

stop-the-bus-rank = { $rank ->
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
# Izenaren erroa: «errege bikotea».
stop-the-bus-ranks = { $rank ->
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
   *[king] errege
}
