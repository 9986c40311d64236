# Bizitzetara jokatzen diren jokoek berdin esaten dutena.
#
# Jokaldi gisa idazten dena (swap 4C for 9H, knock) notazioa da, hizkuntza guztietan bera; esaldietan
# datorrena hizkuntzako hitza da.
#
# Glosategia. life: bizitza. on the county: doan. out: kanpoan. to knock: kolpatu. to stand: gelditu.
# to exchange, to swap: trukatu. face up: agerian. deal: banaketa. Izenak ez dira deklinatzen: bi
# punturen aurrean doaz, eta kartak ere ez.

## Aukerak

lives-option-three-of-a-kind = Hirukotea
    .meaning = Zenbat balio duten hiru karta berdinek.
    .value-none = Ezer ez berez
    .value-30-5 = 30½, 31 ez beste guztien gainetik
    .value-30 = 30, palo bereko hamarreko hiru karta bezala
lives-option-dealt-blitz = 31 banatuta
    .meaning = Noiz erakusten den banatuta etorri den 31.
    .value-at-once = Berehala, inoren txandaren aurretik
    .value-on-turn = Duenaren txanda iristean
lives-option-blitz-after-knock = 31k azken txandak amaitzen ditu
    .meaning = Bizitzetara, kolpatu ondoren egindako 31k banaketa amaitzen du: duena salbu, kolpatu duenak bi galtzen ditu, gainerakoek bana.
lives-option-knock-from = Lehen kolpea
    .meaning = Noiz kolpa daitekeen lehen aldiz.
    .value-first-turn = Banaketako lehen txandan
    .value-second-turn = Denek txanda bat izan dutenean
lives-option-lives = Bizitzak
    .meaning = Jokalari bakoitzaren bizitzak: penikeak, edo billete baten izkinak.
lives-option-free-ride = Doan
    .meaning = Bizitzarik gabe geratu denak jokatzen jarraitzen du berriro galdu arte.
lives-option-capped-loss = Geratzen dena baino ez
    .meaning = Bizitza bat izan eta bi galtzen dituenak bat hori ordaindu eta jarraitzen du.
lives-option-knocker-must = Kolpatu duenak behar du
    .meaning = Zer egin behar duen kolpatu duenak galerarik ez izateko.
    .value-win = Irabazi: inork ez gehiago, eta baxuenak ere ordaintzen du
    .value-beat-one = Gutxienez bat gainditu: baxuena ez izan
lives-option-knocker-double = Kolpatu duenak bikoitza
    .meaning = Kolpatu eta huts egiten duenak bi bizitza galtzen ditu.
lives-option-knocker-tied = Kolpatu duena behean berdinduta
    .meaning = Nork ordaintzen duen bat gainditzea aski denean eta kolpatu duena baxuenarekin berdintzen denean.
    .value-alone = Kolpatu duenak bakarrik
    .value-with-others = Kolpatu duenak eta berdindutako besteek
    .value-with-others-unless-all = Kolpatu duenak eta besteek, baina salbu da denak berdinduta badaude
    .value-safe = Besteek bakarrik: kolpatu duenak berdinketak irabazten ditu
lives-option-deals = Banaketak
    .meaning = Partida hainbeste banaketaren ondoren amaitzen da; 0 mugarik gabe da.

## Gertatutakoa

lives-deals = { $deal }. banaketa. Banatzailea: { $who }.
lives-knocks = { $who }: kolpea.
lives-stands = { $who }: geldi.
lives-exchanges = { $who }: { $given } eman, { $received } hartu.
lives-three-cards = hiru karta
lives-blitz = { $showing }: 31!
lives-blitz-hand = { $who } { $cards }
lives-shown = Agerian: { $hands }.
lives-shown-hand = { WITHIN($who) } { $cards } ({ $worth })
lives-loses = { $who }: { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
} gutxiago; { $left ->
    [one] bat
   *[other] { $left }
} geratzen.
lives-loses-last = { $who }: { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
} gutxiago, eta hemendik aurrera doan.
lives-loses-all = { $who }: { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
} gutxiago.
lives-loses-again = { $who }: doan zebilen, eta berriro galdu du.
lives-out = { $who }: kanpoan.
lives-won = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $count ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}.

## Jokaldiak nola deitzen diren

lives-swap = Trukatu: { $given } eman, { $taken } hartu
lives-swap-two = Trukatu bi

## Ulertzen ez dena

lives-no-move = «{ $text }» ez da { $game } jokoko jokaldi bat. Hauek daude: { $moves }
lives-no-for = «{ $text }»: «for» falta da. Trukea honela idazten da: «swap 4C for 9H»
lives-name-both = «{ $text }»: eskuko karta bat eta mahaiko bat izendatu behar dira

## Zergatik ez

lives-cards-first = Lehenik kartak banatu behar dira
lives-never-two = Karta bat trukatzen da, edo hirurak; bi inoiz ez
lives-not-held = { $card } ez dago eskuan
lives-not-face-up = { $card } ez dago agerian mahaian
lives-stand-last = Azken txandan gelditzen da, norbaitek kolpatu duenean
lives-knock-early = Inork ezin du kolpatu denek txanda bat izan baino lehen

## Partida bat zerekin has daitekeen

lives-no-life = joko honetan bizitzarik gabeko eserlekua kanpoan dago: «out» idatzi behar da
lives-two-in = gutxienez bi eserleku egon behar dira jokoan
lives-dealer-out = { $seat }. eserlekuak ezin du banatu: kanpoan dago

## Learned policies of the bots

lives-no-policy = ezin da estrategiarik irakurri { $file } fitxategitik ({ $why }); egin berriro python -m boneace.games.{ $game }.making aginduarekin

## Zer egin daitekeen

lives-action-draw = Sortatik
    .help = Hartu sortaren gaineko karta
lives-action-take = Agerikoa
    .help = Hartu agerikoa
lives-action-swap = Trukatu bat
    .help = Trukatu aukeratutako bi kartak
    .short = Trukatu
lives-action-swap-up = Trukatu denak
    .help = Trukatu hiru kartak agerian dagoen eskuarekin
    .short = Denak
lives-action-swap-all = Trukatu denak
    .help = Trukatu hiru kartak
    .short = Denak
lives-action-swap-down = Trukatu itsuan
    .help = Trukatu hirurak, itsuan, ahoz beherako eskuarekin
    .short = Itsuan
lives-action-pass = Pasa
    .help = Pasa, hala jokatzen den lekuan
lives-action-knock = Kolpatu
    .help = Kolpatu
lives-action-stand = Gelditu
    .help = Gelditu, norbaitek kolpatu duenean
lives-action-stop = Geldiarazi busa
    .help = Geldiarazi busa
    .short = Gelditu
lives-action-continue = Jarraitu
    .help = Jarraitu: hurrengoak trukatu dezala
lives-action-exchange = Trukatu
    .help = Trukatu aukeratutako kartak alargunarekin
lives-action-keep-first = Gorde lehena
    .help = Banatzean: gorde lehen edo bigarren eskua
    .short = Lehena
lives-action-keep-second = Gorde bigarrena
    .help = Banatzean: gorde lehen edo bigarren eskua
    .short = Bigarrena
lives-action-restart = Errepikatu
    .help = Amaieran: errepikatu banaketa edo ontzat eman
    .short = Errepikatu
lives-action-decline = Ontzat eman
    .help = Amaieran: errepikatu banaketa edo ontzat eman
    .short = Ontzat eman
