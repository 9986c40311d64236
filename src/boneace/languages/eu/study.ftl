# `boneace study`: zer galde dakiokeen, zer idazten duen eta zergatik ezin duen. Vingt-Un-en hitzak
# vingt-un.ftl fitxategian daude, beren glosategiarekin.
#
# %(default)s hor jartzen denaren lekuan dago: utzi dagoen bezala.

## Laguntza

study-help = kalkulatu erabakiek eta arauek zer balio duten
study-about = Vingt-Un: jokalari batek gelditzetik eta eskatzetik zer espero dezakeen, zehatz, guztizkoaren arabera,
    biguna edo gogorra, eta karten arabera; banantzeak zer dakarren; eta banatzaileak arau batekin
    edo bestearekin zer ateratzen duen.

    Jokalari bat banatzailearen aurka, 1eko apustuarekin eta sorta osoarekin edo zuk esandakoarekin.
    Banatzaileak ikusten du jokalariak zer eskatu duen eta gelditu dela, eta azkena jokatzen du.
    Besterik esan ezean, biek ahalik eta ondoen jokatzen dute; edozeini estrategia finko bat eman dakioke.
study-strategies = Estrategiak honela idazten dira: best (onena), edo gelditzeko guztizkoa, hala nola 17; 16/18: 16an gelditu,
    eta 18an hamaika balio duen batekoarekin.
study-asked = zer galdetzen den
study-table = itxarokizunen taula (beti dago; ohikoa)
study-compositions = esku bakoitza bere karten arabera, ez bi kartakoak bakarrik
study-check = hainbeste banaketa jokatu motorrarekin eta alderatu ({ $deals }); bat ez badatoz, irteera 1 da
study-variants = banatzailearen abantaila etxeko arauekin eta gabe; kalkula ezin dena jokatu egiten da, hainbeste banaketa ({ $deals }; hainbat jokalarirekin, hogeirena)
study-deal = banaketa
study-dealer = banatzailearen estrategia (%(default)s)
study-player = jokalariaren estrategia (%(default)s)
study-without = sortan ez dauden kartak: «KS KH 5D», edo «K K 5»
study-pack = sorta mailen arabera: «A=4 2=3 K=1», besteetatik bat ere ez
study-seed = jokatzen denarena (%(default)s)
study-output = irteera
study-json = dena JSON gisa idatzi
study-csv = lerroak .csv fitxategi batean idatzi
study-plot = taula marraztu, edo --variants jarrita haiek, .svg, .png edo .pdf fitxategi batean (boneace[study] behar da)
study-bad-deals = banaketak 1000tik gorako zenbakia dira, ez { $text }
study-a-table = taula
study-a-drawing = marrazkia
study-written = idatzita: { $file }

## Arrazoiak

study-suffix = { $file }: { $what } honela amaitzen den fitxategi batean idazten da: { $ends }
study-folder = { $file } karpeta bat da, ez fitxategia
study-no-folder = { $file }: ez dago { $folder } karpetarik
study-unwritten = { $file } ezin da idatzi: { $why }
study-no-difference = «{ $name }» aukerak ez du ezer aldatzen taulan, banaketa batena eta jokalari batena baita: hauek daude: { $known }; besteetarako, --variants
study-divided-hands = dealer_divides=best jarrita, banatzailearen esku bananduak ezin dira banan-banan hartu, eta ez dago taularik; --variants aukerak esaten du zer balio duen
study-no-strategy = «{ $text }» ez da estrategia bat: idatzi best, edo gelditzeko guztizkoa, { $least } eta { $most } artean, hala nola 17; 16/18: 16an gelditu, eta 18an hamaika balio duen batekoarekin
study-no-ranks = «{ $word }»: ez du esaten maila bateko zenbat karta dauden sortan: idatzi A=4, 7=2 edo K=0, maila hauetako bat izanik: { $ranks }, eta zenbakia 0 eta { $suits } artean
study-rank-twice = { $rank } maila bi aldiz eman da
study-small-pack = { $cards } kartako sorta txikiegia da banaketa baterako: { $least } egon behar dute
study-four-only = sortan { $rank } mailako lau karta bakarrik daude
study-write-cards = { $why }: idatzi KS, 5D edo, paloak axola ez badu, K
study-not-twice = { $card } ez dago bi aldiz sortan
study-no-matplotlib = marrazteko matplotlib behar da, eta ez dago instalatuta: pip install 'boneace[study]'; --plot gabe terminalak gauza bera erakusten du testu gisa

## Zer egiten ari den

study-compiling = Konpilatzen
study-dividing = Bikoteak banantzen
study-strategies-in-turn = Bi estrategiak txandaka
study-whole-deals = Banaketa osoak
study-by-a-coin = Gelditu edo eskatu, txanponaz
study-first-card = Banatzailearen lehen kartaren arabera
study-no-dividing = Banatzaileak banandu gabe
study-no-drawing = 21ekin eskatu gabe
study-double-called = Bikoiztuta
study-double-not-called = Bikoiztu gabe
study-playing = { study-where }: { $what }

## Sortak eta estrategiak

study-whole-pack = sorta osoa
study-pack-without = { $size } karta; sortan falta dira: { $cards }
study-pack-of = { $size } karta: { $ranks }
study-plays-best = ahalik eta ondoen
study-stands-on = { $hard }: gelditu
study-stands-soft = { $hard }: gelditu; hamaika balio duen batekoarekin, { $soft }

## Zer atera den

study-heading = Vingt-Un: jokalari bat banatzailearen aurka, lehen banaketa: { $pack }.
study-both-play = Banatzailea: { $dealer }. Jokalaria: { $player }. Ez da bikoizten.
study-advantage = Banatzailearen abantaila banaketa bakoitzean: apustuaren % { $percent }.
study-neither = Inork ezin du askoz hobeto egin: banatzailearen erantzun onenak beste % { $percent } emango lioke, jokalariarena erakusten dena da ({ $rounds } itzuli).
study-could-gain = Jokalariak % { $percent } irabaz lezake ahalik eta ondoen jokatuta.
study-seconds = { $seconds } s-tan kalkulatuta.
study-title-total = Apustuak zer dakarren, guztizkoaren arabera
study-caption = biguna: batekoak hamaika balio du. Jokalariak esaten den adina aldiz eskatzen du; biek ia berdin balio badute, biak egiten ditu.
study-title-pairs = Bikoteak, bigarren kartan lehenean adina jarrita
study-title-cards = Karten arabera: bi eskuan, + agerian dagoena
study-title-check = Motorrarekin jokatuta: { $deals } banaketa bi estrategiekin, eta beste hainbeste jokalaria txanponaz hasita
study-title-variants = Banatzailearen abantaila, { study-where }: { study-unit }
study-where = { $where ->
    [turn] banatzaile-txanda osoa
    [several] { $players } jokalari
   *[one] jokalari bat
}
study-unit = { $where ->
    [turn] apustuak txanda osoan
   *[one] apustu bakoitzaren %
}
study-column = { $column ->
    [total] guztira
    [two-cards] 2 karta
    [more-cards] gehiago
    [stand] gelditu
    [draw] eskatu
    [draws] %
    [better-by] zenbat hobea
    [leaning] eskatu◂ │ ▸ gelditu
    [pair] bikotea
    [keep] ez banandu
    [divide] banandu
    [cards] kartak
    [of-deals] banaketetan
    [worked-out] kalkulatuta
    [played] jokatuta
    [errors] aldea, errore tipikotan
    [rule] araua
    [difference] aldea
    [stakes] apustuak
    [turn] txandako banaketak
   *[note] oharra
}
study-soft = { $total } biguna
study-hard = { $total } gogorra
study-always = beti
study-never = inoiz ez
study-agrees = Kalkulua eta motorra { $agree ->
    [yes] bat datoz
   *[no] EZ DATOZ BAT
}: banaketa osoaren aldea { $whole } errore tipiko, { $count } zifretan txarrena ({ $worst }) { $errors }; ±{ $allowed } arte zoria da.
study-a-whole-deal = banaketa osoa
study-compared = { $what }, { $did ->
    [stand] gelditu
    [draw] eskatu
   *[divide] banandu
}

## Arauak, eta banatzaileak haietatik zer duen

study-as-they-stand = arauak dauden bezala
study-may-not-divide = banatzaileak ezin du banandu
study-stands-21 = 21 duen eskua gelditzen da
study-waits = lehen eskuko naturalak itxaron egiten du
study-waits-note = txanda baten lehen eskuan bakarrik
study-double-known = bikoiztu { $cards } izanda, eta jokalariak badaki
study-double-naive = bikoiztu { $cards } izanda, eta jokalariak lehen bezala jarraitzen du
study-before-call = bikoiztu aurreko apustuarena
study-one-settled = banatzailearen esku bananduetako bat kitatzen da
study-all-but-tens = bikote guztiak banantzen ditu, hamarrekoak izan ezik
study-divided-natural = banandu ondoren, batekoa eta hamarrekoa naturala dira
study-as-by-rules = biek arauak dauden bezala jokatzen dute
study-takes-deal = naturalak banaketa hartzen du
study-two-naturals = bi natural behar dira
study-none-in-first = sorta baten lehen eskuan ere ez
study-in-stakes = apustutan, txanda osorako
study-eldest-only = lehenaren naturala bakarrik ordaintzen da bikoitz
study-ends-hand = banaketa hartzen duen naturalak eskua amaitzen du
study-from-all = naturalak denengandik kobratzen du
study-from-all-note = jokalariek elkarri ordaintzen diote, banatzaileari ez dagokio
study-with-pool = kutxarekin
study-with-pool-note = { $stakes } fitxako apustuak; kutxarako berea kenduta

## Marraztuta

study-plot-totals = Vingt-Un: gelditu eta eskatu (banatzailearen abantaila { $percent })
study-plot-variants = Vingt-Un: banatzailearen abantaila
study-plot-difference = lehen lerroarekiko aldea
study-plot-soft = batekoak hamaika balio du
study-plot-hard = gogorra
study-plot-brings = 1eko apustuak jokalariari zer dakarkion
study-plot-panel = { study-where }: { $where ->
    [turn] apustuak
   *[one] apustu bakoitzaren %
}

## Joko bakoitzari buruzko galderak

study-about-questions = Jokalariek eztabaidatzen dutenari erantzuten dio: zehazki ahal den lekuan, bestela jokatuz, % 95eko
    tarteekin. IZENIK gabe galdera guztiei; --list aukerak erakusten ditu. Ctrl+C sakatuta, ordura arte jakindakoa idazten du.

    --seed berak zenbaki berak ematen ditu, --seconds ez badago. Vingt-Un jokoak banaketa baten azterketa zehatza ere badu:
study-question = galdera bat; gabe, guztiak
study-list = erakutsi jokoari buruzko galderak
study-seats-asked = zenbat jokalari; gabe, galdera bakoitzean ohikoa
study-deals = banaketak (edo partida osoak, edo ebazpen baten itzuliak) zenbaki bakoitzerako
study-seconds-asked = denera hainbeste denboran jokatu
study-stopped = Geldituta: zenbakiak ordura arte jokatutakoarenak dira.
study-no-question = joko honi buruz ez dago «{ $name }» galderarik: { $known }
study-for-questions = { $name } galderetarako da: esan bat, edo ikusi --list erabilita
study-for-deal = { $name } Vingt-Un jokoaren banaketa baten azterketa zehatzerako da, ez galderetarako
study-of = { $game }: { $rules } (hazia { $seed })
study-in-percent = { $title }, %
study-played = Zenbaki bakoitzerako jokatua: { $deals }.
study-note = ±: % { $level }eko tartea. *: tartean 0 ez duen aldea; horrelako hogei lerrotatik batek izarra kasualitatez du. ± gabeko zenbakiak zehatzak dira, edo beti berdinak izan dira; «…» mugen artean dago.
study-cut = Partida batzuk { $deals } banaketaren ondoren eten dira; ez dute irabazlerik.
study-at-random = Joko honek ez du arau praktikorik: jokaldi bakoitza zoriz aukeratzen da legezkoen artean.
study-seats = jokalariak
study-so-many-seats = { $seats ->
    [one] jokalari 1
   *[other] { $seats } jokalari
}
study-rule = etxeko araua
study-points = puntuak
study-hand = eskua
study-usual = ohiko arauak
study-place = { $place ->
    [0] lehen banatzailea
   *[other] banatzailea + { $place }
}
study-turn = { $last ->
    [yes] { $turn }. txanda edo geroago
   *[no] { $turn }. txanda
}
study-speaks = { $last ->
    [yes] { $place }. hizlaria edo geroago
   *[no] { $place }. hizlaria
}

study-question-match = Zenbat irauten du partida batek, eta nork irabazten du?
    .about = Partidak jokoaren arau praktikoekin jokatzen dira. Lekuak lehen banatzailetik zenbatzen dira: «banatzailea + 1» hurrengoa da.
study-question-rules = Zer aldatzen du etxeko arau bakoitzak?
    .about = Aukera bakoitzari beste balio bakoitza ematen zaio (zenbaki handi bati erdia eta bikoitza), eta bi arauekin zorte bereko partidak jokatzen dira arau praktikoekin. Ohiko arauekin baino zenbat gehiago den esaten da.
study-asking-match = Partida osoak
study-asking-rules = Etxeko arauak
study-asking-thresholds = Erabaki bakoitza bi eratara jokatuta
study-asking-balanced = Apustu-txandak ebazten
study-asking-solution = Agerian dauden karten arabera ebazten
study-asking-draw = Esku guztiak, hartze guztiak
study-asking-lances = Esku bakoitza beste guztien aurka
study-part-length = Zenbat irauten duen
study-part-won = Irabazitako partidak, lekuka
study-part-usual-length = Ohiko arauekin, { $seats } jokalari
study-part-usual-won = Ohiko arauekin irabazitako partidak, { $seats } jokalari
study-part-rules-length = Etxeko arauarekin zenbat gehiago edo gutxiago
study-part-rules-won = Partidak zenbat maizago edo gutxiago irabazten diren

study-question-knock = Zerekin kolpatu?
    .about = Denek puntu beretatik aurrera kolpatzen dute, txandaren arabera, eta gainerakoan arau praktikoekin jokatzen dute. Puntu horiek mugitzen dira, gainetik kolpatzeak irabazi eta azpitik galdu arte. Gero erabakiak bi eratara jokatzen dira karta berekin. Irabazia bizitzatan (edo puntutan, fitxatan) zenbatzen da, denek batez beste lortzen dutena kenduta.
study-knock-from = Hainbeste puntutik aurrera kolpatu
study-knock-gain = Kolpatzeak zenbat irabazten duen jarraitzearen aldean
study-range = Parentesi artean: muga beste non egon daitekeen, tarteek diotenez. Hutsik dago txandara erantzuteko gutxiegitan iritsi bada; banaketa gehiagok (--deals) laguntzen dute.
study-question-open = Zerekin ireki?
    .about = Joko orekatuak, adituenak, inork apustu egin ez duenean zenbatetan apustu egiten duen: zorizko agerian dauden kartekin, banaketak banan-banan ebatzita. Gehienez lauren txandako lehen apustuak ebazten dira.
study-question-brag = Zer irabazten du apustu batek?
    .about = Txandako lehen apustua pasatzearen aldean, karta berekin: besteak, eta ondorengo guztia, arau praktikoekin. Fitxatan.
study-brag-balanced = Joko orekatuak apustu egiten du, { $seats } jokalari
study-brag-gain = Apustuak zenbat irabazten duen pasatzearen aldean
study-brag-unsolved = Apustu egiteko era hau ez dago ebatzita.
