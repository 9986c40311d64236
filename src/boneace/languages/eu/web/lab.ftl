# Laborategia: etxeko bi arau sorta, A eta B, botek jokatuta eta alderatuta.
#
# Glosarioa. set of rules: arauak, arautegi bat eta hartan aldatzen dena. difference: aldea, B ken A.
# interval: tartea, benetako zenbakia 20tik 19tan hor dago.

lab-title = Laborategia
lab-lead = Botek bi arau sorta askotan jokatzen dituzte karta berekin: partida batek zenbat irauten duen, nork irabazten duen eta gauza bakoitza zenbatetan gertatzen den.
lab-game = Jokoa
lab-side = { $side } arauak
lab-preset = { $side } arautegia
lab-seats = { $side } arauen eserlekuak
lab-differing = Zertan desberdinak diren
lab-from-to = { $option }. A: { $first }. B: { $second }.
lab-same = Bi arau sortak berdinak dira. Aldatu zerbait A edo B arauetan.
lab-level = Botak
lab-level-auto = Azkar jokatzen dutenetan trebeenak
lab-level-told = { lab-level-auto }: { $level }.
lab-level-slow = «{ $level }» mailarekin, partida batek segundo erdi baino gehiago iraungo luke.
lab-matches = Partidak bakoitzarekin
lab-start = Alderatu
lab-stop = Gelditu
lab-link = Konparaketa hau daraman esteka
lab-progress = { $asked } partidatik { $done }
lab-results = { $game }: { $matches } partida arau sorta bakoitzarekin, { $level }
lab-state = { $state ->
    [stopped] Geldituta.
    [late] Konparaketa baterako denbora amaitu da.
   *[done] Eginda.
  }
lab-named = { $side } ({ $change })
lab-found = { $how ->
    [shorter] { $b } arauekin partida batek { $by } banaketa gutxiago irauten du { $a } arauekin baino: batez beste { $second }, eta ez { $first }.
    [longer] { $b } arauekin partida batek { $by } banaketa gehiago irauten du { $a } arauekin baino: batez beste { $second }, eta ez { $first }.
   *[same] Partida hauek erakusten dutenez, { $b } eta { $a } arauekin partidak berdin irauten du: { $first } banaketa inguru.
  }
lab-found-other = Horrez gain, «{ $what }» da argien aldatzen dena: { $first } A arauekin, { $second } B arauekin.
lab-clear = Alde argiak
lab-no-clear = Oraingoz ez dago bat ere. Partida gehiagorekin tarteak estuagoak dira.
lab-clear-meaning = ± % 95eko tartea da. Aldea argia da bere tartean 0 ez badago; hogei zenbakitik batek gutxi gorabehera hala dirudi zoriz.
lab-cut = { $side }: { $count } partida eten { $count ->
    [one] da
   *[other] dira
  } { $deals } banaketaren ondoren, irabazlea kontatu gabe.
lab-group = { $group ->
    [length] Iraupena
    [won] Irabazitako partidak lekuaren arabera, %
    [gain] Banaketako irabazia lekuaren arabera, { $unit }
    [dealt] Banaketako irabazia banatzailearengandik zenbatutako lekuaren arabera, { $unit }
    [moves] Jokaldiak: zenbat banaketa batean
   *[events] Beste zer gertatzen den: zenbatetan banaketa batean
  }
lab-lengths = Partida bateko banaketak, partiden %
lab-alike = Marra etena: leku guztiak berdin.
lab-column = { $column ->
    [figure] Zenbakia
   *[difference] B − A
  }
lab-as-table = Taula gisa
lab-save = Gorde: { $kind }
lab-save-chart = Gorde { $kind } gisa: { $chart }
lab-all-figures = Zenbaki guztiak (CSV)
