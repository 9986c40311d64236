# Musa: zer gertatu den, zer egin daitekeen eta zergatik ez.
#
# Agindu gisa idazten dena (envido 2, no quiero, signal two-kings) notazioa da, hizkuntza guztietan
# bera; esaldietan datorrena hizkuntzako hitza da.
#
# Glosategia: handia, txikia, pareak, jokoa, puntua: jokaldiak; txanda: hitz egitekoa. mus, mintza.
# enbido, errenbido, hordago. iduki: quiero. tira: no quiero. apustu. harri, hamarreko, ontzi. esku:
# lehen hitz egiten duena. banatzaile. bikotekide; bikote: biak. duplak, mediak, parea. dejea,
# ezezkoa: onartu ez den apustuak ematen duena. deskarte; kartak bota. sorta. banaketa: karta-emate
# bakoitza. jokoa: partidaren zati bakoitza ere bai. keinu: egin; aurkariak harrapatu. behar bezala
# jokatzea. Bat, biga, hirur, laur, bortz: MUS-51. Izenak ez dira deklinatzen: bi punturen aurrean doaz.
#
# Glosarioa. round: jokaldia (handia, txikia, pareak, jokoa, puntua). side: bikotea. partner: bikotekidea.
# stone: harria. eldest: eskua. to end the talk: moztu. signal: keinua (aurkariak harrapatzen du).

## Zertan datzan

mus-game = Musa
    .summary = Lau karta, bi biren aurka eta lau jokaldi: handia, txikia, pareak eta jokoa. Bikotekideek keinuak egin ditzakete; hordagoarekin joko osoa jokatzen da.

## Aukerak

mus-option-kings = Erregeak eta batekoak
    .meaning = Hirukoak erregeak eta bikoak batekoak diren, mailaz eta balioz.
    .value-eight = Zortzi errege eta zortzi bateko: hirukoak erregeak, bikoak batekoak
    .value-four = Lau errege eta lau bateko: erregea, zaldia, txanka, zazpikoa eta horrela batekoraino
    .value-printed = Iturrian inprimatuta dagoen bezala: hirukoa bigarren, 3ko balioaz
mus-option-wild = Perico eta Perica
    .meaning = Bastoizko zaldia eta urrezko txanka komodinak diren.
    .value-none = Komodinik gabe
    .value-each = Bakoitzak edozein kartaren balioa du, jokaldi bakoitzean onena
mus-option-natural-first = Naturalak lehenago
    .meaning = Esku batek irabazi egiten dio horretarako komodina behar duen esku berdinari.
mus-option-la-real = 31 erreala
    .meaning = Hiru zazpiko eta 10 balio duen karta bat dira 31 onena.
mus-option-sides = Bikoteak
    .meaning = Nork norekin jokatzen duen: parez pareko bikotekideak, edo inor ez (mus ilustratua).
    .value-partners = Bi biren aurka
    .value-alone = Bakoitza bere kontura, lau eta zortzi artean
mus-option-target = Harriak
    .meaning = Joko bat irabazteko harriak.
mus-option-games = Jokoak
    .meaning = Partida hainbeste jokotako onenera da.
mus-option-corrido = Mus jarraia
    .meaning = Lehen banaketan sorta aurrera doa deskarte bakoitzarekin, mozten duena esku da eta inork ez du keinurik egiten.
mus-option-stock-from = Sorta agortuta
    .meaning = Noren deskarteek egiten duten sorta berria.
    .value-all = Denenek
    .value-others = Denenek, zerbitzatzeke dagoen jokalari bakarrarenek izan ezik
mus-option-answer = Apustuari erantzutea
    .meaning = Bikotetik nork erantzuten duen.
    .value-either = Edozeinek: tira da erantzun dezaketen guztiek tira esaten dutenean
    .value-first = Lehen hitz egiten duenak bikotea lotzen du
mus-option-takers = Apustua hartzea
    .meaning = Zenbatek har dezaketen apustu bera bakoitza bere kontura ari denean.
    .value-any = Denek
    .value-one = Aurkari bakar batek
mus-option-pass-pays = Apusturik gabeko jokaldiak
    .meaning = Pareek, jokoak eta puntuak zer ordaintzen duten apusturik izan ez denean.
    .value-basic = Beren balioa bakarrik
    .value-literal = Harri bat gehiago, iturriak dioen bezala
mus-option-partner-counts = Bikotekidearena
    .meaning = Pare edo joko onena duen bikoteak bien balioa kontatzen du.
mus-option-ordago-settles = Hordagoa onartuta
    .meaning = Zer begiratzen den hordago bat onartzen denean.
    .value-round = Jokaldi hori bakarrik: jokoa irabazten du
    .value-counted = Lehenbizi aurreko jokaldiak, jokoa jada irabazten badute
mus-option-signals = Keinuak
    .meaning = Bikotekideek keinuak egin ditzaketen, eta nork ikusten dituen.
    .value-off = Keinurik ez
    .value-unseen = Bikotekideak bakarrik ikusten ditu
    .value-chance = Bikotekideak ikusten ditu, eta harrapatzen dituen aurkariak
mus-option-signal-chance = Harrapatutako keinuak
    .meaning = Ehun keinutatik, zenbat harrapatzen dituen aurkari bakoitzak.
mus-option-courtesy = Harri bat behar bezala jokatzeagatik
    .meaning = Jokalari batek harri bat eska dezake behar bezala jokatzeagatik; bere bikotearena da gaizki jokatu duen aurkari batek ematen badu.

## Arautegiak

mus-preset-default = Musa
    .summary = Zortzi errege eta zortzi bateko, 40 harrira, hiru jokotako onenera.
mus-preset-four-kings = Lau errege
    .summary = Hirukoek eta bikoek beren maila eta balioa dute.
mus-preset-thirty = Hogeita hamar harrira
    .summary = Joko laburragoa, 30 harrira.
mus-preset-la-real = 31 erreala
    .summary = Hiru zazpiko eta 10 balio duen karta bat dira 31 onena.
mus-preset-corrido = Mus jarraia
    .summary = Lehen banaketa keinurik gabe: sorta aurrera doa norbaitek moztu arte, eta hura da esku.
mus-preset-perico = Perico eta Perica
    .summary = Bastoizko zaldia eta urrezko txanka komodinak dira.
mus-preset-literal = Hitzez hitz
    .summary = Iturriak dioen bezala kontatuta: harri bat gehiago apusturik gabeko pare, joko eta puntuagatik, eta esku onenak bakarrik kontatzen du.
mus-preset-ilustrada = Mus ilustratua
    .summary = Bakoitza bere kontura, lau eta zortzi jokalari artean.

## Hitzak

mus-lance = { $lance ->
    [grande] handia
    [chica] txikia
    [pares] pareak
    [juego] jokoa
   *[punto] puntua
}
mus-lance-title = { $lance ->
    [grande] Handia
    [chica] Txikia
    [pares] Pareak
    [juego] Jokoa
   *[punto] Puntua
}
mus-lance-gloss = { $lance ->
    [grande] karta handienak
    [chica] karta txikienak
    [pares] karta berdinak
    [juego] 31 edo gehiago
   *[punto] 30etik hurbilena
}
mus-spoken = { $act ->
    [mus] mus
    [no-mus] mintza
    [paso] paso
    [envido] enbido { mus-number }
    [reenvido] errenbido { mus-number }
    [quiero] iduki
    [no-quiero] tira
   *[ordago] hordago
}
mus-label = { $act ->
    [mus] Mus
    [no-mus] Mintza
    [paso] Paso
    [envido] Enbido { mus-number }
    [reenvido] Errenbido { mus-number }
    [quiero] Iduki
    [no-quiero] Tira
   *[ordago] Hordago
}
# MUS-51
mus-number = { $amount ->
    [1] bat
    [2] biga
    [3] hirur
    [4] laur
    [5] bortz
   *[other] { $amount }
}
mus-label-discard = Deskartea { $cards }

## Eskuak

mus-pares = { $kind ->
    [pair] { $higher } parea
    [medias] { $higher } mediak
   *[dobles] { $higher } duplak
}
mus-dobles = { $higher } eta { $lower } duplak
mus-no-pares = parerik ez
mus-hand = { $pares }, { mus-total }
mus-total = { $word ->
    [juego] jokoa
   *[punto] puntua
} { $total }

## Gertatutakoa

mus-deals = { $deal }. banaketa. Banatzailea: { $who }.
mus-served = { $who }: { $card } sartu da.
mus-shuffled = Deskarteak nahasi dira, eta sorta berria dago.
mus-discards = { $who }: deskartea, { $cards }.
mus-discards-unseen = { $who }: deskartea, { $count ->
    [one] karta 1
   *[other] { $count } karta
}.
mus-says = { $who }: { $said }.
mus-says-in = { $who }: { $said } ({ $lance }).
mus-says-raised = { $who }: { $said } (guztira { $stones }).
mus-passed-on = Sorta aurrera doa. Banatzaile berria: { $who }.
mus-all-mus = Denek mus: deskarteak.
mus-begins = { $title } ({ $gloss }).
mus-declared = { $title }: { $count ->
    [one] { WITHIN($who) } bakarrik
   *[other] { WITHIN($who) }
} ({ $word }).
mus-declared-nobody = { $title }: inork ez ({ $word }).
mus-no-juego = Jokoa: inork ez du; beraz, puntua jokatzen da.
mus-took = { $who }: { $stones ->
    [one] harri 1
   *[other] { $stones } harri
}, { $why ->
    [negada] ezezkoa
   *[deje] dejea
}.
mus-bet = { $title }: { $stones ->
    [one] harri 1
   *[other] { $stones } harri
} jokoan.
mus-en-paso = { $title }: pasoan.
mus-ordago-accepted = Hordagoa onartuta.
mus-one-side = { $title }: apusturik ez, alde batek bakarrik joka dezake.
mus-notice = { $who }: hamarrekoak ontzira, { $needs ->
    [one] harri 1
   *[other] { $needs } harri
} falta.
mus-ends = { $kind ->
    [counted] Lau jokaldiak jokatuta daude: kartak erakusten dira.
    [ordago] Hordagoa dela eta, kartak erakusten dira.
   *[deje] Jokoa irabazita dago, eta ez da ezer erakusten.
}
mus-shows = { $who }: { $cards }, { $said }.
mus-counted = { $title }: { WITHIN($who) }, { $why }: { $stones ->
    [one] harri 1
   *[other] { $stones } harri
}.
mus-wins-game = { $who ->
    [you] Joko bat irabazi duzu
   *[other] Joko baten { $players ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
} ({ $games }).
mus-wins = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $players ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}.

## Harri bakoitza nondik datorren

mus-why-negada = ezezkoa: apustua ez da onartu
mus-why-deje = dejea: igoera ez da onartu, eta { $stones ->
    [one] 1 onartuta zegoen
   *[other] { $stones } onartuta zeuden
}
mus-why-courtesy = behar bezala jokatzeagatik
mus-why-bet = esku onenarekin, { $stones ->
    [one] harri baten
   *[other] { $stones } harriren
} apustua
mus-why-paso = pasoan: ez da ezer jokatu
mus-why-total = { $word ->
    [juego] jokoa
   *[punto] puntua
} { $total }
mus-why-ordago = hordagoa onartuta: esku onenarentzat jokoa

## Zer egiten den hitz bakoitzarekin

mus-hint-discard = { $count ->
    [one] Karta 1
   *[other] { $count } karta
} aldatu
mus-hint-envido = { $stones } harri jokatu ({ $lance })
mus-hint-reenvido = { $asked } onartu eta beste { $stones } jokatu: guztira { $all }
mus-hint-mus = Karta berriak eskatu; denek eskatuz gero, bakoitzak batetik laura aldatzen ditu
mus-hint-no-mus = Kartak gorde eta musa moztu: jokaldiak hasten dira
mus-hint-paso = Pasatu; gero ere erantzun ahal izango zaio apustu bati
mus-hint-ordago = Joko osoa jokatu
mus-hint-quiero = { $stones ->
    [one] Harri baten
   *[other] { $stones } harriren
} apustua onartu ({ $lance })
mus-hint-quiero-ordago = Onartu: esku onenak ({ $lance }) joko osoa irabazten du berehala
mus-hint-no-quiero = Ez onartu: besteek { $stones ->
    [one] harri 1
   *[other] { $stones } harri
} hartuko dute berehala
mus-hint-no-quiero-yet = Ez onartu; { $who ->
    [partner] bikotekideak onar dezake oraindik
   *[others] beste batek onar dezake oraindik
}, edo besteek { $stones ->
    [one] harri 1
   *[other] { $stones } harri
} hartuko dute

## Ulertzen ez dena

mus-no-move = «{ $text }»: musean ez dago horrelakorik. Hauek daude: mus, no mus, discard KO 4C, paso, envido 2, reenvido 2, quiero, no quiero eta ordago
mus-no-amount = «{ $text }»: zenbat harri? Idatzi «{ $verb } 2»
mus-no-bet = «{ $text }» ez da apustu bat: idatzi «{ $verb } 2»
mus-no-cards = «{ $text }»: kartak izendatu behar dira, bakoitza behin
mus-no-signal = «{ $text }» ez da keinu bat: { mus-signal-help }
mus-signal-help = idatzi «signal two-kings», edo hauetako beste bat: { $names }
mus-no-aside = «{ $text }»: horrelakorik ezin da txandaz kanpo egin mahai honetan
mus-no-courtesy = «{ $text }»: horrelakorik ezin da txandaz kanpo egin. Idatzi «claim» behar bezala jokatzeagatik harri bat eskatzeko, «grant 2» 2. eserlekuari emateko
mus-not-to-say = Keinua nork harrapatu duen ez du jokalariak esaten: { mus-signal-help }
mus-seen-once = «{ $text }»: nork ikusi duen esan behar da, bakoitza behin

## Zergatik ez

mus-no-signals = Mahai honetan ez dago keinurik
mus-most-envido = Gehienez { $most } harri jokatzen dira: gehiagorako, hordago
mus-most-reenvido = Gehienez { $most } harri igotzen dira: gehiagorako, hordago
mus-least-envido = Gutxienez bi harri jokatzen dira
mus-least-reenvido = Igoera gutxienez harri batekoa da
mus-least-discard = Gutxienez karta bat bota behar da
mus-most-discard = Inork ezin ditu lau karta baino gehiago bota
mus-not-held = { $card } ez dago eskuan
mus-over = Partida amaitu da
mus-card-first = Lehenik karta bat atera behar da sortatik
mus-talk-first = Lehenik denek esan behar dute mus nahi duten, edo moztu
mus-discard-first = Denek esan dute mus: bakoitzak batetik laura karta botatzen ditu
mus-talk-over = Musa moztuta dago: kartak lehen jokaldiaren aurretik bakarrik aldatzen dira
mus-nothing-to-answer = Jokaldi honetan ez dago erantzuteko apusturik
mus-to-answer = Apustuari erantzun behar zaio: iduki, tira edo gehiago
mus-ordago-answer = Hordagoari iduki edo tira erantzuten zaio
mus-no-such-move = Ez dago horrelakorik
mus-bet-made = Apustua eginda dago: errenbido esanda igotzen da
mus-nothing-bet = Jokaldi honetan ez dago apusturik: enbido esanda irekitzen da
mus-not-able = { $word }: ez duenak ez du jokatzen
mus-others-answer = apustuari beste aldeak erantzuten dio

## Keinuak, eta behar bezala jokatzeagatiko harria

mus-gesture = { $signal ->
    [two-kings] beheko ezpaina hozkatu
    [four-kings] beheko ezpaina birritan hozkatu
    [two-aces] mihi-punta atera
    [dobles] bekainak altxatu
    [medias] ezpainak alde batera okertu
    [medias-kings] ezpaina alde batetik hozkatu
    [medias-aces] mihia alde batetik atera
    [juego] ezpainak aurrera atera
    [thirty-one] begi bat kliskatu
    [thirty] bi sorbaldak altxatu
    [twenty-nine] sorbalda bat altxatu
    [blind] begiak itxi
    [cut-mus] burua alde batera okertu
   *[bet-more] burua altxatu
}
mus-meaning = { $signal ->
    [two-kings] bi errege
    [four-kings] lau errege
    [two-aces] bi bateko
    [dobles] duplak
    [medias] mediak
    [medias-kings] errege mediak
    [medias-aces] bateko mediak
    [juego] jokoa, baina ez 31
    [thirty-one] jokoa, 31
    [thirty] puntua, 30
    [twenty-nine] puntua, 29
    [blind] itsua, ezer ez
    [cut-mus] musa mozteko
   *[bet-more] gehiago jokatzeko
}
mus-must-be-true = Keinuak egia izan behar du, eta eskuan ez dago hau: { $signal ->
    [two-kings] bi errege
    [four-kings] lau errege
    [two-aces] bi bateko
    [dobles] duplak
    [medias] mediak
    [medias-kings] errege mediak
    [medias-aces] bateko mediak
    [juego] jokoa, 31 ez dena
    [thirty-one] 31
    [thirty] 30
    [twenty-nine] 29
   *[blind] itsua; zerbait badago
}
mus-signals = { $who ->
    [you] Zure keinua: { $meaning }
   *[other] { $who }: { $gesture } ({ $meaning })
}.
mus-before-cards = Inork ez du keinurik egiten lau kartak izan aurretik
mus-corrido-no-signals = Mus jarraiaren banaketan ez da keinurik egiten
mus-only-opponents = Aurkariek bakarrik harrapa dezakete keinua, mahaiak uzten badu
mus-claims = { $who }: harri bat eskatzen, behar bezala jokatzeagatik.
mus-grants = { $who }: behar bezala jokatzeagatiko harria, honentzat: { $other }.
mus-claimed-already = Harria eskatuta dago dagoeneko
mus-opponent-grants = Harria aurkari batek ematen du
mus-not-claimed = { $who }: ez dago harririk eskatuta
mus-last-stone = Jokoaren azken harria ez da behar bezala jokatzeagatik irabazten

## Banaketa bat ebaztea

mus-bad-score = «{ $given }» ez da puntuazio bat: eman eskuaren eta bestearen harriak banaketaren aurretik, 0 eta { $most } artekoak, 20-15 adibidez
mus-unsolved = ezin da banaketa bat ebatzi komodinekin

# Lehen banaketa, ikasteko.
mus-learn-sides = Ben, parez pare, zure bikotekidea da; Annen eta Cleoren aurka zabiltzate. 40 harrira lehenbizi iristen den bikoteak irabazten du jokoa. Zuek 34 dituzue; besteek, 36. (MUS-05)
mus-learn-lances = Lau jokaldi daude: handia, kartarik handienak; txikia, txikienak; pareak; eta jokoa, 31 edo gehiago. Hirukoak erregeak dira, eta bikoak batekoak. (MUS-20)
mus-learn-mus = Zu zara eskua: lehenengo hitz egiten duzu, eta berdinketak irabazten dituzu. Zure bi erregeak onak dira; bostekoa eta bikoa, ez. Esan mus, karta berriak eskatzeko. (MUS-16)
mus-learn-discard = Inork ez du moztu; beraz, denek aldatu behar dute. Gorde bi erregeak, eta bota bostekoa eta bikoa. (MUS-17)
mus-learn-signal = Benek begiak itxi ditu. Itsuaren keinua da: ez du ezer onik. Bikotekideek keinuak egin diezazkiokete elkarri, baina egia bakarrik esanez. (B-MUS-15)
mus-learn-cut = Zazpikoa eta laukoa etorri zaizkizu. Erregeekin 31 dira, jokorik onena. Gorde: esan mintza, eta apustuak hasten dira. (MUS-16)
mus-learn-envido = Lehenik, handia. Bi erregerekin apusturik txikiena egin dezakezu: enbido 2. (MUS-40)
mus-learn-chica = Annek eta Cleok tira esan dute: harri bat zuentzat berehala, eta 35 dira. Orain txikia, kartarik txikienak, eta zuk ez dituzu: paso. (B-MUS-03)
mus-learn-pares = Denek pasatu dute. Zuk bakarrik dituzu pareak; beraz, ez dago haietan apusturik. Zure parearen harria amaieran kontatzen da. (B-MUS-08)
mus-learn-ordago = Jokoan, zu eta Ann. Ezerk ez dio 31ri irabazten, eta berdinketak eskuarenak dira: ezin duzu galdu. Jokatu joko osoa: hordago! (MUS-44)
mus-learn-end = Annek onartu egin du, hark ere 31 zuelako: bestela, pareekin eta jokoarekin 40ra iristen zineten. Baina berdinketa eskuarena da, eta besterik ez da kontatzen. Jokoa zuena da; bik partida irabazten dute. (MUS-45)

## Azterketak

mus-study-lances = Zenbat balio du esku bakoitzak jokaldi bakoitzean?
    .about = Jokaldi bateko onena izateko probabilitatea, zehatza: lau jokalarirekin bi aurkariei irabaztea, birekin besteari. Batek dituen kartak ez daude beste inon. Apusturik eta musik egin aurretik da. Esku izanda berdinketa guztiak irabazten dira; azken izanda, guztiak galtzen. Fitxategiek esku guztiak dituzte.
mus-study-mano = Zer balio du esku izateak, edo azken?
    .about = Zehazki: eskuaren kartak, eta azkenarenak, zenbatetan diren jokaldi bakoitzeko onenak, musik gabeko banaketa guztietan.
mus-study-part = { $who ->
    [mano] Esku izanda
   *[postre] Azken izanda
}, { $seats } jokalari
mus-study-who = { $who ->
    [mano] eskua
    [postre] azkena
   *[apart] aldea
}
mus-study-lance = jokaldia
mus-study-worth = Zenbatetan den jokaldiko onena, { $seats } jokalari
mus-study-game = Hurrengo banaketako eskuak 40ko jokoa irabazteko probabilitatea, bi jokalari
mus-study-stones = eskuaren harriak; bestearenak ▸
mus-study-solution = Jokoarekin datorren ebazpenetik, orekatik hurbil, ez zehatza: tarterik ez da ezagutzen.

## Estrategia finkoak, arenarako

mus-zoo-textbook = Musa mozten du esku jokagarriarekin, hiru eskutik bi irabazten baditu enbido egiten du, probabilitateen arabera onartzen du, eta ez du joko osoa esku kaxkar batekin arriskatzen.
mus-zoo-doubter = Ez da apustuez fidatzen: onartu egiten ditu, hordagoa ere bai, batez bestekoa baino nabarmen hobea den edozein eskurekin.
mus-zoo-ordago = Ahal duen guztietan hordago esaten du, eta hordago guztiak onartzen ditu.
