# Partida asko batera, ikasten dutenentzat.

env-vector-reset = deitu `reset` lehen urratsaren aurretik
env-vector-shape = «{ $name }» { $wanted } taula izan behar da, ez { $given }
env-vector-players = «players»: { $seats } eserlekuetako bakoitzerako jokalari bat behar da, ez { $given }
env-vector-learner = «players»: ez dago ikasten duen inor; orduan ez dago zer erabakirik
env-vector-illegal = { $place }. partida: { $action } ekintza ez da orain zilegi; zilegi dira: { $legal }
env-vector-over = { $place }. partida amaitu da: hasi berriro `reset` eta `where` erabiliz
env-vector-no-decision = { $place }. partida ezin da hasi: zozketatutako guztiak ikasten duenak erabaki baino lehen amaitu dira
env-vector-opponents = «opponents»: { $wanted } jokalari behar dira, beste eserleku bakoitzerako bat, ez { $given }
env-vector-layout = { $game } jokoko partida hauek beste modu batean antolatuta dauden bertsio batek gorde zituen: hasi berriak
env-vector-gymnasium = honek Gymnasium behar du: pip install "boneace[env]"
env-vector-bots = «opponents» hauetako bat izan behar da: { $known }; ez { $given }; vectorization_mode="sync" aukeratuta, edozein botek jokatzen du
env-vector-rendered = begizta bakarreko partidak ez dira erakusten: kendu render_mode, edo aukeratu vectorization_mode="sync"
