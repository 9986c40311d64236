# Musa: zertan datzan, aukerak eta arautegiak.
#
# Glosarioa. round: jokaldia (handia, txikia, pareak, jokoa, puntua). side: bikotea. partner: bikotekidea.
# stone: harria. eldest: eskua. to end the talk: moztu. signal: keinua (aurkariak harrapatzen du).

mus-game = Musa
    .summary = Lau karta, bi biren aurka eta lau jokaldi: handia, txikia, pareak eta jokoa. Bikotekideek keinuak egin ditzakete; hordago batek joko osoa jokatzen du.

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
    .meaning = Komodinik gabeko eskuak irabazten dio komodina duen berdin bati.
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
