# Mahaiak ukatzen duena, eta zergatik. Arrazoia esaldi baten zatia da: letra xehez hasi, punturik gabe.
#
# Glosarioa. match: partida. key: gakoa. store: partiden biltegia. engine: motorra.

errors-not-found-file = ez dago halako fitxategirik
errors-not-found-address = helbide honetan ez dago ezer
errors-not-found-match = ez dago halako partidarik
errors-no-rule-book = joko honek ez du arau-libururik
errors-nothing-after = inork ez zuen ezer erabaki une horretatik aurrera
errors-no-puzzle = ez dago halako buruketarik
errors-no-lesson = joko honek ez du ikasgairik
errors-not-json = gorputzak application/json izan behar du
errors-body-too-long = gorputzak gehienez { $most } byte ditu
errors-body-late = gorputzak gehiegi behar izan du iristeko
errors-quota = { $kind ->
    [matches] partida berri gehiegi
    [reviews] azterketa gehiegi
    [comparisons] konparaketa gehiegi
    [sockets] konexio gehiegi
    [links] ezer irekitzen ez duten esteka gehiegi
   *[other] eskaera gehiegi
} helbide honetatik: saiatu berriro { $seconds } s barru
errors-full = zerbitzaria beteta dago: saiatu berriro une bat barru
errors-store = partiden biltegiak huts egin du; saiatu berriro
errors-store-trying = Partiden biltegiak huts egin du; berriro saiatzen.
errors-server = zerbaitek huts egin du zerbitzarian

errors-old-rules = Joko honen arauak aldatu egin dira partida hau hasi zenetik: ezin da jokatzen jarraitu, baina bakoitzak egindakoa irakur daiteke.
errors-old-log = Partida hau ez dator bat bertsio honetako arauekin ({ $number }. gertaeran): ezin da jokatzen jarraitu, baina bakoitzak egindakoa irakur daiteke.
errors-old-game = «{ $game }» jokoa ez dago hemen instalatuta: bere partidak ezin dira jokatzen jarraitu, baina bakoitzak egindakoa irakur daiteke.
errors-newer-match = Partida hau Bone Ace berriago batek idatzi zuen: hemen ezin da jokatzen jarraitu, baina bakoitzak egindakoa irakur daiteke.
errors-newer = hau Bone Ace berriago batek idatzi zuen, eta zerbitzari honek ez du ulertzen eguneratu arte

errors-spectators = begira dagoenak ez du jokatzen: ez du eserlekurik
errors-stopping = zerbitzaria gelditzen ari da: saiatu berriro une bat barru
errors-try-again = { $note }: saiatu berriro une bat barru
errors-gone-on = partidak aurrera egin du bitartean
errors-deal-waits = hurrengo banaketa zain dago: { $who } (emaitza ikusten)
errors-waits-for = Zain: { $who } (emaitza ikusten).
errors-coins-awaited = Besteak iritsi zain, kartak banatu aurretik.
errors-no-hints = partida honetan ez dago aholkurik: sortu duenak ez ditu baimendu
errors-hint-turn = aholkua txanda duenarentzat da: ez da zure txanda
errors-no-such-seat = Mahai honetan ez dago { $seat }. eserlekurik.
errors-not-over = partida ez da amaitu oraindik
errors-too-many-comparisons = konparaketa gehiegi daude zain: saiatu berriro minutu batzuk barru
errors-no-comparison = konparaketa hau ez dago jada gordeta: hasi berriro
errors-no-figures = konparaketa honek ez du oraindik zenbakirik
errors-comparison-waits = beste konparaketa batzuen zain
errors-comparison-failed = konparaketak huts egin du: zerbitzariaren erregistroak dio zergatik
errors-too-many-messages = mezu gehiegi batera
errors-hello-once = hello behin esaten da
errors-hello-first = lehen mezuak hello izan behar du
errors-at-place = { $reason } (hemen: { $place })
errors-invalid-json = hau ez da baliozko JSONa
errors-text-frames = mezuak testu-tramak dira
errors-message-too-long = mezu batek gehienez { $most } byte ditu

errors-name-too-long = izen batek gehienez { $most } karaktere ditu
errors-name-mixed = izen batek alfabeto bakarreko letrak ditu
errors-name-twice = bi eserlekuk izen bera dute: «{ $name }»
errors-key = gako honek ez du partidako eserlekurik irekitzen
errors-no-cut = joko honetan ez da kartarik mozten banatzailea erabakitzeko: { $game }
errors-no-such-dealer = ez dago banatzeko { $seat }. eserlekurik
errors-no-such-kind = ez dago mota honetako jokalaririk: «{ $kind }»; hauek daude: { $kinds }
errors-one-yours = eserleku bakarra izan daiteke zurea

errors-starting = arauak kargatzen ari dira
errors-preparing = motorra prestatzen ari da
errors-compiling-here = motorra zerbitzariaren barruan konpilatzen ari da, eta mantso ibiliko da pixka batean
errors-broken = motorra ezin izan da kargatu; zerbitzariaren erregistroak dio zergatik
errors-slow = motorra ezin izan da konpilatu, eta jokoa motelago ibiliko da; zerbitzariaren erregistroak dio zergatik
errors-waiting = Zain: { $who }; { $note }.
errors-no-proof = partida honen kartak haren hazitik bakarrik datoz, beraz ez dago frogarik
