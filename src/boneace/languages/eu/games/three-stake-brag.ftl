# Three-Stake Brag: zertan datzan, aukerak eta arautegiak.

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
    .meaning = Brag bat gehienez zenbat igo daitekeen.
three-stake-brag-option-vying-limit = Apustuen muga
    .meaning = Jokalari batek banaketa batean apustuan gehienez jar dezakeena; 0 mugarik gabe da.
three-stake-brag-option-nobody-brags = Inork ez du brag egiten
    .meaning = Zer gertatzen den bigarren potoarekin denek pasa egiten dutenean.
    .value-best-hand = Esku onenak hartzen du
    .value-carried = Hurrengo banaketara pasatzen da
three-stake-brag-option-thirty-one-ends = 31k hartzea amaitzen du
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
