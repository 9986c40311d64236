# Vingt-Un: zer kontatzen den, zer egin daitekeen, eta zergatik ez.
#
# Jokaldi gisa idazten dena (stake 3, no double, divide 3) notazioa da, eta berdina da hizkuntza
# guztietan. Jokalarien izenak ez dira deklinatzen: «Ane: 3 fitxa».
#
# Glosarioa. stake: apustua. natural eta vingt-un berdin esaten dira. to draw: karta eskatu. to stand:
# gelditu. over-drawn: pasatuta. to throw up: kartak bota. to divide: banandu. pool: kutxa.
# dealer: banatzailea. to put out: banatzailea kendu.
#
# Glosarioa. natural: batekoa hamarrekoarekin edo irudi batekin, hasieratik. pool: kutxa. dealer: banatzailea.

## Zertan datzan

vingt-un-game = Vingt-Un
    .summary = Bakoitzak karta baten gainean apustu egin eta 21erako eskatzen du banatzailearen aurka; honek banatzen du jokalari batek batekoa hamarreko edo irudi batekin izan arte.

vingt-un-cut-told = Lehen batekoa atera arte banatzen dira kartak
vingt-un-cut-choice = Lehen batekoaren arabera

## Aukerak

vingt-un-option-min-stake = Apustu txikiena
    .meaning = Karta baten gainean gutxienez jar daitekeena.
vingt-un-option-max-stake = Apustu handiena
    .meaning = Karta baten gainean gehienez jar daitekeena. Harekin lau halako gal daiteke.
vingt-un-option-natural-puts-out-dealer = Naturalak banaketa kentzen du
    .meaning = Jokalari baten naturalak banatzailea kentzen du.
vingt-un-option-deal-passes-to = Banaketa pasatzen da
    .meaning = Nork banatzen duen naturalak banatzailea kendu duenean.
    .value-next = Hurrengo jokalariak
    .value-holder = Naturala duenak, lehenbizi eskuak
vingt-un-option-naturals-to-put-out = Banatzailea kentzen duten naturalak
    .meaning = Zenbat naturalek ken dezaketen banatzailea, lehen banaketak bat ere ekarri ez badu.
vingt-un-option-first-hand = Lehen eskua
    .meaning = Zein eskutan ez duen naturalak banatzailea kentzen.
    .value-of-deal = Banaketa pasa ondorengo lehenean
    .value-of-pack = Berregindako sortaren lehenean ere bai
vingt-un-option-dealer-hands = Banatzaile bakoitzaren eskuak
    .meaning = Hainbeste eskuren ondoren banaketa hurrengoari pasatzen zaio; 0 mugarik gabe da.
vingt-un-option-dealer-packs = Banatzaile bakoitzaren sortak
    .meaning = Banaketa pasatzen da sorta hainbeste aldiz agortu denean, eskuaren amaieran; 0 mugarik gabe da.
vingt-un-option-first-natural = Naturala lehen eskuan
    .meaning = Noiz ordaintzen den lehen eskuan izateagatik banatzailea kentzen ez duen naturala.
    .value-at-once = Berehala, bikoitza
    .value-waits = Itxaroten du, eta eskatutako vingt-un bezala kitatzen da
vingt-un-option-several-naturals = Hainbat natural
    .meaning = Zer kobratzen duten esku batean naturala duten bi jokalarik edo gehiagok.
    .value-each = Bakoitzak bikoitza
    .value-first = Lehenak bikoitza, besteek bakuna
vingt-un-option-after-natural = Natural baten ondoren
    .meaning = Zer gertatzen den naturalak banatzailea kentzen duen eskuarekin.
    .value-finish = Amaiera arte jokatzen da
    .value-drop = Utzi egiten da naturalak ordaindutakoan
vingt-un-option-divided-natural = Batekoa eta hamarrekoa banandu ondoren
    .meaning = Zer diren batekoa eta hamarrekoa edo irudia banandutako esku batean.
    .value-drawn = Eskatutako vingt-un
    .value-natural = Naturala
vingt-un-option-natural-collects-from-all = Naturalak denengandik kobratzen du
    .meaning = Naturala duenak bere apustua gainerako jokalariengandik ere kobratzen du, vingt-un dutenengandik izan ezik, banatzaileak naturalik ez duenean.
vingt-un-option-draw-on-21 = 21ekin eskatzea
    .meaning = Jokalari batek eska dezake bere eskua 21 bada ere.
vingt-un-option-dealer-divides = Banatzaileak banantzea
    .meaning = Zer kitatzen den banatzaileak banandu duenean.
    .value-each = Bere esku bakoitza, jokalari bakoitzaren aurka
    .value-best = Bere eskuetako bat, gehien ematen diona
    .value-forbidden = Banatzaileak ezin du banandu
vingt-un-option-double-covers-divided = Banandutako eskuak bikoiztu
    .meaning = «Bikoiztu» banandutako eskuen apustuetarako ere bada.
vingt-un-option-pool-ante = Kutxara
    .meaning = Bakoitzak esku bakoitzean kutxan jartzen dituen fitxak; naturala lehen esaten duenak hartzen du.
vingt-un-option-pool-over-draw = Banatzailearen isuna
    .meaning = Banatzaileak pasatzen den esku bakoitzeko kutxan jartzen dituen fitxak.
vingt-un-option-pool-ties = Berdinketak
    .meaning = Berdinketetan kobratutakoaren zein zati jartzen duen banatzaileak kutxan, behera biribilduta.
    .value-none = Ezer ez
    .value-quarter = Laurden bat
    .value-third = Heren bat
vingt-un-option-deals = Banaketak
    .meaning = Partida hainbeste banaketaren ondoren amaitzen da; 0 amaierarik gabe da.

## Arautegiak

vingt-un-preset-default = Vingt-Un
    .summary = Naturalak banatzailea kentzen du, eta banaketa hurrengo jokalariari pasatzen zaio.
vingt-un-preset-pool = Kutxarekin
    .summary = Esku bakoitzean bakoitzaren fitxa bat, banatzailearen isunak eta bere berdinketen heren bat hurrengo naturalaren kutxara doaz.
vingt-un-preset-limited-deal = Banaketa mugatua
    .summary = Bakoitzak bi aldiz banatzen du sorta; naturalak denengandik kobratzen du, banatzailea kendu ordez.

## Hitzak

vingt-un-chips = { $chips ->
    [one] fitxa 1
   *[other] { $chips } fitxa
}
vingt-un-cards-count = { $cards }; { $total }
vingt-un-which = { $hand ->
    [1] lehen eskua
    [2] bigarren eskua
    [3] hirugarren eskua
   *[4] laugarren eskua
}
vingt-un-ended = { $how ->
    [natural] natural
    [over-drawn] pasatuta
    [vingt-un] vingt-un
   *[stands] geldi
}

## Gertatutakoa

vingt-un-deals = { $deal }. banaketa. Banatzailea: { $who }.
vingt-un-ante = Bakoitzak { vingt-un-chips } kutxara; orain { $pool } guztira.
vingt-un-doubles = { $who }: «bikoiztu». Apustu guztiak bikoiztu dira.
vingt-un-doubles-not = { $who }: bikoiztu gabe.
vingt-un-stakes = { $who }: apustua { $chips }.
vingt-un-divides = { $who }: { $cards } bananduta.
vingt-un-divides-for = { $who }: { $cards } bananduta; esku berrian { vingt-un-chips }.
vingt-un-keeps = { $who }: bikotea banandu gabe.
vingt-un-stands = { $who }: geldi.
vingt-un-stands-with = { $who }: geldi ({ vingt-un-which }).
vingt-un-draws = { $who }: karta eskatuta, { $card }.
vingt-un-draws-to = { $who }: karta eskatuta, { $card } ({ vingt-un-which }).
vingt-un-served = { $who }: { $card } etorri da ({ vingt-un-which }).
vingt-un-over-draws = { $who }: pasatuta, { $card }; { vingt-un-chips } ordainduta eta kartak botata.
vingt-un-dealer-over-draws = { $who }, banatzailea: pasatuta, { $card }.
vingt-un-turns-up = { $who }, banatzailea: kartak agerian, { $cards }; { $total }.
vingt-un-natural = { $who }: naturala, { $cards }.
vingt-un-natural-paid = { $who }: naturala, { $cards }; { vingt-un-chips } kobratuta.
vingt-un-dealer-natural = { $who }, banatzailea: naturala, { $cards }; bikoitza kobratuta.
vingt-un-takes-pool = { $who }: kutxa hartuta, { vingt-un-chips }.
vingt-un-shuffled = Karta-sorta agortu da: erabilitako kartak nahasi dira, eta banaketak aurrera jarraitzen du.
vingt-un-wins = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $players ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}.

## Banaketaren amaiera

vingt-un-ends = { $kind ->
    [showdown] Eskuak kitatzen dira.
    [natural] Banatzailearen naturalaren aurka inork ez du kartarik eskatzen.
    [unplayed] Ez da eskurik geratzen zutik: banatzaileak ez du kartarik eskatzen.
   *[dropped] Banatzailea kenduta dago, eta eskua bertan behera geratzen da.
}
vingt-un-dealer-has = { $who }, banatzailea: { $cards }.
vingt-un-declares = { $who }: { $cards }; { $does ->
    [receives] { vingt-un-chips } kobratuta
    [pays] { vingt-un-chips } ordainduta
   *[neither] ez kobratu ez ordaindu
} ({ $why }).
vingt-un-collects = { $who }, naturalagatik: { vingt-un-chips } { $count ->
    [one] honengandik: { $payers }
   *[other] hauetako bakoitzarengandik: { $payers }
}.
vingt-un-feeds = { $who }, banatzailea: { vingt-un-chips } kutxara ({ $what }).
vingt-un-feeds-penalty = { $chips } pasatzeagatik
vingt-un-feeds-ties = { $chips } berdinketengatik
vingt-un-changed = { $who }: { vingt-un-chips } { $does ->
    [wins] irabazita
   *[loses] galduta
} banaketa honetan.
vingt-un-put-out = Natural batek banatzailea kendu du ({ $old }). Banatzaile berria: { $who }.
vingt-un-passes = Adostutako banaketak eginda ({ $old }). Banatzaile berria: { $who }.
vingt-un-deals-on = Banatzailea ez da aldatzen ({ $who }): { $why ->
    [first] lehen eskua zen
   *[two] bi natural behar dira
}.

## Esku batek zer ekarri duen, eta zergatik

vingt-un-why-naturals = naturala naturalaren aurka
vingt-un-why-dealer = banatzaileak naturala du: bikoitza
vingt-un-why-over-drawn = pasatuta
vingt-un-why-natural = naturala: bikoitza
vingt-un-why-not-eldest = naturala, baina ez lehena
vingt-un-why-taken-back = apustua berreskuratuta
vingt-un-why-dealer-over = { $other }, eta banatzailea pasatuta
vingt-un-why-vingt-un-dealer-over = vingt-un, eta banatzailea pasatuta: bikoitza
vingt-un-why-vingt-uns = vingt-un eta vingt-un
vingt-un-why-vingt-un = vingt-un, { $own } baino hobea: bikoitza
vingt-un-why-below-vingt-un = { $other }, vingt-un baino gutxiago: bikoitza
vingt-un-why-beats = { $other }, { $own } baino hobea
vingt-un-why-equal = { $other } eta { $own }, berdin
vingt-un-why-below = { $other }, { $own } baino gutxiago
# Jokalarien izenak datoz jarraian.
vingt-un-why-collected = kobratuta:
vingt-un-why-paid = honen naturala:
vingt-un-why-penalty = kutxara, pasatzeagatik
vingt-un-why-ties = kutxara, berdinketengatik
vingt-un-why-pool = kutxa

## Zer egiten duen jokaldi batek

vingt-un-label = { $move ->
    [stake] Apustua { $chips }
    [divide] Banandu { $chips }
    [split] Banandu
    [keep] Ez banandu
    [double] Bikoiztu
    [no-double] Ez bikoiztu
    [draw] Eskatu
   *[stand] Gelditu
}
vingt-un-label-divide-for = Banandu, apustua { $chips }
vingt-un-hint-stake = { vingt-un-chips } jokatu zure kartan
vingt-un-hint-divide = Bigarren eskua, { vingt-un-chips } gainean duela
vingt-un-hint-split = Bi esku jokatu jokalari bakoitzaren aurka
vingt-un-hint-keep = Bi kartak esku bakar gisa jokatu
vingt-un-hint-double = Jokalari bakoitzak bere apustua bikoizten du
vingt-un-hint-no-double = Apustuak dauden bezala geratzen dira
vingt-un-hint-draw = Sortako karta bat, agerian
vingt-un-hint-stand = Honekin geratu: { $total }

## Zergatik ez

vingt-un-no-move = «{ $text }» ez da Vingt-Un-eko jokaldi bat. Hauek daude: stake 3, double, no double, divide 3, divide, keep, draw eta stand
vingt-un-no-such-move = Ez dago horrelako jokaldirik
vingt-un-most = Inork ezin du karta baten gainean hau baino gehiago jokatu: { vingt-un-chips }
vingt-un-limits = Apustuaren mugak: gutxienez { $least }, gehienez { vingt-un-chips }
vingt-un-limits-crossed = apustu txikiena ({ $least }) handiena ({ $most }) baino handiagoa da: ikusi «min_stake» eta «max_stake» aukerak
vingt-un-match-over = Partida amaitu da
vingt-un-card-first = Lehenik karta bat atera behar da sortatik
vingt-un-stake-first = Ezer baino lehen, bakoitzak bere lehen kartan jartzen du apustua
vingt-un-stakes-made = Apustuak eginda daude
vingt-un-double-first = Orain banatzaileak esaten du apustuak bikoizten dituen
vingt-un-double-dealer = Banatzaileak bakarrik bikoitz dezake, denek apustua jarri dutenean
vingt-un-double-over = Bigarren karta banatuta, jada ez da bikoizten
vingt-un-divide-first = Lehenik esan bikotea banantzen den ala ez
vingt-un-divide-or-keep = Apustuak eginda daude: banandu bikotea, edo ez
vingt-un-divide-no-cards = Sortan ez daude banantzeko behar diren bi kartak
vingt-un-divide-four = Lau esku dituzu jada: ez dago bosgarrenik
vingt-un-divide-no-stake = Banatzaileak ez du apusturik jartzen: zenbakirik gabe banantzen du
vingt-un-divide-stake = Esan zenbat jartzen den esku berrian: «divide 3»
vingt-un-divide-not-dealer = Hemen banatzaileak ezin du banandu
vingt-un-divide-pairs-only = Banatu bezalako balio bereko bi karta bakarrik banantzen dira
vingt-un-no-card = Ez dago kartarik emateko: sortako azkena ez da banatzen
vingt-un-stands-on-21 = 21 duen eskua gelditu egiten da

## Ebaztea

vingt-un-solve-pool = banaketa kutxarik gabe bakarrik ebazten da: kendu kutxaren aukerak
vingt-un-solve-divided = banaketa «divided_natural=drawn» aukerarekin ebazten da, eta «dealer_divides» «each» edo «forbidden» denean
vingt-un-solve-few-cards = banaketak gutxienez { $least } kartako sorta behar du

# Lehen banaketak, ikasteko.
vingt-un-learn-goal = Denek banatzailearen aurka jokatzen dute: hemen, Benen aurka. 21era hurbildu behar da, pasatu gabe. Irudiek 10 balio dute; batekoak, 1 edo 11. (VU-01)
vingt-un-learn-stake = Lehenik, zuk bakarrik ikusi duzun karta baten gainean egiten duzu apustu. Batekoa edo hamarrekoa hasiera ona da; bederatzikoa, ez hainbeste: jokatu fitxa 1. (VU-10)
vingt-un-learn-double = Annek ere egin du apustua. Lehen karta ona izan balu, Benek «bikoiztu» esan eta apustu guztiak bikoiztuko zituen. Ez du egin: seinale ona. (VU-12)
vingt-un-learn-draw = Bigarren kartarekin 13 duzu: gutxi. Eskatu: zortzikoarekin edo txikiagoarekin ez zara 21etik pasatzen. Eskatutako kartak agerian gelditzen dira. (VU-23)
vingt-un-learn-again = Bikoa: 15, gutxi oraindik. 21etik pasatuz gero apustua berehala galtzen duzu, baina 15ean gelditzeak ere galtzea ekartzen du gehienetan. Eskatu berriro. (VU-26)
vingt-un-learn-stand = Bostekoa: 20. 21 bakarrik da hobea, eta batekoak bakarrik eramango zintuzke hara. Gelditu.
vingt-un-learn-divide = Annek bi zortziko zituen: 16, esku kaxkarra. Bikotea banandu egin daiteke: bi esku, bakoitza bere apustuarekin. (VU-40)
vingt-un-learn-over-drawn = Erreginak 25era eraman du Annen lehen eskua: pasatuta dago. Apustu hori berehala galtzen du, gero Ben pasatuta ere. Bigarrenarekin 18an gelditu da Ann. (VU-06)
vingt-un-learn-dealer = Benek seikoa eta laukoa agertu ditu, eta karta bat eskatu du: erregea. Hori ere 20 da.
vingt-un-learn-tie = Zuk 20 duzu eta Benek 20: berdintzea ez da nahikoa. Berdinketak banatzaileak irabazten ditu, eta hori da haren abantaila. Fitxa bat galtzen duzu. (VU-04)
vingt-un-learn-ace = Benek banatzen jarraitzen du, eta zure lehen karta batekoa da, apustu egiteko onena. Jokatu 10, gehienekoa. (VUX-04)
vingt-un-learn-natural = Benek ere karta ona zuen, eta apustuak bikoiztu ditu. Baina zure bigarren karta erregea da: naturala! Zure 20 fitxen bikoitza kobratzen duzu berehala. (VU-18)
vingt-un-learn-to-the-end = Eskua amaitu arte jokatzen da. Ann gelditu egin da. Benek batekoa eta hirukoa agertu ditu, 4 edo 14: gutxi, eta karta eskatuko du. (B-VU-04)
vingt-un-learn-soft = Zortzikoa. Batekoak 11 balioko balu, 22 lirateke; beraz, orain 1 balio du, eta Benek 12 du. Berriro eskatuko du. (B-VU-01)
vingt-un-learn-end = 22: Ben pasatu da, eta Anni ere ordaintzen dio. Gainera, zure naturalak banaketa kendu dio. Orain zuk banatzen duzu, eta berdinketak zureak dira. (VU-50)

## Estrategia finkoak, arenarako

vingt-un-zoo-textbook = Bateko edo hamarreko batekin asko jokatzen du, batekoak eta zortzikoak banantzen ditu, eta 16rekin edo 18 bigunarekin gelditzen da.
vingt-un-zoo-stand = Apustu ertaina egiten du, inoiz ez du bikoizten edo banantzen, eta zenbateko honekin gelditzen da: { $total }.
vingt-un-zoo-doubler = Gehiena jokatzen du, ahal duenean bikoizten eta banantzen du, eta 17rekin gelditzen da.
vingt-un-zoo-chaser = Liburuaren arabera jokatzen du, baina gehiena jokatzen du aurretik ez doanean, eta bikoiztu egiten du atzetik doanean.
vingt-un-zoo-tens = Liburuaren arabera jokatzen du, baina gehiena jokatzen du hamarreko edo irudi batekin ere.
vingt-un-zoo-hunter = Liburuaren arabera jokatzen du, baina denek ordaintzen duten natural baten ondoren 21era arte eskatzen ditu kartak, bere apustua baino gehiago zor badu.
