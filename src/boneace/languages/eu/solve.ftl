# `boneace solve`: laguntza, irteera eta erroreak.
#
# %(default)s hor jartzen denaren lekuan dago: utzi dagoen bezala.
#
# Glosategia. exploitability: ustiagarritasuna. iteration: iterazioa. state: egoera. checkpoint:
# kontrol-puntua. seat: eserlekua. equilibrium: oreka.

## Laguntza

solve-help = bilatu inork asko irabazi ezin dien estrategiak
solve-about = Bilatu bi jokalariko joko baten oreka, eta jokoak eserleku bakoitzarentzat zer balio duen; 0 eserlekuak
    banatzen du lehena. Jokoaren zuhaitz osoa kalkulatzen da; beraz, txikia izan behar du; mccfr-k
    jokoaren laginetatik ikasten du, bi jokalarirekin edo gehiagorekin.

    --iterations, --target eta --seconds gabe, 0.0001eko ustiagarritasunarekin amaitzen da; mccfr
    10 segundora amaitzen da. Ctrl+C sakatuta ere amaitzen da, eta --checkpoint jarrita aurkitutakoa
    gorde egiten da.

    Lau jokok beren ebazlea dute. Banaketa bakarra 0.0001eko ustiagarritasunarekin edo 60 segundora amaitzen da:
      best-pair-thirty-one: banaketa bat, --score eta --upcards emanda; bestela, joko osoa
      mus (bi jokalari, musa moztuta): banaketa bat, --score harritan emanda; bestela, joko osoa
      three-stake-brag (bi jokalari): banaketa bat, --upcards emanda; --option vying_limit=6 aukerak apustuak mugatzen ditu
      vingt-un: jokalari baten eta banatzailearen arteko banaketa bat

    Joko osoak denbora luzea behar du: --checkpoint aukerak egindakoa gordetzen du, eta --policy aukerak emaitza
    idazten du. --certify aukerak neurtzen du erantzunik onenek zenbat irabazten duten best-pair-thirty-one jokoaren boten aurka.
solve-examples-small = examples/kuhn eta examples/leduc karpetetako jokoak instalatuta badaude:
solve-game = joko bat: `boneace games` aginduak ematen du zerrenda
solve-seats = zenbat eserleku (jokoak uzten duen gutxiena)
solve-algorithm = cfr+, dcfr, pcfr+ edo mccfr (%(default)s)
solve-iterations = amaitu N iterazioren ondoren, kontrol-puntukoak barne
solve-target = amaitu ustiagarritasun honekin: NashConv-en erdia, irabazten denaren unitateetan
solve-seconds = amaitu denbora honen ondoren
solve-checkpoint = jarraitu .npz fitxategitik, baldin badago, eta gorde han egindakoa
solve-seed = mccfr-ren hazia (%(default)s); besteek ez dute erabiltzen
solve-limit = zenbat egoera izan ditzakeen gehienez zuhaitz batek, edo mccfr-ren txanda batek (%(default)s)
solve-decisions = eten partida hainbeste erabakiren ondoren, inork ezer irabazi gabe; amaierarik gabeko jokoetarako
solve-score = banaketa bat ebatzi: banatzen ez duenaren eta banatzen duenaren puntuak haren aurretik, 5-5 bezala
solve-upcards = banaketa bat ebatzi: banatzen ez duenaren eta banatzen duenaren agerikoak, "7S TD" bezala
solve-policy = bere ebazlea duen joko baterako: idatzi jakindakoa haren botek jokatzeko duten estrategia gisa
solve-certify = neurtu zer irabazten duten erantzun onenek joko baten botek jokatzen dutenaren kontra: haien jokoetako banaketetan
solve-full = --certify-rekin: banaketa guztietan, puntuazio guztiekin, zehatz; egunak behar ditu, eta --checkpoint-ek egindakoa gordetzen du
solve-json = idatzi { "{" }"value": …, "exploitability": …, "seconds": …{ "}" } eta gehiago

## Zer egiten ari den, eta zer aurkitu duen

solve-walking = { $states } egoera
solve-running = { $iterations } iterazio{ $known ->
    [yes] , ustiagarritasuna { $at }
   *[no] { "" }
}
solve-done = { $game }: { $algorithm } algoritmoaren { $iterations } iterazio { $seconds } segundotan.
solve-worth = { $seat } eserlekuak { $worth } irabazten du batez beste.
solve-measured = Ustiagarritasuna: { $at }.
solve-not-measured = Joko honen ustiagarritasuna ezin da kalkulatu; eserlekuek irabazten dutena laginetatik egindako zenbatespena da.
solve-deal-done = { $game }{ $upcards ->
    [none] { "" }
   *[other] , { $upcards } karta
}{ $score ->
    [none] { "" }
   *[other] , { $score } puntu
}: { $algorithm }-ren { $iterations } iterazio { $seconds } segundotan.
solve-deal-worth = Banaketak { $worth } balio du banatzen ez duenarentzat.
solve-deal-choices = Banatzen ez duenak honela hasten du: { $choices }.
solve-whole-running = joko osoaren { $share }
solve-whole-worth = Joko batek { $worth } balio du lehen banaketan banatzen ez duenarentzat. Ez da kalkulatu orekatik zenbateraino dagoen.
solve-whole-stopped = Geldituta.{ $kept ->
    [file] { " " }Jakindakoa { $file } fitxategian dago: agindu berak handik jarraitzen du.
   *[none] { "" }
}
solve-certifying = { $share } neurtuta{ $known ->
    [yes] , joko baten { $at }
   *[no] { "" }
}
solve-certified-deals = { $all } banaketatik { $deals } neurtuta, prozesadorearen { $seconds } segundotan: erantzun onenek joko baten { $deal } irabazten dute
    banaketa bakoitzean batez beste, eta { $worst } gehienez. Joko batek { $length } banaketa ditu.
solve-certified-full = { $all } puntuaziotik { $scores } neurtuta banaketa guztietan, prozesadorearen { $seconds } segundotan.
solve-certified-game = { $sure ->
    [exact] Joko oso batean joko baten { $at } irabazten dute: NashConv-en erdia, zehatz.
    [sampled] Joko oso batean joko baten { $at } ± { $error } irabazten dute (% 95): NashConv-en erdia, boten jokoetako banaketetan batuta.
   *[none] Joko oso batean joko baten { $at } irabazten dute: NashConv-en erdia, boten jokoetako banaketetan batuta; gutxiegi dira zein ziurra den esateko.
}
solve-stopped = { $iterations } iterazioren ondoren geldituta.{ $kept ->
    [file] { " " }Hemen gordeta daude: { $file }; agindu berak handik jarraitzen du.
   *[none] { "" }
}

## Arrazoiak

solve-no-deals = { $game } jokoak ez du banaketa bakarren ebazlerik: kendu --score eta --upcards
solve-which-deal = { $needs ->
    [none] { $game } jokoaren banaketa bere horretan ebazten da: kendu --score eta --upcards
    [both] { $game } jokoaren zein banaketa? eman --score eta --upcards
   *[other] { $game } jokoaren zein banaketa? eman { $needs } bakarrik
}
solve-no-whole = { $game } jokoak ez du joko osoaren ebazlerik, eta --policy-k hori behar du
solve-not-shared = { $game }: lana ezin da hemen banatu, txanda bakoitzak aurrekoa behar baitu. Kendu --ray eta --jobs
solve-no-certificate = { $game } jokoaren botek jokatzen dutena ezin da honela neurtu
solve-certify-only = --certify-k ez du beste argumenturik onartzen: --seconds, --iterations (banaketak) eta --seed, edo --full eta --checkpoint; gainera, --preset, --option eta --json
solve-deal-only = banaketa bakarra { $only } bidez ebazten da beti, --algorithm, --checkpoint, --seats, --seed eta --limit gabe
solve-whole-only = joko hau bere ebazleak osorik ebazten du, { $only } bidez beti, --algorithm, --seats, --seed, --limit, --decisions, --iterations, --target eta --seconds gabe; Ctrl+C-k gelditzen du, eta --checkpoint-ek gordetzen du
solve-a-policy = estrategia bat
solve-two-seats = { $seats ->
    [one] { $game } ezin da zehatz ebatzi eserleku bakarrarekin: bi izan behar dute
   *[other] { $game } ezin da zehatz ebatzi { $seats } eserlekurekin: bi izan behar dute; probatu mccfr algoritmoa
}
solve-not-zero-sum = { $game } ezin da zehatz ebatzi aukera hauekin: eserlekuek irabazten dutenaren batura ez da zero
solve-too-large = { $game } jokoaren zuhaitzak { $limit } egoera baino gehiago ditu: igo muga («limit»), laburtu partida aukeren bidez edo «decisions» erabilita, hartu karta gutxiago («cards» aukera, adibidez { $cards } …), edo probatu mccfr algoritmoa
solve-too-wide = { $game } jokoan kartak modu gehiegitan bana daitezke: { $limit } egoera baino gehiago lehen erabakia baino lehen; hartu karta gutxiago («cards» aukera, adibidez { $cards } …), edo probatu mccfr algoritmoa
solve-round-too-large = mccfr-ren txanda batek { $limit } egoera baino gehiago ditu { $game } jokoan: igo muga («limit»), edo aukeratu partida laburragoa
solve-too-deep = { $game } jokoaren partida batean eserleku batek { $limit } aldiz baino gehiagotan erabaki dezake, gehiegi mccfr-rentzat: aukeratu partida laburragoa, edo moztu «decisions» erabilita
solve-unseen-moves = { $game } ezin da ebatzi: eserleku batek ikusten duenak ez dio beti esaten zer jokaldi dituen
solve-unmeasured = { $game } jokoaren ustiagarritasuna ezin da kalkulatu; beraz, ezin da helburua izan: eman iterazio edo segundo kopurua («iterations», «seconds»)
solve-no-algorithm = ez dago «{ $given }» algoritmorik: aukeratu hauetako bat: { $known }
solve-a-checkpoint = kontrol-puntua
solve-broken = { $file } ez da kontrol-puntu oso bat
solve-other-version = { $file } Bone Ace-ren beste bertsio baten kontrol-puntua da
solve-other-game = { $file } beste joko baten edo beste aukera batzuen kontrol-puntua da: { $theirs }, ez { $ours }
solve-other-rules = { $file } joko honen beste arau batzuekin egindako kontrol-puntua da: harrezkero aldatu egin dira
solve-other-algorithm = { $file } { $theirs } algoritmoaren kontrol-puntua da, ez { $ours } algoritmoarena
solve-other-seed = { $file } { $theirs } haziko kontrol-puntua da, ez { $ours } hazikoa
solve-whole-pack = { $game } jokoaren ebazle propioak karta sorta osoa besterik ez du ezagutzen
