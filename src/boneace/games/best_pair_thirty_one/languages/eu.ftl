# Best, Pair and Thirty-one: zer gertatzen den, zer egin daitekeen eta zergatik ez. Besteekin batera
# duena vying.ftl-n dago.
#
# Glosarioa. Best, Pair, Thirty-one: karta onena, bikotea, hogeita hamaika, banaketa baten
# norgehiagokak. upcard: agerian dagoen karta. to see: ikusi. to raise: igo. to fold: utzi. to draw:
# hartu. satisfied: konforme. over: 31 gaindituta. prial: priala (hiru berdin). stake: apustua, puntutan. game:
# jokoa. Izenak deklinatu gabe.

## Zertan datzan

best-pair-thirty-one-game = Best, Pair and Thirty-one
    .summary = Hiru norgehiagoka banaketa bakoitzean: agerian dagoen karta onena, bikote onenaren apustua eta 31tik hurbilen dagoen eskua. Lehen 11 puntura iristen denak irabazten du.

## Aukerak

best-pair-thirty-one-option-pair-cards = Bikoterako kartak
    .meaning = Zein kartak egiten duten bikotearen eskua.
    .value-three = Hirurek, agerikoak ere bai
    .value-hidden = Ahoz beherako biek bakarrik
best-pair-thirty-one-option-showdown = Erakustea
    .meaning = Zer erakusten den apustua ikusten denean eta hogeita hamaika erabakitzean.
    .value-winner = Balioak esaten dira, eta irabazleak zerekin erakusten du
    .value-all = Biek karta guztiak erakusten dituzte
best-pair-thirty-one-option-after-pass = Pasa ondoren
    .meaning = Zer egin dezakeen pasa egin duen ez-banatzaileak, banatzaileak jokatzen duenean.
    .value-must-answer = Sartu behar du: ikusi edo igo
    .value-may-fold = Utzi ere egin dezake, puntu 1en truke
best-pair-thirty-one-option-raise-limit = Igoeraren muga
    .meaning = Noren puntuek, apustuarekin batera, ezin duten 11 gainditu.
    .value-own = Igotzen duenarenek
    .value-both = Bietako edozeinenek
best-pair-thirty-one-option-see-at-ten = 10ekin ikustea
    .meaning = Zer gertatzen den ez-banatzaileak, 10 izanda, apustu baino lehen ikusten duenean.
    .value-showdown = Berehala erakusten da
    .value-may-raise = Banatzaileak igo dezake
best-pair-thirty-one-option-prial-first = Priala lehenago
    .meaning = Banatutako priala (hiru berdin) karta onena kontatu aurretik esaten da.
best-pair-thirty-one-option-two-prials = Bi prial
    .meaning = Nork irabazten duen biei priala banatzen zaienean.
    .value-higher = Prial altuenak
    .value-non-dealer = Ez-banatzaileak, lehen hitz egiten baitu
best-pair-thirty-one-option-two-32s = Bi esku 32koak
    .meaning = Nork irabazten duen hogeita hamaika biek 32 dutenean.
    .value-nobody = Inork ez
    .value-both = Bakoitzak 1
    .value-dealer = Banatzaileak: besteak lehenago esan behar du
best-pair-thirty-one-option-next-game-dealer = Hurrengo jokoko lehen banaketa
    .meaning = Nork banatzen duen lehen partidako bigarren jokoan eta hurrengoetan.
    .value-alternates = Txandaka jarraitzen da
    .value-loser = Azken jokoa galdu duenak
best-pair-thirty-one-option-games = Irabazteko jokoak
    .meaning = Partida hainbeste joko lehen irabazten dituenarena da; joko bikoitzak bi balio du.

## Arautegiak

best-pair-thirty-one-preset-reid = Reid
    .summary = Egileak deskribatzen duen jokoa: 11 puntu, bateko igoerak, eta pasa egin duenak sartu behar du.

## Hitzak

best-pair-thirty-one-stage = { $stage ->
    [best] Karta onena
    [pair] Bikotea
   *[thirty-one] Hogeita hamaika
}
best-pair-thirty-one-over = gaindituta
best-pair-thirty-one-prial = priala
best-pair-thirty-one-label = { $move ->
    [pass] Pasa
    [raise] Igo ({ $up })
    [see] Ikusi ({ $asked })
    [fold] Utzi
    [draw] Hartu
   *[stand] Konforme
}

## Zergatik joan den norgehiagoka joan den bezala

best-pair-thirty-one-beats = { $best }, honen gainetik: { $other }{ $by ->
    [suit] , paloaren arabera
   *[value] { "" }
}
best-pair-thirty-one-nobody-bet = Inork ez du apusturik egin
best-pair-thirty-one-by-fold = Besteak utzi du: ez da ezer erakusten
best-pair-thirty-one-seen = Ikusita, { $stake }: { $why }
best-pair-thirty-one-both-31 = Biei 31 banatu zaie: bateko onenak irabazten du
best-pair-thirty-one-dealt-31 = 31 banatuta
best-pair-thirty-one-both-32 = Biek 32 dute
best-pair-thirty-one-other-32 = Besteak 32 du
best-pair-thirty-one-drew-31 = Kartak hartuta, 31
best-pair-thirty-one-other-over = Besteak 31 gainditu du
best-pair-thirty-one-each = { $total } bakoitzak: { $why }
best-pair-thirty-one-prials = { $count ->
    [one] Priala
   *[other] Bi prial
}: jokoa

## Gertatutakoa

best-pair-thirty-one-draws = { $who }: { $card } hartuta.
best-pair-thirty-one-draws-unseen = { $who }: karta bat hartuta.
best-pair-thirty-one-face-up = { $who }: { $card } agerian.
best-pair-thirty-one-told = { $move ->
    [pass] { $who }: pasa.
    [fold] { $who }: utzi.
    [see] { $who }: ikusi ({ $points }).
    [raise] { $who }: igo ({ $points }).
   *[stand] { $who }: konforme.
}
best-pair-thirty-one-announce = Priala, jokoa irabazten duena. Esan { $count ->
    [one] duena
   *[other] dutenak
}: { $who }.
best-pair-thirty-one-says = { $who }: «{ $what }».
best-pair-thirty-one-shows = { $who }: { $cards } erakutsita.
best-pair-thirty-one-nobody-scores = { $title }: punturik ez inorentzat ({ $why }).
best-pair-thirty-one-scores = { $title }: { $who }, { $points ->
    [one] puntu { $points }
   *[other] { $points } puntu
} ({ $why }).
best-pair-thirty-one-has = { WITHIN($who) } { $count }
best-pair-thirty-one-deal-over = Banaketaren amaiera: { $have }.
best-pair-thirty-one-wins-game = { $game ->
    [double] Joko bikoitzaren
   *[single] Jokoaren
} irabazlea: { $who } ({ $points }–{ $other }).
best-pair-thirty-one-games = Jokoak: { $have }.

## Zer egiten duen jokaldi batek

best-pair-thirty-one-hint-pass = { $who ->
    [other] Banatzaileak apustu egitean berriro sartu behar da
   *[dealer] Bikoteak ez dio inori punturik ematen
}
best-pair-thirty-one-hint-raise = Besteak uzten badu, { $points ->
    [one] puntu { $points }
   *[other] { $points } puntu
}
best-pair-thirty-one-hint-see = Kartak erakutsi, { $points ->
    [one] puntu baten
   *[other] { $points } punturen
} truke
best-pair-thirty-one-hint-fold = Bestearentzat: { $points }; ez da ezer erakusten
best-pair-thirty-one-hint-fold-first = Bikoteak ez dio inori punturik ematen
best-pair-thirty-one-hint-draw = Sortako karta bat, ahoz behera
best-pair-thirty-one-hint-stand = Horretan geratu: { $total }

## Zergatik ez

best-pair-thirty-one-no-move = «{ $text }» ez da Best, Pair and Thirty-one jokoko jokaldi bat. Hauek daude: { $moves }
best-pair-thirty-one-raise-by-one = «{ $text }»: beti puntu bat igotzen da, eta «raise» idazten da (BPT-39)
best-pair-thirty-one-pair-over = Bikotearen apustua amaitu da: karta bat hartu, edo konforme egon
best-pair-thirty-one-pair-first = Bikotearen apustua ez da amaitu: kartak hirugarrenean hartzen dira
best-pair-thirty-one-own-limit = Igoerak ({ $stake }) zure puntuekin ({ $points }) { $game } gaindituko lituzke
best-pair-thirty-one-other-limit = Igoerak ({ $stake }) bestearen puntuekin ({ $points }) { $game } gaindituko lituzke
best-pair-thirty-one-raised = Apustua igota dago ({ $asked }): ikusi, igo edo utzi
best-pair-thirty-one-come-in = Pasa egin duenak orain sartu behar du: ikusi edo igo
best-pair-thirty-one-has-seen = Banatzailea ez denak ikusi du: zuk ere ikusi, edo igo
best-pair-thirty-one-see-on-ten = Apustu baino lehen, 10 puntu dituenak bakarrik ikus dezake
best-pair-thirty-one-dealer-bets = Besteak pasa egin duenean, banatzaileak apustu egiten du, edo utzi
best-pair-thirty-one-on-ten = 10 punturekin, apustu baino lehen: pasa, edo 1en truke ikusi
best-pair-thirty-one-nothing-bet = Oraindik ez dago uzteko moduko apusturik: pasa

## Banaketa bat ebaztea

best-pair-thirty-one-bad-score = «{ $given }» ez da puntuazio bat: eman banatzen ez duenaren eta banatzen duenaren puntuak banaketaren aurretik, 0 eta { $most } artekoak, 5-5 adibidez
best-pair-thirty-one-bad-upcards = «{ $given }» ez dira bi karta: eman banatzen ez duenaren eta banatzen duenaren agerikoak, 7S TD adibidez
best-pair-thirty-one-unsolved = ezin da banaketa bat ebatzi { $option } aldatuta: after_pass, raise_limit eta see_at_ten bakarrik izan daitezke besterik
best-pair-thirty-one-whole-unsolved = joko osoa arautegiaren arauekin bakarrik ebatz daiteke
best-pair-thirty-one-no-policy = boten estrategia falta da, edo ez dago osorik

# Lehen banaketa, ikasteko.
best-pair-thirty-one-learn-goal = Banaketa bakoitzak hiru norgehiagoka ditu: karta onena, bikotea eta hogeita hamaika. Lehen 11 puntura iristen denak irabazten du. Banaketa honen aurretik 6 puntu zenituen, eta Annek 7. (BPT-14)
best-pair-thirty-one-learn-best = Karta onena erabakita dago: agerian dauden bietatik altuenarena da. Annen erregeak zure bederatzikoari irabazi dio, eta puntu 1 irabazi du: orain Annek 8 ditu. (BPT-18)
best-pair-thirty-one-learn-pair = Bikotea bikote altuenarena da edo, bikoterik ezean, karta altuenarena. Apustua egiten da, eta zure bi seikoak onak dira: esku gehienek ez dute bikoterik. Apustua 1ekoa da. Igo 2ra. (BPT-31)
best-pair-thirty-one-learn-answer = Annek utz dezake, eta zuk 1 irabazi; ikus dezake, eta eskuak 2ren truke alderatu; edo igo. (BPT-33)
best-pair-thirty-one-learn-raise = Annek 3ra igo du. Bikote altu bat izan daiteke, baina gehienetan bateko bat da, eta diamantezko batekoak berak, Bone-Acek, edozein bikoteren aurka galtzen du. Igo 4ra. (BPT-28)
best-pair-thirty-one-learn-limit = Annek ezin du berriro igo: 8 puntu eta 5eko apustua 11 baino gehiago dira. Ikusi edo utzi egin beharko du. (BPT-41)
best-pair-thirty-one-learn-thirty-one = Annek ikusi egin du, bateko batekin, eta zuk 4 irabazi dituzu. Orain batu zure kartak, edozein palotakoak direla. Batekoak 11 balio du. 21 dituzu: hartu karta bat, 31ra hurbiltzeko. (BPT-50)
best-pair-thirty-one-learn-satisfied = Laukoarekin 25 dira. Orain Annek ere karta bat hartuko du, edo konforme egongo da. (BPT-60)
best-pair-thirty-one-learn-risk = Ann konforme dago, bateko batekin, erregearekin eta beste karta batekin: ia ziur 25 baino gehiago. Zu ere hor geratzen bazara, ziurrenik galduko duzu. 31 gaindituz gero, Annek irabaziko du. Hartu: seikorainoko denak balio du. (BPT-52)
best-pair-thirty-one-learn-end = Hirugarren seikoa: 31, puntu 1, eta jokoa, 11–8. Annen batekoa Bone-Ace zen, kartarik onena, eta zure bi seikoek irabazi egin diote. (BPT-49)

## Azterketak

best-pair-thirty-one-study-opening = Zer balio du banaketa batek agerian dauden karten arabera?
    .about = Joko baten lehen banaketako apustuak ebazten dira agerian dauden karta-bikote bakoitzerako, hirugarren norgehiagoka eta hurrengo puntuak jokoarekin datorren ebazpenak dituen bezala hartuta. Hala, benetako balioa mugen artean dago ziur: inork ez luke gehiago irabaziko ahalik ondoen erantzunda. Ebazpen hori bera orekatik joko baten 0,005 ingurura dago. --deals ikasketa-itzuliak dira karta-bikote bakoitzeko (12).
best-pair-thirty-one-study-corner = banatzen ez duenaren karta; banatzen duenarena ▸
best-pair-thirty-one-study-whole = Joko baten lehen banaketa, karta guztiekin
best-pair-thirty-one-study-worth = banatzen ez duenarentzat
best-pair-thirty-one-study-first = lehen banaketa
best-pair-thirty-one-study-value = Zer balio duen banatzen ez duenarentzat, jokotan
best-pair-thirty-one-study-bounds = Mugen erdia erakusten da: benetako balioa hortik { $within } baino hurbilago dago. Fitxategiek mugak dituzte. Irabazteak 1 balio du, galtzeak −1, joko bikoitzak bikoitza. Balio berdinetan paloek bi aldeetara erabakitzen dute, ateratzen diren adina.

## Estrategia finkoak, arenarako

best-pair-thirty-one-zoo-textbook = Bikoteekin igotzen du, errege edo batekoarekin ikusten du, gainerakoarekin uzten du; 26rekin gelditzen da, edo 24rekin bestea gelditu bada.
best-pair-thirty-one-zoo-opener = Edozein eskurekin igotzen du lehenengo, eta igoera bati esku on batekin bakarrik erantzuten dio.

## Zer egin daitekeen

best-pair-thirty-one-action-raise = Igo
    .help = Igo 1
best-pair-thirty-one-action-stand = Konforme
    .help = Konforme
    .may = konforme egon
