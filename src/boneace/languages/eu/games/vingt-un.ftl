# Vingt-Un: zertan datzan, aukerak eta arautegiak.
#
# Glosarioa. natural: batekoa hamarrekoarekin edo irudi batekin, hasieratik. pool: funtsa. dealer: banatzailea.

vingt-un-game = Vingt-Un
    .summary = Bakoitzak karta baten gainean apustu egin eta 21erako eskatzen du banatzailearen aurka; honek banatzen du jokalari batek batekoa hamarreko edo irudi batekin izan arte.

vingt-un-cut-told = Lehen batekoa atera arte banatzen dira kartak
vingt-un-cut-choice = Lehen batekoaren arabera

## Aukerak

vingt-un-option-min-stake = Apustu txikiena
    .meaning = Karta baten gainean gutxienez jar daitekeena.
vingt-un-option-max-stake = Apustu handiena
    .meaning = Karta baten gainean gehienez jar daitekeena. Harekin lau halako gal daiteke.
vingt-un-option-natural-puts-out-dealer = Naturalak banaketa kentzen du
    .meaning = Jokalari baten naturalak banatzailea kentzen du.
vingt-un-option-deal-passes-to = Banaketa pasatzen da
    .meaning = Nork banatzen duen naturalak banatzailea kendu duenean.
    .value-next = Hurrengo jokalariak
    .value-holder = Naturala duenak, lehenbizi eskuak
vingt-un-option-naturals-to-put-out = Banatzailea kentzen duten naturalak
    .meaning = Zenbat naturalek ken dezaketen banatzailea, lehen banaketak bat ere ekarri ez badu.
vingt-un-option-first-hand = Lehen eskua
    .meaning = Zein eskutan ez duen naturalak banatzailea kentzen.
    .value-of-deal = Banaketa pasa ondorengo lehenean
    .value-of-pack = Berregindako sortaren lehenean ere bai
vingt-un-option-dealer-hands = Banatzaile bakoitzaren eskuak
    .meaning = Hainbeste eskuren ondoren banaketa hurrengoari pasatzen zaio; 0 mugarik gabe da.
vingt-un-option-dealer-packs = Banatzaile bakoitzaren sortak
    .meaning = Banaketa pasatzen da sorta hainbeste aldiz agortu denean, eskuaren amaieran; 0 mugarik gabe da.
vingt-un-option-first-natural = Naturala lehen eskuan
    .meaning = Noiz ordaintzen den lehen eskuan izateagatik banatzailea kentzen ez duen naturala.
    .value-at-once = Berehala, bikoitza
    .value-waits = Itxaroten du, eta eskatutako vingt-un bezala kitatzen da
vingt-un-option-several-naturals = Hainbat natural
    .meaning = Zer kobratzen duten esku batean naturala duten bi jokalarik edo gehiagok.
    .value-each = Bakoitzak bikoitza
    .value-first = Lehenak bikoitza, besteek bakuna
vingt-un-option-after-natural = Natural baten ondoren
    .meaning = Zer gertatzen den naturalak banatzailea kentzen duen eskuarekin.
    .value-finish = Amaiera arte jokatzen da
    .value-drop = Utzi egiten da naturalak ordaindutakoan
vingt-un-option-divided-natural = Batekoa eta hamarrekoa banandu ondoren
    .meaning = Zer diren batekoa eta hamarrekoa edo irudia banandutako esku batean.
    .value-drawn = Eskatutako vingt-un
    .value-natural = Naturala
vingt-un-option-natural-collects-from-all = Naturalak denengandik kobratzen du
    .meaning = Naturala duenak bere apustua gainerako jokalariengandik ere kobratzen du, vingt-un dutenengandik izan ezik, banatzaileak naturalik ez duenean.
vingt-un-option-draw-on-21 = 21ekin eskatzea
    .meaning = Jokalari batek eska dezake bere eskua 21 bada ere.
vingt-un-option-dealer-divides = Banatzaileak banantzea
    .meaning = Zer kitatzen den banatzaileak banandu duenean.
    .value-each = Bere esku bakoitza, jokalari bakoitzaren aurka
    .value-best = Bere eskuetako bat, gehien ematen diona
    .value-forbidden = Banatzaileak ezin du banandu
vingt-un-option-double-covers-divided = Banandutako eskuak bikoiztu
    .meaning = «Bikoiztu» banandutako eskuen apustuetarako ere bada.
vingt-un-option-pool-ante = Funtsera
    .meaning = Bakoitzak esku bakoitzean funtsean jartzen dituen fitxak; naturala lehen esaten duenak hartzen du.
vingt-un-option-pool-over-draw = Banatzailearen isuna
    .meaning = Banatzaileak pasatzen den esku bakoitzeko funtsean jartzen dituen fitxak.
vingt-un-option-pool-ties = Berdinketak
    .meaning = Berdinketetan kobratutakoaren zein zati jartzen duen banatzaileak funtsean, behera biribilduta.
    .value-none = Ezer ez
    .value-quarter = Laurden bat
    .value-third = Heren bat
vingt-un-option-deals = Banaketak
    .meaning = Partida hainbeste banaketaren ondoren amaitzen da; 0 amaierarik gabe da.

## Arautegiak

vingt-un-preset-default = Vingt-Un
    .summary = Naturalak banatzailea kentzen du, eta banaketa hurrengo jokalariari pasatzen zaio.
vingt-un-preset-pool = Funtsarekin
    .summary = Esku bakoitzean bakoitzaren fitxa bat, banatzailearen isunak eta bere berdinketen heren bat hurrengo naturalaren funtsera doaz.
vingt-un-preset-limited-deal = Banaketa mugatua
    .summary = Bakoitzak bi aldiz banatzen du sorta; naturalak denengandik kobratzen du, banatzailea kendu ordez.
