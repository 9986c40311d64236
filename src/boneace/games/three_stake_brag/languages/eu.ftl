# Three-Stake Brag: zer gertatzen den, zer egin daitekeen eta zergatik ez. Besteekin batera duena
# vying.ftl-n dago.
#
# Glosarioa. upcard: agerian dagoen karta. bon ace: diamantezko batekoa, joko honetan hala deitua.
# bragger: braggerra, beste baten ordez balio duen karta. pair, prial: bikotea, priala. eldest: eskua, banatzailearen ondoko lehena.
# vying: apustuak. over: 31 gaindituta. to see: ikusi. to draw: hartu. to stand: gelditu. Izenak
# deklinatu gabe.

## Zertan datzan

three-stake-brag-game = Three-Stake Brag
    .summary = Hiru poto banaketa bakoitzean: agerian dagoen karta onena, bikote eta prialen gaineko apustu-txanda eta 31tik hurbilen dagoen eskua.

## Aukerak

three-stake-brag-option-second-bragger = Bigarren braggerra
    .meaning = Diamantezko bederatzikoa ere braggerra da (beste baten ordez balio du), hirustazko txankaz gain.
three-stake-brag-option-natural-beats = Naturala egindakoaren gainetik
    .meaning = Zein esku naturalek irabazten dioten braggerrarekin egindako berdinari.
    .value-all = Bikoteek eta prialek (hiru berdin)
    .value-prials = Prialek bakarrik, Hoylek dioen bezala
three-stake-brag-option-bragger-of-rank = Maila bereko braggerra
    .meaning = Bere mailako karten ondoan braggerra naturala den.
    .value-natural = Den bezala: naturala
    .value-made = Beti bragger gisa: egindakoa
three-stake-brag-option-no-pair = Bikoterik gabeko eskuak
    .meaning = Zer balio duen bikoterik gabeko eskuak bigarren potoan.
    .value-high-card = Bere karta altuena, bikote guztien azpitik
    .value-nothing = Ezer ez: ezin du irabazi
three-stake-brag-option-ace = Batekoa hogeita hamaikan
    .meaning = Zenbat balio duen batekoak hirugarren potoan.
    .value-1 = Bat
    .value-1-or-11 = Bat edo hamaika, komeni den bezala
three-stake-brag-option-stake = Jartzekoa
    .meaning = Jokalari bakoitzak hiru potoetako bakoitzean jartzen dituen fitxak.
three-stake-brag-option-vying = Apustu egiteko modua
    .meaning = Nola jokatzen den apustu-txanda bat.
    .value-matched = Berdindu, igo edo utzi, geratzen diren guztiek berdin jarri arte
    .value-modern = Apustua txanda bakoitzean ordaindu; bi geratzen direnean, edozeinek ikus dezake bikoitzaren truke
three-stake-brag-option-max-brag = Brag handiena
    .meaning = Brag edo igoera bat gehienez zenbatekoa izan daitekeen.
three-stake-brag-option-vying-limit = Apustuen muga
    .meaning = Jokalari batek banaketa batean apustuan gehienez jar dezakeena; 0 mugarik gabe da.
three-stake-brag-option-nobody-brags = Inork ez du brag egiten
    .meaning = Zer gertatzen den bigarren potoarekin denek pasa egiten dutenean.
    .value-best-hand = Esku onenak hartzen du
    .value-carried = Hurrengo banaketara pasatzen da
three-stake-brag-option-thirty-one-ends = 31k kartak hartzea amaitzen du
    .meaning = 31 zehatz lehen egiten duenak berehala hartzen du hirugarren potoa.
three-stake-brag-option-all-three = Hiru potoak
    .meaning = Banaketa bateko hiru potoak hartzen dituenari denek ordaintzen dioten gehigarria.
three-stake-brag-option-deals = Banaketak
    .meaning = Partida hainbeste banaketaren ondoren amaitzen da; 0 amaierarik gabe da.

## Arautegiak

three-stake-brag-preset-default = Bragger bat
    .summary = 1721eko Bragg: hirustazko txanka braggerra da (beste baten ordez balio du), eta esku naturalak egindakoari irabazten dio.
three-stake-brag-preset-two-braggers = Bi bragger
    .summary = Diamantezko bederatzikoa ere braggerra da.
three-stake-brag-preset-hoyle = Hoyle
    .summary = Bi bragger, eta bikote naturalak ez dio irabazten braggerrarekin egindako berdinari.

## Hitzak

three-stake-brag-stage = { $pot ->
    [upcard] Karta onena
    [brag] Brag
   *[thirty-one] Hogeita hamaika
}
three-stake-brag-pot = { $pot ->
    [upcard] kartaren potoa
    [brag] brag-potoa
   *[thirty-one] hogeita hamaikaren potoa
}
three-stake-brag-no-pair = bikoterik ez
three-stake-brag-made = { $hand } braggerrarekin
three-stake-brag-over = { $count }, gaindituta
three-stake-brag-label-see = Ikusi ({ $chips })
three-stake-brag-label-draw = Hartu
three-stake-brag-label-stand = Gelditu

## Zergatik joan den potoa joan den lekura

three-stake-brag-bon-ace = { $card }, bon ace
three-stake-brag-eldest = { $best }, berdinen artean eskua
three-stake-brag-beats = { $best }, honen gainetik: { $other }
three-stake-brag-better = { $hand }: hirustazko txanka bragger hobea da
three-stake-brag-nobody-stayed = Ez da beste inor geratu
three-stake-brag-nobody-bragged = Inork ez du brag egin
three-stake-brag-nobody-bragged-why = Inork ez du brag egin: { $why }
three-stake-brag-nobody-has = Geratu direnetan inork ez du bikoterik
three-stake-brag-all-over = Denek gainditu dute
three-stake-brag-others-over = { $count }: gainerako guztiek gainditu dute

## Gertatutakoa

three-stake-brag-ante = Bakoitzak { $chips ->
    [one] fitxa { $chips } jarri du
   *[other] { $chips } fitxa jarri ditu
} hiru potoetako bakoitzean; potoetan: { $pots }.
three-stake-brag-shows = { $who }: { $card } agerian.
three-stake-brag-draws = { $who }: { $card } hartuta, { $count }.
three-stake-brag-stands = { $who }: geldituta, { $count }.
three-stake-brag-nobody-brags = Inork ez du brag egiten.
three-stake-brag-sees = { $who }: ikusi ({ $chips }).
three-stake-brag-opens = { $who }: { $cards }, { $said }.
three-stake-brag-takes = { $who }: { three-stake-brag-pot }, { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
} ({ $why }).
three-stake-brag-carried = { $why }. Hurrengo banaketarako: { three-stake-brag-pot }, { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
}.
three-stake-brag-has = { WITHIN($who) } { $count }
three-stake-brag-counted = Hogeita hamaikaren kontua: { $counts }.
three-stake-brag-all-three = { $who }: hiru potoak, eta beste bakoitzaren { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
} gehiago.
three-stake-brag-changed = { $who }: { $does ->
    [wins] +
   *[loses] −
}{ $chips ->
    [one] { $chips } fitxa
   *[other] { $chips } fitxa
} banaketa honetan.

## Zer egiten duen jokaldi batek

three-stake-brag-hint-see = { $chips } fitxa brag-potoan jarri, eta bi eskuak alderatu
three-stake-brag-hint-draw = Sortako goiko karta hartu
three-stake-brag-hint-stand = Horretan geratu: { $count }

## Zergatik ez

three-stake-brag-no-move = «{ $text }» ez da Three-Stake Brag jokoko jokaldi bat. Hauek daude: brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }eta see
   *[no] { "" }
}
three-stake-brag-no-pack = Sorta agortu da
three-stake-brag-vying-over = Apustuak amaitu dira eta eskuak agerian daude: hartu edo gelditu
three-stake-brag-drawn-later = Kartak apustuen ondoren hartzen dira, eskuak agerian daudela
three-stake-brag-no-see = Eskuak geratzen diren guztiek berdindu dutenean alderatzen dira: inork ez du ikusteagatik ordaintzen
three-stake-brag-nothing-to-see = Inork ez du brag egin oraindik: ez dago zer ikusirik
three-stake-brag-see-of-two = Bi geratzen direnean bakarrik ikus daiteke
three-stake-brag-modern-limit = apustu modernoan txanda bakoitzean ordaintzen da eta ez dago mugarik: «vying_limit» aukerak 0 izan behar du

## Banaketa bat ebatzi

three-stake-brag-bad-upcards = «{ $given }» ez dira bi karta: eman eskuaren eta banatzailearen agerikoak, KS 7D adibidez
three-stake-brag-unsolved = banaketa bat { $option }={ $value } jarrita bakarrik ebatz daiteke
three-stake-brag-few = Apustuen zati bat bakarrik ebazten da: { $amounts } balioko apustuak eta igoerak, gehienez { $raises } txanda batean. Balioa eta ustiagarritasuna joko txikiago horrenak dira. vying_limit aukera { $sure } edo gutxiagorekin jarrita, ez da ezer kanpoan uzten.

# Lehen banaketa, ikasteko.
three-stake-brag-learn-pots = Banaketa bakoitzak hiru poto ditu, eta bakoitzak fitxa bana jarri du hiruretan. Hiru karta dituzu, haietako bat agerian. (TSB-02)
three-stake-brag-learn-upcard = Agerian dagoen karta onenak lehen potoa hartzen du. Zuk eta Benek batekoa duzue, eta zu aurretik zaude. Baina Benena diamantezkoa da, bon ace: guztiei irabazten die. (TSB-07)
three-stake-brag-learn-bragger = Bigarren potoa bikote edo hirukote onenarentzat da. Hirustazko txanka duzu, braggerra: edozein kartaren ordez dago, eta zure batekoarekin bateko bikotea egiten du. (TSB-09)
three-stake-brag-learn-brag = Zu zara eskua: ireki 2ko brag batekin. Besteek berdindu, igo edo utzi egin beharko dute. Brag txikiak ez ditu uxatzen. (B-TSB-02)
three-stake-brag-learn-raise = Annek erregea du agerian, eta 4ra igo du: erregeak izango ditu. Benek utzi egin du. Hirukote batek edo benetako bi batekok bakarrik irabazten dizute: igo 7. (TSB-11)
three-stake-brag-learn-showdown = Annek berdindu du, eta eskuak alderatzen dira. Batekoek erregeei irabazten diete: 25 fitxa hartu dituzu. Annek utzi izan balu, erakutsi gabe irabaziko zenuen.
three-stake-brag-learn-thirty-one = Hirugarren potoa 31tik hurbilen dagoenarentzat da, gainditu gabe. Benek berriro jokatzen du. Hemen batekoak 1 balio du, irudiek 10: 20 duzu, eta ezin duzu gainditu. Hartu karta bat. (TSB-14)
three-stake-brag-learn-again = 23, baina Annen eskua, agerian, 25 da. Hartu beste bat.
three-stake-brag-learn-stand = 29: batekoak edo bikoak bakarrik lagunduko lizuke. Gelditu, eta saia daitezela besteak.
three-stake-brag-learn-ann = 25ekin Annek galdu egiten zuen zure 29ren kontra, eta karta bat hartu behar zuen. Zortzikoa: 33, gaindituta.
three-stake-brag-learn-ben = Benek 12 du, eta 30 edo 31 behar du. Berdinduz gero zuk irabaziko zenuke, eskua zarelako. (B-TSB-09)
three-stake-brag-learn-end = Bederatzikoa eta hamarrekoa: Benek 31 zehatza egin du, eta hirugarren potoa hartu du. Bi poto irabazi ditu, baina handia zurea da: 11 fitxa gehiago dituzu. Hamar banaketaren ondoren, gehien dituenak irabazten du.

## Estrategia finkoak, arenarako

three-stake-brag-zoo-textbook = Bikoteak balio duenaren arabera jokatzen du, prialekin igotzen du, eta bikoterik gabe uzten du.
three-stake-brag-zoo-doubter = Ez da apustuez fidatzen: edozein eskuren aurkako probabilitateek uzten diotenean jarraitzen du, eta ez du inoiz igotzen.
three-stake-brag-zoo-escalator = Esku onekin gehiena igotzen du, eta oso onekin behin eta berriz; ez du inoiz blofatzen.
