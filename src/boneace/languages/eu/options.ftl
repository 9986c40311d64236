# Aukerei, arautegiei eta eserlekuei buruz esaten dena, jokoa edozein dela ere.
#
# Glosarioa. option: aukera. preset: arautegia. seat: jokalaria edo eserlekua. deal: banaketa. Aukeren,
# arautegien eta balioen izenak notazioa dira: ez dira itzultzen.

options-group-play = Jokoa
options-group-cards = Kartak
options-group-stakes = Apustuak
options-group-hands = Eskuak
options-group-betting = Apustuak
options-group-match = Partida
options-group-the-deal = Banaketa
options-group-naturals = Naturalak
options-group-pool = Kutxa
options-group-game = Partida
options-group-count = Kontaketa
options-group-signals = Keinuak
options-default = Lehenetsia

options-cut-card = { WITHIN($who) } { $card }
options-cut = { $how }: { $turned }. Lehen banatzailea: { $who }.
options-cut-told = Banatzeko moztea
options-cut-choice = Kartak moztuta

options-so-many-seats = { $seats } jokalari
options-from-to-seats = { $least } eta { $most } jokalari artean
options-allows-bool = true edo false
options-allows-int = { $least } eta { $most } arteko zenbaki osoa
options-allows-odd = { $least } eta { $most } arteko zenbaki bakoitia
options-allows-choice = hauetako bat: { $values }

options-only-with = Honekin bakarrik du eragina: { $needs }.
options-needed = { $values } ({ $option })
options-needed-value = «{ $text }»
options-did-you-mean = «{ $close }» esan nahi zenuen?
options-there-are = hauek daude: { $known }
options-not-allowed = «{ $name }» aukerak hau izan behar du: { $allows }; ez { $value }
options-allowed-kinds = «{ $name }» aukerak zenbaki-tarte bat, None (bai ala ez) edo aukeratzeko testuak onartzen ditu, ez { $value }
options-no-option = { $game }: ez du «{ $name }» aukerarik; { $known }
options-no-preset = { $game }: ez du «{ $name }» arautegirik; { $known }
options-missing = «{ $name }» aukera falta da: `resolve` deiak arautegi bateko guztiak itzultzen ditu
options-preset-wrong = «{ $preset }» arautegia: { $why }
options-game-unreadable = ezin da kargatu «{ $name }» jokoa { $package } paketetik: { $why }
options-other-package = { $package } paketeak { $declared } paketea aipatzen du
options-no-declaration = { $package }/declaration.py fitxategian DECLARATION izeneko Declaration bat egon behar da
options-other-name = sarrera-puntuaren izena «{ $name }» da, baina deklarazioak name="{ $declared }" dio
options-no-game = ez dago «{ $name }» jokorik: { $known }
options-example = «{ $name }» jokoa adibide bat da, eta ez dago instalatuta: pip install ./examples/{ $name } Bone Aceren iturburu-kodean
options-no-bot = ez dago «{ $name }» aurkaririk: { $known }
options-seats = { $game }: jokalari kopurua { $many }, ez { $seats }
options-seats-so = { $game }, aukera hauekin: jokalari kopurua { $many }, ez { $seats }
options-cards-all = { $game } beti karta sorta osoarekin jokatzen da
options-cards-few = { $game } jokoko { $seats } eserlekuk { $cards ->
        [one] karta bat
       *[other] { $cards } karta hauek
    } baino gehiago behar dituzte
options-cards-none = { $game } jokoaren arau hauek ez dute { $cards }
options-cards-wanted = kartak notazioan, testu edo zerrenda gisa
options-no-clause = { $game }: arau-liburuan ez dago «{ $clause }» araurik

## The values of an option that is on or off, in a rule book

options-true = bai
options-false = ez
