# Best, Pair and Thirty-one: zertan datzan, aukerak eta arautegiak.

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
    .meaning = Nork idazten duen hogeita hamaika biek 32 dutenean.
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
