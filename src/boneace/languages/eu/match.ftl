# Partida orok bere buruaz esaten duena: norena den txanda eta zer ez den jokaldia.

match-over = Partida amaitu da
match-card-first = Lehenbizi sortatik karta bat atera behar da
match-turn = Txanda: { $who } ({ $turn }. eserlekua); ez { $seat }. eserlekua
match-turn-why = Txanda: { $who } ({ $turn }. eserlekua); ez { $seat }. eserlekua: { $why }
match-no-card-number = ez dago { $number } zenbakiko kartarik
match-no-card-now = sortak ez du orain karta hau: { $card }
match-not-a-card = «{ $text }» ez da { $cards } kartako sorta { $kind ->
    [spanish] espainiarreko
   *[french] frantseseko
} karta bat
match-no-move-number = ez dago { $number } zenbakiko jokaldirik: 0tik 62ra doaz
match-why-not-shape = { $game } jokoaren words.py fitxategiko why_not funtzioak esaldi bat eta klausula baten zenbakia itzuli behar ditu, edo None zenbakirik ez badago: return say("…"), "AB-01". Itzuli duena: { $given }
match-parse-shape = { $game } jokoaren words.py fitxategiko parse funtzioak jokaldi baten zenbakia itzuli behar du. «{ $text }» testurako itzuli duena: { $given }
match-no-seat = ez dago { $seat }. eserlekurik: 0 eta { $last } artean daude
match-long-text = «{ $text }» luzeegia da jokaldi bat izateko
match-nothing-pushed = ez dago desegin daitekeen jokaldirik
match-no-aside = «{ $text }»: hori ezin da hemen txandaz kanpo egin
match-is-aside = «{ $text }» txandaz kanpo egiten da, ez da jokaldia: Match.aside da horretarako
match-dealer = banatzailea 0 eta { $last } arteko eserleku bat da, ez { $dealer }
match-no-such-standing = arauen arabera, partida ezin da egoera honetatik jarraitu
match-players = { $named } izen daude { $seats } eserlekutarako
match-not-a-move = «{ $given }» ez da jokaldia: jokaldia testua da, Move bat edo haren zenbakia
match-no-event = ez dago { $number } zenbakiko gertaerarik: { $count ->
    [0] partidak ez du oraindik bat ere
    [one] partidak bat du, 0 zenbakikoa
   *[other] partidak { $count } ditu, 0tik zenbatuta
}
match-no-move-now = { $seat }. eserlekuak ez du orain jokaldirik: ez da haren txanda
match-not-legal = { $number } zenbakiko jokaldia ezin da orain egin; hauek egin daitezke: { $moves }
match-not-legal-here = { $number } zenbakiko jokaldia ezin da hemen egin
