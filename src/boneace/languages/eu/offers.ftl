# Proposamenak: partida batean batzuek besteei eskatzen dietena, erantzunak eta ondorioak. Esaldiak dira, baina
# ukatzearen arrazoia esaldi baten zatia da: letra larririk eta punturik gabe.
#
# Glosategia. offer: proposamena; undo: azken jokaldia desegitea; stand in: bot batek jokatzen du ez dagoenaren ordez.

offers-asks-undo = { $who }: azken jokaldia desegin nahi du.
offers-asks-end = { $who }: partida dagoen bezala amaitu nahi du.
offers-asks-pause = { $who }: partida eten nahi du.
offers-asks-stand-in = { $who }: ez dagoenaren ordez bot batek jokatzea nahi du.
offers-asks-hints = { $who }: aholkuak baimentzea nahi du.
offers-done-undo = { $who }: azken jokaldia desegin du.
offers-done-end = Partida adostasunez amaitu da.
offers-done-pause = Partida etenda dago.
offers-done-stand-in = Oraingoz bot batek jokatzen du honen ordez: { $who }.
offers-done-hints = Aholkuak piztuta daude partida honetan.
offers-declined = { $who }: ez dago ados.
offers-withdrawn = { $who }: proposamena kendu du.
offers-late = Ez dute denek proposamenari erantzun.
offers-moved = Partidak aurrera egin du; proposamenak ez du balio.
offers-ended = Partida adostasunez amaitu da. Dagoen bezala geratzen da.

offers-spectators = ikusleek ez dute erabakitzen: ez dute eserlekurik
offers-over = partida amaitu da
offers-out = partidatik kanpo zaude
offers-one-at-a-time = beste proposamen bat erantzunaren zain dago
offers-declined-already = ez dute onartu; galdetu berriro partidak aurrera egin duenean
offers-enough = nahikoa da oraingoz: jarraitu jokatzen lehenik
offers-not-your-last = zure azken erabakia bakarrik desegin daiteke, ondoren inork jokatu ez badu
offers-answered = hau ezin da jada desegin, beste norbaitek jokatu baitu ondoren ({ $who }), eta jokatzen denak jokatzen duenaren kartei buruz zerbait esaten du. Partida amaitutakoan, edozein unetatik jarraitu ahal izango duzu jokatzen
offers-something-told = hau ezin da desegin: norbaitek zerbait jakin du horren bidez
offers-daily = eguneko banaketa amaierara arte jokatzen da
offers-paused-already = partida etenda dago jada
offers-hints-already = partida honetan badaude aholkuak
offers-no-hints = partida honetan ez dago aholkurik: antolatzaileak erabakitzen du, eta eguneko banaketak ez du
offers-paused = partida etenda dago
offers-not-paused = partida ez dago etenda
offers-nobody-gone = inor ez dago absente behar adina denboraz
offers-gone = proposamen hori ez dago jada
offers-your-own = proposamen hau zeurea da
