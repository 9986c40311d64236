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
stop-the-bus-preset-brag-specials = Brag jokoaren bereziak
    .summary = Brag jokoan bezala, hiru hiruko dira prial onena, eta batekoa, bikoa, hirukoa eskailera onena.

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
    .hint = Besteek truke bana gehiago dute, eta gero denek kartak erakusten dituzte
stop-the-bus-move-continue = Jarraitu
    .hint = Hurrengoak trukatu dezala

## Zergatik ez

stop-the-bus-exchange = Eskuko karta bat trukatzen da agerian dagoen batekin
stop-the-bus-one-only = Mahai honetan karta bat trukatzen da, ez hirurak
stop-the-bus-never-two = Mahai honetan karta bat trukatzen da, bi inoiz ez
stop-the-bus-stopped = Busa geldirik dago dagoeneko: truke bat baino ez da geratzen
stop-the-bus-or-stop = Trukatu, edo busa geldiarazi
stop-the-bus-exchange-first = Lehenik trukatu: busa geldiaraztea horren ondoren esaten da
stop-the-bus-exchanged = Trukea eginda dago: busa geldiarazi edo jarraitu

# Lehen banaketa, ikasteko.
stop-the-bus-learn-goal = Bakoitzak hiru bizitza ditu. Banaketa bakoitzean esku ahulenak bat galtzen du, eta bizitzaren bat geratzen zaion azken jokalariak irabazten du. (T31-34)
stop-the-bus-learn-hands = Zure eskua hiru kartakoa da beti. Onenetik hasita: hirukotea, kolore-eskailera, eskailera, kolorea, bikotea, karta altuena. Bi pika eta diamante bat dituzu: oraindik ezer ez.
stop-the-bus-learn-exchange = Zure txandan trukatu egin behar duzu: karta bat edo hirurak. Pikazko txankak kolorea osatzen du zure pikekin. Eman diamantezko laukoa haren truke. (T31-69)
stop-the-bus-learn-go-on = Pikazko erregina, txanka eta bederatzikoa: kolorea. Busa orain geldiaraz zenezake. Baina pikazko hamarrekoarekin eskailera ere izango zenuke: utzi jokoari jarraitzen.
stop-the-bus-learn-ann = Orain Ann, zure ezkerrean. Hark ere trukatu egin behar du.
stop-the-bus-learn-ben = Annek pikazko hamarrekoa eman du, zuk nahi duzun karta. Hurrengoa Ben da: utziko ote du?
stop-the-bus-learn-run = Utzi du. Bederatzikoa hamarrekoaren truke, eta pikazko erregina, txanka eta hamarrekoa dituzu: kolore-eskailera. Hirukotea bakarrik da hobea.
stop-the-bus-learn-stop = Esku gutxik irabazten diote honi. Geldiarazi busa: besteek txanda bana dute oraindik, eta gero denek kartak erakusten dituzte. (B-T31-24)
stop-the-bus-learn-last-turns = Annek eta Benek truke bana dute.
stop-the-bus-learn-forced = Benek diamantezko erregea, seikoa eta laukoa zituen, kolorea. Baina inork ezin du pasatu, eta mahaian ez dago diamanterik: hautsi egin behar du. (B-T31-24)
stop-the-bus-learn-end = Zure kolore-eskailera da onena. Benen erregea da esku ahulena, eta bizitza bat galtzen du. Banaketa hurrengoari pasatzen zaio, bakarra geratu arte.

## Azterketak

stop-the-bus-study-stop = Zerekin gelditu busa?
    .about = Denek esku beretik aurrera gelditzen dute busa, txandaren arabera, eta gainerakoan arau praktikoekin jokatzen dute. Esku hori mugitzen da, gainetik gelditzeak irabazi eta azpitik galdu arte. Gero erabakiak bi eratara jokatzen dira karta berekin. Irabazia bizitzatan zenbatzen da, denek batez beste lortzen dutena kenduta.
stop-the-bus-study-from = Esku honetatik aurrera gelditu busa
stop-the-bus-study-gain = Gelditzeak zenbat irabazten duen jarraitzearen aldean

## Estrategia finkoak, arenarako

stop-the-bus-zoo-textbook = Trukerik onena egiten du, eta busa geldiarazten du hasieran bikotearekin, geroago kolorearekin.
stop-the-bus-zoo-stop-pair = Busa geldiarazten du bikotearekin edo hobearekin.
stop-the-bus-zoo-stop-flush = Busa geldiarazten du kolorearekin edo hobearekin.
stop-the-bus-zoo-stop-run = Busa geldiarazten du eskailerarekin edo hobearekin.
