# Schwimmen: zertan datzan, aukerak eta arautegiak, zer gertatu den, zer egin daitekeen eta zergatik ez.
#
# Glosategia. the middle: erdia. to knock: kolpatu. to swim: igerian ibili. Feuer: hizkuntza
# guztietan bera. Izenak ez dira deklinatzen: bi punturen aurrean doaz, eta kartak ere ez.

schwimmen-game = Schwimmen
    .summary = Trukatu kartak erdikoekin, palo batean 31 biltzeko. Esku baxuenak bizitza bat galtzen du; bizitzarik gabe, igerian.

## Aukerak

schwimmen-option-two-hands = Bi esku
    .meaning = Nork hartzen dituen bi esku, bati begiratu, eta hura gorde edo bestea itsuan hartzen duen; soberan dagoena erdira doa.
    .value-dealer = Banatzaileak
    .value-eldest = Banatzailearen ezkerreko jokalariak
    .value-nobody = Inork ez: hiru karta agerian jartzen dira
schwimmen-option-passing = Pasatzea
    .meaning = Norbaitek kolpatu baino lehen pasa egin daiteke.
schwimmen-option-seven-eight-nine = Zazpi, zortzi, bederatzi
    .meaning = Zer gertatzen den erdian zazpiko bat, zortziko bat eta bederatziko bat daudenean.
    .value-stay = Hor geratzen dira
    .value-on-request = Txanda duenak hiru karta berri eska ditzake
    .value-at-once = Berehala hiru karta berri jartzen dira
schwimmen-option-knock-when = Kolpatzea
    .meaning = Noiz kolpa dezakeen jokalari batek bere txandan.
    .value-instead = Trukatu edo pasa egin beharrean
    .value-after = Trukatu edo pasa egin ondoren
schwimmen-option-fire = Feuer
    .meaning = Zenbat balio duten hiru batekok.
    .value-32 = 32, eta banaketa amaitzen dute
    .value-33 = 33, eta banaketa amaitzen dute
    .value-30-5 = 30½, edozein hirukotek bezala
schwimmen-option-threes-by-rank = Hirukoteak mailaz
    .meaning = 30½ duten bi eskuetatik karta altuagoak dituena da hobea.
schwimmen-option-fire-costs = Feuer: nork galtzen du
    .meaning = Nork galtzen duen bizitza bat norbaitek Feuer duenean.
    .value-others = Gainerako guztiek
    .value-lowest = Esku baxuenak
schwimmen-option-thirty-one-costs = 31: nork galtzen du
    .meaning = Nork galtzen duen bizitza bat norbaitek 31 erakusten duenean.
    .value-lowest = Esku baxuenak
    .value-others = Gainerako guztiek
schwimmen-option-lives = Jokalari bakoitzaren bizitzak.
schwimmen-option-free-ride = Igerian
    .meaning = Bizitzarik gabe geratu dena igerian dabil: jokatzen jarraitzen du berriro galdu arte.

## Arautegiak

schwimmen-preset-default = Schwimmen
    .summary = Banatzaileak bi eskuren artean aukeratzen du; txanda bakoitzean karta bat edo hirurak trukatzen dira, pasa egiten da, edo kolpatu.
schwimmen-preset-closing = Ixtea
    .summary = Jokalari batek bere txandaren amaieran itxi dezake banaketa, trukatu edo pasa egin ondoren.
schwimmen-preset-knack = Knack
    .summary = Banatzailearen ezkerreko jokalariak aukeratzen du bi eskuren artean, lehen itzulian inork ez du kolpatzen, eta hiru batekok 33 balio dute.

## Gertatutakoa

schwimmen-passes = { $who }: pasa.
schwimmen-renews = { $who }: karta berriak nahi.
schwimmen-taken-away = Erdiko hiru kartak kendu dira.
schwimmen-lie = Erdian: { $cards }.
schwimmen-keeps = { $who }: { $which ->
    [first] lehen eskua gorde
   *[second] bigarren eskua itsuan hartu
}.
schwimmen-keeps-shown = { $who }: { $which ->
    [first] lehen eskua gorde
   *[second] bigarren eskua itsuan hartu
}. Erdian: { $cards }.
schwimmen-at-once = { $showing }!
schwimmen-shows = { $who }: { $total }
schwimmen-fire = Feuer: hiru bateko.
schwimmen-exhausted = Denek pasa egin dute, eta hiru karta baino gutxiago geratzen dira: banaketa amaitu da.
schwimmen-loses-last = { $who }: { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
} gutxiago, eta hemendik aurrera igerian.
schwimmen-loses-again = { $who }: igerian zebilen, eta berriro galdu du.

## Eserleku batek zer duen, eta mahaian zer dagoen

schwimmen-lives = { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
}
schwimmen-swimming = igerian
schwimmen-has-knocked = kolpatu du
schwimmen-middle = Erdia
schwimmen-second-hand = Bigarren eskua

## Zer egin daitekeen

schwimmen-move-keep-first = Gorde eskua
    .hint = Bigarren eskua agerian geratzen da
schwimmen-move-keep-second = Hartu bigarren eskua
    .hint = Zure eskua agerian geratzen da, eta bestea itsuan hartzen duzu
schwimmen-move-swap-all = Trukatu denak
    .hint = Zure hiru kartak eman, erdiko hirurak hartzeko
schwimmen-move-pass = Pasa
    .hint = Zure hiru kartak gorde
schwimmen-move-knock = Kolpatu
    .hint = Banaketa itxi: besteek txanda bana gehiago dute
schwimmen-move-continue = Jarraitu
    .hint = Hurrengoari utzi txanda
schwimmen-move-renew = Karta berriak
    .hint = Zure txandaren aurretik hiru karta berri erdian jartzea

## Zergatik ez

schwimmen-kept = Bi eskuetako bat agerian dago dagoeneko
schwimmen-keep-before = Lehenik bi eskuetako bat gorde behar da
schwimmen-no-pass = Mahai honetan ezin da pasa norbaitek kolpatu baino lehen
schwimmen-knocked = Norbaitek kolpatu du dagoeneko
schwimmen-after-turn = Trukatu edo pasa egin ondoren kolpatzen da
schwimmen-say-first = Txanda amaitu da: kolpatu edo jarraitu
schwimmen-new-first = Lehenik karta berriak jarri behar dira
schwimmen-exchange = Eskuko karta bat trukatzen da erdiko batekin
schwimmen-never-renewed = Mahai honetan ez da karta berririk eskatzen
schwimmen-none-left = Hiru karta baino gutxiago geratzen dira
schwimmen-not-seven-eight-nine = Karta berriak zazpiko, zortziko eta bederatziko bat daudenean bakarrik

# Lehen banaketa, ikasteko.
schwimmen-learn-goal = Schwimmen «igeri egin» da alemanez. Bizitza guztiak galdu dituzu, eta igerian zabiltza: berriro galtzen baduzu, kanpoan zaude. Ben ere igerian dabil, eta Anni bizitza bat geratzen zaio. (SCH-25)
schwimmen-learn-worth = Banaketa amaitzean esku baxuenak galtzen du. Palo bereko kartak bakarrik batzen dira: batekoak 11 balio du; erregeak, erreginak, txankak eta hamarrekoak, 10. (SCH-15)
schwimmen-learn-two-hands = Zu zara banatzailea: bi esku daude zuretzat, baina bati bakarrik begira diezaiokezu. Honek bere erregina baino ez du balio, 10. Hartu bestea itsuan; hau erdira doa. (SCH-07)
schwimmen-learn-two-jacks = Merezi izan du: bi txanka, eta diamantezko zazpikoarekin 17 dituzu. Orain Ann, eta gero Ben. Erdiarekin trukatu, pasa egin edo kolpatu dezakete.
schwimmen-learn-exchange = Benek diamantezko zortzikoa hartu du. Eman zazpikoa pikazko erreginaren truke: pikazko txankarekin 20 dira, eta bi txankak gordetzen dituzu. Maila bereko hiru kartak 30½ balio dute. (SCH-16)
schwimmen-learn-given = Zure zazpikoa erdian dago orain, eta edonork har dezake. Benek diamanteak biltzen ditu. (SCH-09)
schwimmen-learn-jack = Benek zure zazpikoa hartu du, eta bihotzezko txanka eman du haren truke. Erdiko hiru kartak har zenitzake, 27. Baina hirugarren txanka hobea da: eman erregina. (SCH-10)
schwimmen-learn-fire = Hiru txankak 30½ balio dute. 31 eta hiru bateko, Feuer, bakarrik dira hobeak. Hurrengo txandan kolpa dezakezu: kolpeak txanda osoa hartzen du. (SCH-12)
schwimmen-learn-knock = Annek eta Benek pasa egin dute. Zuk ere pasa egiten baduzu, hiru karta berri etorriko dira erdira, eta besteei lagun diezaiekete. Kolpatu orain. (SCH-13)
schwimmen-learn-last-turns = Beste bakoitzak txanda bat gehiago du, trukatzeko edo pasa egiteko. (SCH-14)
schwimmen-learn-end = Annek 26 ditu, eta Benek 25, esku baxuena: Benen txankarik gabe, zurea izango zen. Ben igerian zebilen, eta kanpoan dago. Zu igerian zabiltza oraindik, eta Ann bakarrik geratzen da. (SCH-26)

## Estrategia finkoak, arenarako

schwimmen-zoo-textbook = 18ko lehen eskua gordetzen du, trukatzen du eskua hobetzen bada, eta hasieran 24 puntutik eta geroago 28tik aurrera kolpatzen du.
