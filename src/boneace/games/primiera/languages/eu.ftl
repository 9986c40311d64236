# Primiera: zer gertatzen den, zer egin daitekeen eta zergatik ez. Besteekin batera duena vying.ftl-n
# dago.
#
# Glosarioa. claim: eskatu, esku irabazlea dela esan. point, primiera, fifty-five, flush, chorus:
# puntua, primiera, berrogeita hamabost, fluxa, lau berdin. draw: baztertzea. vying: apustuak. pot:
# potoa. ante: jartzekoa. pack: sorta. «fluxa, 76»: kartek 76 batzen dute. Izenak deklinatu gabe.

## Zertan datzan

primiera-game = Primiera
    .summary = Lau karta, berrogeiko sorta: palo bakoitzeko bat, palo bereko zazpikoa, seikoa eta batekoa, edo laurak palo berekoak potoa hartzen du; bestela, palo bateko puntu onenak.

## Aukerak

primiera-option-order = Eskuen ordena
    .meaning = Nola ordenatzen diren irabazten duten eskuak, txikitik handira.
    .value-flush = Primiera, berrogeita hamabost, fluxa
    .value-fifty-five = Primiera, fluxa, berrogeita hamabost
    .value-chorus = Primiera, berrogeita hamabost, fluxa eta denen gainetik lau berdin
primiera-option-sets-are-primiera = Berdinak
    .meaning = Hiru edo lau karta berdinek primiera balio dute.
primiera-option-counted = Berdinketan kontatzen diren kartak
    .meaning = Irabazten duten bi esku berdinetan zein karta kontatzen diren.
    .value-all = Laurak
    .value-combination = Konbinazioa egiten dutenak bakarrik
primiera-option-suits = Paloek berdinketa hausten dute
    .meaning = Flux eta berrogeita hamabost berdinak paloaren arabera erabakitzen diren.
    .value-none = Ez: banaketa baliogabetzen da
    .value-hearts = Bihotzak, diamanteak, hirustak, pikak
    .value-cups = Kopak, urreak, bastoiak, ezpatak
primiera-option-point-cards = Puntu bateko kartak
    .meaning = Puntu batek gutxienez palo bereko zenbat karta behar dituen.
primiera-option-ante = Jartzekoa
    .meaning = Banaketa baten aurretik jokalari bakoitzak potoan jartzen dituen fitxak.
primiera-option-stake-again = Berriro jarri
    .meaning = Denek berriro jartzen dute banatzean inork eskatzen ez badu.
primiera-option-stand-pat = Konforme egotea
    .meaning = Jokalari batek karta guztiak gorde ditzake, gutxienez bat baztertu ordez.
primiera-option-short-pack = Karta gutxiegi
    .meaning = Zer gertatzen den sortak baztertutakoak ordeztu ezin dituenean.
    .value-in-turn = Txandaka ematen dira dauden artean; gainerakoek dutena gordetzen dute
    .value-reshuffle = Baztertutakoak nahasi eta sorta berria dira
primiera-option-further-draws = Baztertze gehiago
    .meaning = Baztertze-txanda gehiago daude norbaitek eskatu edo kartak agortu arte.
primiera-option-vying = Apustuak
    .meaning = Baztertzearen eta erakustearen artean apustu-txanda bat dago.
primiera-option-max-brag = Brag handiena
    .meaning = Brag edo igoera bat gehienez zenbatekoa izan daitekeen, apustua dagoen lekuan.
primiera-option-vying-limit = Apustuen muga
    .meaning = Jokalari batek banaketa batean apustuan gehienez jar dezakeena; 0 mugarik gabe da.
primiera-option-deals = Banaketak
    .meaning = Partida hainbeste banaketaren ondoren amaitzen da; 0 amaierarik gabe da.

## Arautegiak

primiera-preset-primiera = Primiera
    .summary = Italiako jokoa: fluxa berrogeita hamabosten gainetik, hau primieraren gainetik, eta gutxienez karta bat baztertu behar da.
primiera-preset-primero = Primero
    .summary = Cardanoren ordena: lau berdinek guztiei irabazten diete, eta puntuak bi karta behar ditu.

## Hitzak

primiera-stage = { $stage ->
    [claims] Eskatzea
    [draw] Baztertzea
    [vying] Apustuak
   *[point] Puntua
}
primiera-kind = { $kind ->
    [primiera] primiera
    [fifty-five] berrogeita hamabost
    [flush] fluxa
    [chorus] lau berdin
   *[point] puntua
}
primiera-hand = { primiera-kind } ({ $count })
primiera-hand-suited = { cards-suit } { primiera-hand }
primiera-nobody-claims = eskaerarik ez
primiera-draw = { $draw }. baztertzea
primiera-label-stand = Gelditu
primiera-label-discard = Baztertu { $cards }

## Gertatutakoa

primiera-served = { $who }: { $card } sartu da.
primiera-shuffled = Baztertutakoak nahasi dira, eta sorta berria dago.
primiera-discards = { $who }: baztertuta, { $cards }.
primiera-discards-unseen = { $who }: { $count ->
    [one] karta { $count } baztertuta
   *[other] { $count } karta baztertuta
}.
primiera-keeps = { $who }: lau kartak gordeta.
primiera-passed-over = Sorta agortu da. Karta berririk gabe: { $who }.
primiera-none-claims = { $then ->
    [vying] Inork ez du eskatu: orain apustuak.
    [draw] Inork ez du eskatu: beste baztertze bat.
    [point] Inork ez du eskatu: puntuak erabakitzen du.
   *[none] Inork ez du eskatu.
}
primiera-vying-over = Apustuak amaitu dira: puntuak erabakitzen du.
primiera-all-dropped = Gainerako guztiek utzi dute: ez da ezer erakusten.
primiera-claims = Eskatu { $count ->
    [one] duena
   *[other] dutenak
}: { $who }.
primiera-shows = { $who }: { $cards }, { $said }.
primiera-takes = Potoa, { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
}: { $who }.
primiera-annulled = Esku onenak berdinak dira: banaketa baliogabetuta.
primiera-stays = Potoa ({ $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
}) bere horretan geratzen da.
primiera-ante = { $time ->
    [again] Bakoitzak berriro
   *[first] Bakoitzak
} { $chips ->
    [one] fitxa { $chips } jarri du
   *[other] { $chips } fitxa jarri ditu
}; potoan: { $pot }.

## Nola erabaki den banaketa

primiera-alone = Gainerako guztiek utzi dute
primiera-annulled-why = { $best }, behin baino gehiagotan: banaketa baliogabetuta; potoa ({ $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
}) bere horretan geratzen da
primiera-only = { $best }: beste inork ez du eskatu
primiera-beats = { $best }, honen gainetik: { $other }

## Zer egiten duen jokaldi batek

primiera-hint-stand = Lau kartak gorde
primiera-hint-discard = { $count ->
    [one] Karta { $count } ahoz behera utzi, eta beste bat sortatik hartu
   *[other] { $count } karta ahoz behera utzi, eta beste hainbeste sortatik hartu
}

## Zergatik ez

primiera-no-move = «{ $text }» ez da Primierako jokaldi bat. Hauek daude: discard 7H 2C{ $stand ->
    [yes] , stand
   *[no] { "" }
}{ $vying ->
    [yes] , brag 2, raise 2, pass, match, drop
   *[no] { "" }
}
primiera-no-cards = «{ $text }»: karta bat eta lau artean izendatu behar dira, bakoitza behin
primiera-not-held = { $card } ez dago eskuan
primiera-draw-over = Baztertzea amaitu da: brag, pasa edo brag bati erantzun
primiera-discard-now = Apustuak denek kartak baztertu ondoren datoz: orain baztertu
primiera-no-vying = Mahai honetan ez dago apusturik
primiera-least-discard = Denek gutxienez karta bat baztertu behar dute
primiera-most-discard = Sortak { $count ->
    [one] karta { $count } baino ezin du ordeztu
   *[other] { $count } karta baino ezin ditu ordeztu
}

# Lehen banaketak, ikasteko.
primiera-learn-goal = Bakoitzak fitxa bat jartzen du potoan, eta lau karta jasotzen ditu. Ez dago zortzikorik, bederatzikorik eta hamarrekorik. Esku onenak potoa hartzen du. (PRI-04)
primiera-learn-hands = Hiru eskuk irabazten dute. Onenetik hasita: fluxa, palo bereko lau karta; berrogeita hamabosta, palo bereko zazpikoa, seikoa eta batekoa; primiera, palo bakoitzeko karta bat. (PRI-10)
primiera-learn-claims = Inori ez zaio horrelakorik etorri; bestela, onenak berehala hartuko zuen potoa. Beraz, bakoitzak, bere txandan, karta bat aldatzen du gutxienez. (PRX-06)
primiera-learn-change = Orduan ere inork irabazten ez badu, puntu onenak irabazten du: palo bateko kartek batzen dutena. Zazpikoak 21 balio du; laukoak, 14. Gorde bi bihotzak eta aldatu besteak. (PRX-02)
primiera-learn-others = Bihotzezko bostekoak 15 balio du: zure puntua 50 da. Behin bakarrik aldatzen da, eta orain besteen txanda da.
primiera-learn-point = Oraindik ez dago esku irabazlerik, eta puntuak erabakitzen du. Benek 46 du hirustetan, eta zuk 50 bihotzetan: potoa zurea da. (PRX-08)
primiera-learn-one-card = Bigarren banaketa: zuk banatu duzu; beraz, azkena aldatzen duzu. Primierarako hirusta bat falta zaizu. Aldatu diamante bat, erregea: 10 balio du, eta bostekoak 15. (PRI-08)
primiera-learn-flush = Hirustazko bikoa: primiera! Baina Cleok fluxa egin du. Zure eskuak baino gutxiago batzen du, 51 eta 66, baina esku mota da lehena. (PRI-10)
primiera-learn-clubs = Hirugarren banaketa. Hirustazko zazpikoarekin eta seikoarekin, batekoa bakarrik falta zaizu berrogeita hamabosterako; eta edozein hirustak puntu ona ematen du. Gorde bi horiek eta aldatu besteak. (PRI-09)
primiera-learn-fifty-five = Hirustazko batekoa: berrogeita hamabosta! Orain Annek bakarrik aldatu behar du. Gero, esku irabazlea duenak potoa eskatzen du.
primiera-learn-end = Benen primierak 69 batzen du; zure eskuak, 68 bakarrik. Baina oraingoan mota onena zurea da: berrogeita hamabostak potoa hartzen du. Hamar banaketaren ondoren, fitxa gehien dituenak irabazten du. (PRX-05)

## Azterketak

primiera-study-draw = Zer dakar aldaketak, gordetzen denaren arabera?
    .about = Zehazki, aldatu aurretik ezer irabazten ez duten esku guztietan eta etor daitezkeen karta guztiekin. Potoa zenbatetan irabazten den arau praktikoekin aldatu duten besteen aurka da: 60.000 eskuko lagina, hortik tarteak.
primiera-study-keeps = gordetakoa
primiera-study-made = Zer bihurtzen den eskua
primiera-study-any = hauetako edozein
primiera-study-pot = Zenbatetan irabazten duen orduan potoa
primiera-study-wins = potoa, { $seats } jokalari
primiera-study-points = puntua
primiera-study-kept = { $kept ->
    [0] kartarik handiena
    [1] palo bateko bi
    [2] bi palotako bi
    [3] palo bateko hiru
    [4] hiru palotako hiru
    [5] palo bateko bi eta beste bat
    [6] bikotea
    [7] hiru berdin
   *[8] palo bateko zazpikoa, seikoa eta batekoa: horietako bi
}
primiera-study-kind = { $kind ->
    [1] primiera
    [2] berrogeita hamabost
    [3] fluxa
   *[4] lau berdin
}

## Estrategia finkoak, arenarako

primiera-zoo-textbook = Karta bat eskatzen du hiru palorekin, bestela palorik onenera; 45eko puntutik aurrera jokatzen du.
primiera-zoo-four-suits = Beti palo bakoitzeko karta bana bilatzen du.
primiera-zoo-one-suit = Beti gehien balio duen paloa bilatzen du.
primiera-zoo-thief = Gehiena jokatzen du esku onekin, eta edozeinekin azken lekutik denek pasatu dutenean.
primiera-zoo-tight = Esku onak itxaroten ditu, haiekin gehiena jokatzen du, eta besteekin alde egiten du.
