# Hogeita hamaika: zer gertatu den, zer egin daitekeen eta zergatik ez; aparteko apustuak.
#
# Jokaldi gisa idazten dena (discard 7H, bet 5 on 1) notazioa da, hizkuntza guztietan bera.
#
# Glosategia. stock: sorta. upcard: agerikoa. to draw: sortatik hartu. to take: agerikoa hartu. to
# discard: baztertu. pile: baztertuak. widow: alarguna. token: fitxa. deal: banaketa. drawn: berdinduta.
# wager: aparteko apustua. to outlast: gehiago iraun. to cover: estali. Izenak eta kartak ez dira
# deklinatzen: izenak bi punturen aurrean edo atzean doaz.

## Zertan datzan

thirty-one-game = Hogeita hamaika
    .summary = Bildu 31 palo batean, edo hurbildu besteak baino gehiago. Kolpatu ausartzen zarenean.

## Aukerak

thirty-one-option-pack = Sorta
    .meaning = Zein kartarekin jokatzen den.
    .value-52 = 52 kartako sorta arrunta
    .value-32 = Holandako Eenendertigen: 32 karta, zazpikotik gora
thirty-one-option-discard-taken = Hartutakoa baztertu
    .meaning = Baztertuetatik hartu berri den karta berehala bazter daiteke berriro.
thirty-one-option-own-discard = Norberak baztertutakoa berreskuratu
    .meaning = Noiz har dezakeen jokalari batek berak baztertutako karta.
    .value-always = Gainean dagoen guztietan
    .value-two-left = Bi jokalari geratzen direnean bakarrik
thirty-one-option-drawn-when = Sorta agortzean
    .meaning = Zerk amaitzen duen inork kolpatu ez duen banaketa.
    .value-stock-taken = Sortako azken karta hartzen den txandak
    .value-must-draw = Sorta hutsetik hartu nahi duen jokalariak
thirty-one-option-last-turns-stock = Sortarik ez azken txandetan
    .meaning = Zer gertatzen den sorta kolpatu ondoren agortzen bada.
    .value-none = Baztertuetatik hartzea edo gelditzea geratzen da
    .value-reshuffle = Goiko kartaren azpiko baztertuak nahasi eta sorta berria dira
thirty-one-option-keeps = Zer jokatzen den
    .meaning = Zeren truke jokatzen den banaketa bakoitza.
    .value-lives = Bizitzak: azkena geratzen denak irabazten du
    .value-points = Puntuak: batzen joaten dira eta inor ez da kanporatzen
    .value-pot = Potoa: esku altuenak mahaiko fitxak hartzen ditu
thirty-one-option-blitz-others = Puntuak 31ren aurrean
    .meaning = Zenbat puntu lortzen dituzten besteek norbaitek 31 erakusten duenean.
    .value-by-place = Beren postuaren arabera, beti bezala
    .value-nothing = Ezer ez
thirty-one-option-ante = Jartzekoa
    .meaning = Poterako banaketa baten aurretik jokalari bakoitzak jartzen dituen fitxak.
thirty-one-option-tied-pot = Potoa berdinduta
    .meaning = Zer gertatzen den potoarekin esku altuenak berdintzen direnean.
    .value-share = Banatu egiten dute; soberako fitxak mahaian geratzen dira
    .value-carry = Mahaian geratzen da hurrengo banaketarako
thirty-one-option-widow = Alarguna
    .meaning = Hiru karta daude ahoz behera mahaian, eta txanda bat haiekin trukatzeko erabil daiteke.
thirty-one-option-side-wagers = Aparteko apustuak
    .meaning = Edozeinek, kanpoan dagoenak ere bai, egin dezake apustu nork irabaziko edo nork iraungo duen gehiago.

## Arautegiak

thirty-one-preset-pennies = Penikeak
    .summary = Ohiko jokoa: hiru bizitza, eta kolpatu eta irabazten ez duenak bi galtzen ditu.
thirty-one-preset-dollar-bill = Dolar billetea
    .summary = Bizitzak billete baten lau izkinak dira; baxuenak bat ordaintzen du, eta kolpatu eta behean berdintzen denak bakarrik ordaintzen du.
thirty-one-preset-eenendertigen = Eenendertigen
    .summary = Holandako sorta: 32 karta, zazpikotik gora.
thirty-one-preset-banking = Alargunarekin
    .summary = Bakoitzak fitxa bat jartzen du, hiru kartako alarguna dago trukatzeko, eta esku altuenak mahaikoa hartzen du.
thirty-one-preset-three-of-a-kind = Hirukoteekin
    .summary = Hiru karta berdinek 30½ balio dute.
thirty-one-preset-west-lansing = West Lansing, errukirik gabe
    .summary = Hirukoteak 30½ balio du, baxuenak bakarrik ordaintzen du, kolpatu duenak bikoitza, eta aparteko apustuak gomendatzen dira.
thirty-one-preset-no-elimination = Kanporatzerik gabe
    .summary = Hamar banaketatan batzen da: hiru puntu esku altuenari, sei 31ri.
thirty-one-preset-common = Arrunta
    .summary = Baxuenak bakarrik ordaintzen du; kolpatu duenak berdinketak irabazten ditu, eta bikoitza baxuena denean bakarrik ordaintzen du.

## Gertatutakoa

thirty-one-draws = { $who }: karta bat sortatik.
thirty-one-draws-card = { $who }: { $card } sortatik.
thirty-one-would-draw = { $who }: sortatik hartu nahi, baina sorta agortu da.
thirty-one-takes = { $who }: { $card } baztertuetatik.
thirty-one-discards = { $who }: baztertua, { $card }.
thirty-one-upcard = Agerikoa: { $card }.
thirty-one-exchanges = { $who }: { $cards } alargunera, { $count ->
    [one] karta honen truke
   *[other] karta hauen truke
}: { $slots }.
thirty-one-exchanges-got = { $who }: { $cards } alargunera, { $count ->
    [one] karta honen truke
   *[other] karta hauen truke
}: { $slots }; hartuta: { $received }.
thirty-one-drawn = Sorta agortu da eta inork ez du kolpatu: banaketa berdinduta.
thirty-one-scores = { $who }: { $points ->
    [one] puntu bat
   *[other] { $points } puntu
}.
thirty-one-wins-tokens = { $who }: { $tokens ->
    [one] fitxa bat
   *[other] { $tokens } fitxa
} mahaitik.
thirty-one-adds-tokens = { $who }: { $tokens ->
    [one] fitxa bat
   *[other] { $tokens } fitxa
} mahaira.
thirty-one-antes = Bakoitzak { $ante ->
    [one] fitxa bat jarri du
   *[other] { $ante } fitxa jarri ditu
}; mahaian { $table }.

## Zer egin daitekeen

thirty-one-move-draw = Sortatik
    .hint = Sortaren gaineko karta hartu
thirty-one-move-take = Agerikoa
    .hint = Baztertuen gaineko karta hartu
thirty-one-move-knock = Kolpatu
    .hint = Banaketa amaitu: besteek txanda bana gehiago dute
thirty-one-move-stand = Gelditu
    .hint = Zure hiru kartak gorde
thirty-one-discard = Baztertu { $card }
    .hint = Baztertu { $card }: besteek { $left } balio dute
thirty-one-exchange = Trukatu: { $given } eman, { $slots } hartu

## Ulertzen ez dena

thirty-one-no-move = «{ $text }» ez da hogeita hamaikaren jokaldi bat. Hauek daude: draw, take, discard 7H, knock eta stand
thirty-one-no-move-widow = «{ $text }» ez da hogeita hamaikaren jokaldi bat. Hauek daude: draw, take, discard 7H, knock, stand eta exchange 4C for 2
thirty-one-no-for = «{ $text }»: «for» falta da. Trukea honela idazten da: «exchange 4C for 2»
thirty-one-no-slot = «{ $text }»: lekua 1, 2 edo 3 izan behar da
thirty-one-each-once = «{ $text }»: karta eta leku bakoitza behin izendatu behar da

## Zergatik ez

thirty-one-draw-first = Lehenik karta bat hartu behar da, sortatik edo baztertuetatik
thirty-one-no-widow = Partida honetan ez dago alargunik trukatzeko
thirty-one-as-many = Alargunera joaten diren adina karta ateratzen dira handik
thirty-one-turn-used = Lehenik karta bat baztertu behar da: txanda erabilita dago
thirty-one-deal-first = Lehenik karta bat banatu behar da
thirty-one-card-first = Lehenik karta bat atera behar da sortatik
thirty-one-no-knock-now = Karta hartu ordez kolpatzen da: orain karta bat baztertu behar da
thirty-one-discard-now = Orain karta bat baztertu behar da: txanda batean karta bakarra hartzen da
thirty-one-just-taken = { $card } txanda honetan hartu da, eta ezin da berriro baztertu
thirty-one-knocked = Norbaitek kolpatu du dagoeneko: sortatik edo agerikoa hartu, edo gelditu
thirty-one-own-discard = Norberak baztertutakoa bi jokalari geratzen direnean bakarrik har daiteke berriro
thirty-one-stock-used = Sorta agortu da

## Aparteko apustuak

thirty-one-bets-wins = { $who }: { $stake } jokoan; partidaren irabazlea: { $on }.
thirty-one-bets-outlasts = { $who }: { $stake } jokoan; nork iraungo duen gehiago: { $on } ({ WITHIN($over) } baino).
thirty-one-covers = { $who }: apustua estalita ({ WITHIN($by) }, { $stake }).
thirty-one-lapses = { $who }: { $stake } jokoan zeuden, baina inork ez du apustua estali.
thirty-one-stand-off = { $who }, { WITHIN($other) }: apustua berdinduta ({ $stake }).
thirty-one-wins-wager = { $who }: { $stake } irabazita (apustuaren beste aldea: { WITHIN($other) }).

thirty-one-wager-help = «bet 5 on 1», «bet 5 on 1 over 2» edo «cover 3»
thirty-one-no-wager = «{ $text }» ez da aparteko apustu bat: idatzi { thirty-one-wager-help }
thirty-one-wager-seat = «{ $text }»: mahai honetan ez dago halako eserlekurik; idatzi { thirty-one-wager-help }
thirty-one-wager-stake = jokatzen dena 1 eta { $most } arteko zenbaki osoa da, ez «{ $number }»
thirty-one-outlast-itself = Eserleku batek ezin du berak baino gehiago iraun
thirty-one-out-already = { $who ->
    [you] Kanpoan zaude dagoeneko
   *[other] Kanpoan dago dagoeneko: { $who }
}
thirty-one-own-wager = Inork ez du bere apustua estaltzen
thirty-one-no-open-wager = { $who }: ez dago apustu irekirik
thirty-one-bets-sum = «bets» zenbakien baturak 0 izan behar du, ez { $total }

# Lehen banaketa, ikasteko.
thirty-one-learn-goal = Zuri, Anni eta Beni bizitza bana geratzen zaizue. Banaketa bakoitzean esku baxuenak bizitza bat galtzen du, eta geratzen den azken jokalariak irabazten du. (T31-34)
thirty-one-learn-hand = Eskua hiru kartakoa da, eta palo berekoak bakarrik batzen dira. Batekoak 11 balio du; erregeak, erreginak eta txankak, 10. Bihotzezko erregea eta zortzikoa dituzu: 18. (T31-13)
thirty-one-learn-turn = Zure txandan karta bat hartu eta beste bat baztertzen duzu. Agerikoak, hirustazko bostekoak, ez du zure eskua hobetzen: hartu sortatik. (T31-12)
thirty-one-learn-discard = Diamantezko bikoak ere ez du laguntzen. Baztertu: zure kartarik baxuenak lagunduko dio gutxien Anni, hurrengo jokalariari.
thirty-one-learn-others = Orain Ann, eta gero Ben. Begiratu zer hartzen duten eta zer baztertzen duten: hortik jakingo duzu zein palo nahi dituzten. (T31-19)
thirty-one-learn-take = Benek ez du bihotzezko bederatzikoa behar, baina zuk bai. Hartu baztertuetatik.
thirty-one-learn-heart = Baztertu hirustazko laukoa: bihotzezko erregeak, bederatzikoak eta zortzikoak 27 balio dute. Hurrengo txandan kolpa dezakezu; kolpeak txanda osoa hartzen du. (T31-15)
thirty-one-learn-knock = Inork ez du kolpatu. Biek birritan hartu dute sortatik: bila dabiltza oraindik. Kolpatu orain: zenbat eta gehiago itxaron, orduan eta esku hobea izango dute. Baina esku batek zurea gainditzen badu, bi bizitza galduko dituzu. (T31-26)
thirty-one-learn-last-turns = Beste bakoitzak txanda bat gehiago du. Lehenik, Ann. (T31-16)
thirty-one-learn-shown = 27, eta haiek 26na: ozta-ozta. Annen azken karta pikazko erregina izan da, eta harekin Benek 31 izango zuen. Biak berdindu dira baxuenean, eta bakoitzak bizitza bat galdu du. (T31-24)
thirty-one-learn-county = Ann eta Ben bizitzarik gabe geratu dira, baina ez daude kanpoan oraindik: «doan» dabiltza, berriro galdu arte. Orain zu zara banatzailea, eta Ann hasten da. (T31-33)
thirty-one-learn-ace = Bihotzezko erregea eta erregina dituzu. Benek diamantezko txanka hartu eta bateko bat baztertu du: diamante onak izango ditu. Baina bihotzezko batekoa da zuk nahi duzun karta: hartu.
thirty-one-learn-thirty-one = Baztertu pikazko laukoa. Bihotzezko batekoa, erregea eta erregina: 31, esku batek izan dezakeen gehiena.
thirty-one-learn-end = Inork kolpatu baino lehen egindako 31 berehala erakusten da, eta beste guztiek bizitza bat galtzen dute. Benek 30 zituen. Biak kanpoan daude, eta partida irabazi duzu. (T31-28)

## Estrategia finkoak, arenarako

thirty-one-zoo-textbook = Agerian dagoen karta hartzen du eskua hobetzen badu, palorik onena gordetzen du, eta lehen txandan 22 puntutik eta geroago 29tik aurrera kolpatzen du.
