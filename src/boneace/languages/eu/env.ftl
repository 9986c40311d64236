# Ikasten dutenentzako inguruneak: ekintzak, pasarteak eta haiei eskatzen zaiena.

env-no-action = ez dago «{ $name }» izeneko ekintzarik: { $known }
env-no-learners = { $game }: jokaldiak berriro zenbatzen dira egoera bakoitzean; honetarako jokoak learners.py behar du, TABLES barruan duela
env-illegal = «{ $action }» ezin da orain egin; egin daitezke: { $legal }
env-over = partida amaitu da
env-no-world = zorizko { $tries } egoeretatik bat ere ezin da egon eserlekuak ikusten duenaren atzean
env-text = hau ez da pasarte baten testua: { $why }
env-text-version = pasarte baten testu hau Bone Aceren edo jokoaren beste bertsio batekoa da
env-text-move = testuko { $number }. jokaldia ezin da hor egin
env-text-bytes = bere egoerak { $given } byte ditu, ez { $wanted }
env-text-seats = { $given ->
    [one] eserleku batek
   *[other] { $given } eserlekuk
} ikusi dutena kontatzen du, ez { $wanted } eserlekuk
env-text-damaged = hondatuta dago
env-text-begun = partida bat ez da egoera honetan hasten
env-text-field = bere egoerako «{ $field }» ezin da { $given } izan
