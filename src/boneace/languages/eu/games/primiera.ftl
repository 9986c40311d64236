# Primiera: zertan datzan, aukerak eta arautegiak.

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
    .meaning = Brag bat gehienez zenbat igo daitekeen, apustua dagoen lekuan.
primiera-option-vying-limit = Apustuen muga
    .meaning = Jokalari batek banaketa batean apustuan gehienez jar dezakeena; 0 mugarik gabe da.
primiera-option-deals = Banaketak
    .meaning = Partida hainbeste banaketaren ondoren amaitzen da; 0 amaierarik gabe da.

## Arautegiak

primiera-preset-primiera = Primiera
    .summary = Italiako jokoa: fluxa berrogeita hamabosten gainetik, hau primieraren gainetik, eta gutxienez karta bat baztertu behar da.
primiera-preset-primero = Primero
    .summary = Cardanoren ordena: lau berdinek guztiei irabazten diete, eta puntuak bi karta behar ditu.
