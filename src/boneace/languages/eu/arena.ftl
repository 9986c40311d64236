# `boneace arena`: laguntza, emaitzak eta erroreak.
#
# Laguntzan, %(default)s hutsune bat da eta %% ehuneko bat.
#
# Glosarioa. set: sorta, bi boten partidak banaketa berekin, eserlekuak eta banatzailea trukatuta.
# share: zatia, partidetatik zenbat irabazi dituen bot batek. gain: irabazia, eserleku batek irabazi
# duena ken guztien batezbestekoa. gauntlet: bot bat beste bakoitzaren aurka. zoo: estrategia finkoak.

## Laguntza

arena-help = botak elkarren aurka jokarazi
arena-about = Botek binaka banaketa berak jokatzen dituzte, behin elkarren eserlekuetan, zortea biontzat bera izan
    dadin. Bi eserlekurekin sorta bat bi partida dira. Gehiagorekin, bi botak txandaka esertzen dira; bikotekideak
    beti bot bera dira. Hazi berak zenbaki berak ematen ditu, edozein prozesu kopururekin.

    Ctrl+C sakatuta ordura arte dakiguna erakusten da.
arena-bots = maila bat ({ $levels }), zooko estrategia bat (zoo:caller, edo zoo guztientzat), entrenatutako erantzun bat (reply:FITXATEGIA), entrenatutako politika bat (policy:FITXATEGIA.npz), programa bat (program:KOMANDOA), klase bat (modulua:Klasea), edo bot baten helbidea (https://…)
arena-list = joko baten botak erakutsi
arena-gauntlet = lehen botak bakarrik jokatzen du besteen aurka
arena-matches = bi bot bakoitzeko partida-sortak (%(default)s)
arena-deals = partida bakoitza hainbeste banaketaren ondoren amaitu; orduan aurretik doanak irabazten du
arena-seconds = denbora honen ondoren amaitu
arena-seats = eserleku kopurua (jokoak onartzen duen gutxiena)
arena-seed = banaketen eta boten hazia (%(default)s)
arena-jobs = prozesu kopurua (nukleo bakoitzeko bat)
arena-svg = puntuazioak, eta nork nori zenbat irabazi dion, FITXATEGIA.svg fitxategian marraztu
arena-json = { "{" }"pairings": …, "bots": …{ "}" } erakutsi

## Aurrerapena eta emaitzak

arena-playing = { $of } sortatik { $done }
arena-heading = { $game } ({ $preset }), { $seats } eserleku
arena-nothing = Ez dago sorta osorik.
arena-stopped = Etenda: tauletan sorta osoak daude.
arena-pair = { $first }, { $second }: elkarren aurka
arena-rating = puntuazioa, % 95eko tartearekin
arena-plot-foot = Partidetatik, zenbat irabazi dituen errenkadako botak; % 95eko tartearen erdiarekin.
# Zutabeen izenburuak.
arena-column = { $column ->
    [bots] botak
    [sets] sortak
    [share] irabazita
    [interval] % 95eko tartea
    [gain] { $unit ->
        [chips] fitxak banaketako
        [lives] bizitzak banaketako
        [stones] harriak banaketako
        [points] puntuak banaketako
       *[returns] irabazia banaketako
    }
    [deals] banaketak
    [bot] bota
    [rating] puntuazioa
    [decisions] erabakiak
    [mean] ms bakoitza
   *[longest] ms gehienez
}

## Arrazoiak

arena-two-bots = arenak bi bot edo gehiago behar ditu, ez { $count }
arena-alone = botek ezin dute elkarren aurka jokatu { $game } jokoan: jokalari bakarra dago hemen
arena-endless = aukera hauekin partida bat ez da inoiz amaitzen: adierazi banaketa kopurua
arena-twice = { $name } bota bi aldiz dago
arena-no-class = ez dago { $name }: { $why }
arena-no-bot = { $name } ez da bot bat: ez du «choose» metodorik
arena-illegal = { $name } botak zuzena ez den jokaldi bat egin du, { $move }: { $why }
arena-no-program = { $program } programa ezin da abiarazi: { $why }
arena-program-slow = { $program } programak { $seconds } segundo daramatza erantzun gabe
arena-program-ended = { $program } programa partidaren erdian amaitu da (egoera: { $status })
arena-program-answer = { $program } programak «{ $text }» erantzun du: { $why }
arena-a-picture = txapelketa baten irudi bat
arena-bad-address = «{ $address }» ez da bot baten helbidea: https://example.org/bot modukoa da, izenik eta pasahitzik gabe; gakoa { $token } aldagaian jartzen da
arena-bad-token = { $token } aldagaia ez da gakoa: eskaera batek eraman ezin dituen karaktereak ditu
arena-address-none = ez dago erantzuten duen botik { $address } helbidean: { $why }
arena-address-status = { $address } helbideko botak { $status } egoerarekin erantzun du, ez 200ekin
arena-address-answer = { $address } helbideko botak «{ $text }» erantzun du: { $why }
