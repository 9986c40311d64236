# Switch: zer gertatu den, zer egin daitekeen eta zergatik ez.
#
# Glosategia. the face-up hand: agerian dagoen eskua. the face-down hand: ahoz beherako eskua.
# unseen: itsuan. to restart: errepikatu. to settle: ontzat eman. Izenak ez dira deklinatzen: bi
# punturen aurrean edo atzean doaz.

## Zertan datzan

switch-game = Switch
    .summary = Bildu 31 palo batean mahaiko bi eskurekin: bata agerian, bestea ahoz behera.

## Aukerak

switch-option-fourth-action = Laugarren jokaldia
    .meaning = Zer egin dezakeen jokalari batek karta bat trukatzeaz, ageriko eskuarekin trukatzeaz eta kolpatzeaz gain.
    .value-unseen = Itsuan trukatu ahoz beherako eskuarekin
    .value-pass = Pasa; ahoz beherako eskua ez da erabiltzen
    .value-both = Itsuan trukatu, eta pasa ere bai
switch-option-given-up = Uzten den eskua
    .meaning = Nola geratzen den itsuan trukatutako eskua.
    .value-face-down = Ahoz behera, hartutakoaren lekuan
    .value-face-up = Agerian: agerian zegoena ahoz behera jartzen da
switch-option-restart = Errepikatu
    .meaning = Nork errepika dezakeen banaketa, palo bereko 21 baino gehiagoko hiru kartarekin.
    .value-anybody = Edozeinek, txandaka banatzailearen ezkerretik
    .value-winner = Esku altuenak bakarrik
    .value-nobody = Inork ez
switch-option-blitz-after-knock = Kolpatu ondoren egindako 31k banaketa amaitzen du: duena salbu, kolpatu duenak bi galtzen ditu, gainerakoek bana.

## Arautegiak

switch-preset-default = Switch
    .summary = Txanda bakoitzean karta bat edo esku osoa trukatzen da agerikoarekin, esku osoa itsuan ahoz beherakoarekin, edo kolpatu egiten da.
switch-preset-pass = Pasatzeko aukerarekin
    .summary = Alemaniako jokoan bezala, pasa egin daiteke; ahoz beherako eskua ez da erabiltzen.

## Gertatutakoa

switch-passes = { $who }: pasa.
switch-settles = { $who }: banaketa ontzat emanda.
switch-restarts = { $who }: banaketa errepikatu egingo da, eta inork ez du ordaintzen.
switch-keeps = { $who }: { $which ->
    [first] lehen eskua
   *[second] bigarren eskua
} gorde, eta bestea agerian.
switch-keeps-shown = { $who }: { $which ->
    [first] lehen eskua
   *[second] bigarren eskua
} gorde, eta bestea agerian: { $cards }.
switch-unseen = { $who }: truke itsua, esku osoa ahoz beherakoaren truke.
switch-unseen-got = { $who }: truke itsua, esku osoa ahoz beherakoaren truke: { $cards }.
switch-face-up-now = Orain agerian: { $cards }.
switch-laid = { $who ->
    [you] Zure eskua agerian geratu da
   *[other] Esku bat agerian geratu da ({ $who })
}: { $cards }.

## Zer egin daitekeen

switch-move-keep-first = Gorde lehen eskua
    .hint = Zure bigarren eskua agerian geratzen da
switch-move-keep-second = Gorde bigarren eskua
    .hint = Zure lehen eskua agerian geratzen da
switch-move-swap-up = Trukatu denak
    .hint = Zure hiru kartak eman, agerian dauden hirurak hartzeko
switch-move-swap-down = Trukatu itsuan
    .hint = Zure hiru kartak eman, ahoz behera dauden hirurak hartzeko
switch-move-knock = Kolpatu
    .hint = Banaketa amaitu: besteek txanda bana gehiago dute
switch-move-stand = Gelditu
    .hint = Zure hiru kartak gorde
switch-move-pass = Pasa
    .hint = Zure hiru kartak gorde oraingoz
switch-move-restart = Errepikatu
    .hint = Inork ez du ordaintzen: zure eskua agerian geratzen da, eta gainerako guztia berriro banatzen da
switch-move-decline = Ontzat eman
    .hint = Banaketa dagoen bezala ordaintzea

## Zergatik ez

switch-one-laid = Banatzaileak agerian utzi du dagoeneko bere eskuetako bat
switch-restart-later = Errepikatzeaz kartak erakutsi ondoren galdetzen da
switch-keep-before = Lehenik banatzaileak bere bi eskuetako bat gorde behar du
switch-all-shown = Denek erakutsi dute: banaketa errepikatu, edo ontzat eman
switch-no-unseen = Mahai honetan ez da ahoz beherako eskua erabiltzen
switch-no-restart = Mahai honetan ez da banaketarik errepikatzen
switch-no-pass = Mahai honetan ezin da pasa
switch-knocked = Norbaitek kolpatu du dagoeneko: trukatu edo gelditu
switch-exchange = Eskuko karta bat trukatzen da agerian dagoen eskuko batekin

# Lehen banaketa, ikasteko.
switch-learn-goal = Bakoitzak hiru bizitza ditu. Banaketa bakoitzean esku baxuenak bat galtzen du, eta geratzen den azken jokalariak irabazten du. (T31-58)
switch-learn-hand = Palo bereko kartak bakarrik batzen dira. Batekoak 11 balio du; erregeak, erreginak eta txankak, 10. Beraz, eskurik onena 31 da. (T31-52)
switch-learn-two-hands = Zu zara banatzailea, eta bi esku dituzu. Pikazko erregeak eta bederatzikoak 19 balio dute; besteak bere erregina baino ez, 10. Gorde lehena: bestea agerian geratzen da. (T31-55)
switch-learn-ann = Ann hasten da. Lau jokaldi daude: karta bat agerian dagoen eskuarekin trukatu, hirurak trukatu, hirurak itsuan ahoz beherakoarekin trukatu, edo kolpatu. (B-T31-01)
switch-learn-ben = Annek zure hirustazko erregina hartu eta pikazko zortzikoa utzi du. Zuri balioko lizuke. Utziko ote du Benek?
switch-learn-exchange = Benek esku osoa eman du ahoz beherakoaren truke, itsuan: txarra izango zuen. Eman hirustazko seikoa pikazko zortzikoaren truke. Erregeak, bederatzikoak eta zortzikoak 27 balio dute.
switch-learn-face-up = Zure hirustazko seikoa agerian dago orain, eta Annek hirustak biltzen ditu. Zuk emandakoa besteek har dezakete.
switch-learn-knock = Annek hirustazko erregina eta seikoa ditu: gehienez 27, batekoarekin. Altuenean berdintzea ez da galtzea. Mahaian ez dago zuretzako ezer, eta ezin da pasa: kolpatu. (T31-58)
switch-learn-last-turns = Annek eta Benek txanda bana dute oraindik, trukatzeko edo gelditzeko. Esku batek zurea gainditzen badu, bi bizitza galduko dituzu. (T31-58)
switch-learn-restart = Ez du inork gainditu: Annek 26 ditu, eta Benek, 25ekin, bizitza bat galdu beharko luke. Baina palo bereko 21 baino gehiagoko hiru karta dituenak errepika dezake. Anni galdetzen zaio lehenik. (T31-59)
switch-learn-again = Annek ez zuen ezer ordaindu behar, eta ontzat eman du; Benek, ordea, errepikatu egin du: inork ez du bizitzarik galdu. Benen eskua agerian dago, eta besteak berriro banatu dira. (B-T31-02)
switch-learn-new-hand = Bihotzezko batekoa eta erregina dituzu, 21. Annek Benen eskuko hiru kartak hartu ditu, 25, eta bihotzezko hamarrekoa utzi du. Orain, Ben.
switch-learn-thirty-one = Benek pikazko zazpikoa bakarrik nahi zuen. Eman hirustazko hirukoa hamarrekoaren truke: bihotzezko batekoak, erreginak eta hamarrekoak 31 balio dute.
switch-learn-end = Inork kolpatu baino lehen egindako 31 berehala erakusten da, eta beste guztiek bizitza bat galtzen dute. Benek bizitza bat gordetzeko errepikatu du, eta orain Annek ere ordaindu du.

## Estrategia finkoak, arenarako

switch-zoo-textbook = Trukatzen du eskua hobetzen bada, eta lehen txandan 22 puntutik eta geroago 27tik aurrera kolpatzen du.
