# Hogeita hamaika: zertan datzan, aukerak eta arautegiak.

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
    .meaning = Zer idazten duten besteek norbaitek 31 erakusten duenean.
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
    .summary = Beti bezalako jokoa: hiru bizitza, eta kolpatu eta irabazten ez duenak bi galtzen ditu.
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
