# The matches of a browser: figures, the list, records, and forgetting a match.

own-played = Jokatuak
own-won = Irabaziak
own-mean = Batez beste partidako
own-best = Partida onena
own-of = { $game }, { $date }
own-deals = { $n ->
    [one] banaketa bat
   *[other] { $n } banaketa
  }
own-going = martxan
own-review = Azterketa
    .of = Azterketa: { $match }
own-go-on = Jarraitu
    .of = Jarraitu: { $match }
own-record = Erregistroa
    .of = Erregistroa: { $match }
own-forget = Ahaztu
    .of = Ahaztu: { $match }
own-forget-title = Ahaztu { $game } partida hau?
own-forget-alone = Botek bakarrik jokatu zuten zurekin: partida zerbitzaritik ezabatuko da. Ezin da desegin.
own-forget-shared = Beste batzuek ere badute partida hau. Zure izena «Norbait» bihurtuko da, eta zure estekak ez du gehiago irekiko. Jokatu duten guztiek ahaztu dutenean ezabatuko da.
own-forget-export = Partida gorde nahi baduzu, gorde lehenik haren erregistroa.
own-cancel = Utzi
own-lead = Nabigatzaile honetan jokatutako partidak dira; ez da konturik behar. Bakoitzak dio zer eman dizun zuri eta, izenen ondoan, zer besteei.
    .stake = Jokalariak kanpora joaten diren jokoetan, bakoitzak apustu bat jartzen du partidako, eta irabazleak denak eramaten ditu: lau jokalarirekin, +3 edo −1.
own-missing = { $n ->
    [one] Nabigatzaile honetako partida bat ez dago
   *[other] Nabigatzaile honetako { $n } partida ez daude
  } jada zerbitzari honetan.
own-by-game = Jokoka
own-by-company = Aurkarika
own-game = Jokoa
own-company = Noren aurka
own-all-games = Joko guztiak
own-export = Gorde denak erregistro gisa
own-packing = Paketatzen…
own-list = Partida guztiak: { $n }
own-pages = Orriak
own-newer = Berriagoak
own-older = Zaharragoak
own-page = { $n }. orria, { $of } guztira
own-none = Nabigatzaile honetan ez da oraindik partidarik jokatu.
    .more = Jokatzen duzun partida bakoitza hemen agertuko da bere emaitzarekin. Zure erabakiak aztertu, erregistroa gorde eta joko bakoitzean eta aurkari bakoitzaren aurka nola zabiltzan ikus dezakezu.
own-deleted = Partida ezabatu da.
own-left = Zure izena ez dago jada partidan.
own-company-friends = lagunak
own-company-outside = programak
own-company-mixed = hainbat mailatako botak
