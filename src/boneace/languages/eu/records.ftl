# Gordetako partidak: zergatik ezin den bat irakurri, errepikatu edo idatzi, eta zein lekutan. Arrazoiak
# esaldi baten zatiak dira: letra txikiz hasten dira eta ez dute punturik. Gakoak (game, deals, pack) eta
# jokaldiak notazioa dira.

records-line = { $line }. lerroa
records-deal = { $deal }. banaketa
records-card = { $number }. karta
records-move = { $number }. jokaldia
records-after-move = { $number }. jokaldiaren ondoren
records-whole-deal = banaketa osoa
records-place = { $key } { $number }

records-none = fitxategian ez dago partidarik
records-suffix = gordetako partidaren fitxategiak .toml edo .jsonl amaiera du
records-too-deep = zerrenda eta taula gehiegi daude bata bestearen barruan
records-not-read = hau ez da { $form }: { $why }
records-not-utf8 = { $place }. bytea ({ $code }) ez da UTF-8 testua
records-number-too-long = zenbaki bat handiegia da irakurtzeko
records-not-written = partida hau ezin da TOML gisa idatzi: { $why }
records-not-written-json = partida hau ezin da JSON gisa idatzi: { $why }
records-half-character = karaktere erdi bat du ({ $code })
records-twice = «{ $key }» gakoa bi aldiz dago hor
records-a-table = gordetako partida gako-taula bat da
records-format = «boneace» gakoak { $format } izan behar du, formatuaren bertsioa, ez { $found }
records-no-format = ezer
records-deal-table = banaketa gako-taula bat da
records-no-key = «{ $key }» ez da gordetako partida baten gakoa: hauek daude: { $known }, eta x- hasiera duten norberarenak
records-missing = «{ $key }» falta da
records-type = «{ $key }» honelakoa izan behar da: { $type ->
    [str] testua
    [int] zenbaki osoa
    [list] zerrenda
   *[dict] gako-taula
}
records-text = «{ $key }»: testua izan behar du, ez { $value }
records-over = partida amaitu da: ez dator beste banaketarik
records-over-by = partida amaitu da: ez dator beste banaketarik, «{ $name }» aukera { $value } baita
records-card-missing = karta bat falta da «{ $move }» jokaldiaren aurretik
records-unfinished = banaketa amaitu gabe geratu da, eta beste bat dator
records-too-many = «{ $move }» jokaldi bat gehiegi da: banaketa amaitu da
records-name-seat = «{ $move }» jokaldiak bere eserlekua izendatu behar du hemen: «2: { $move }»
records-refused = «{ $move }»: { $why }

## Partida zerekin hasten den

records-not-kept = «{ $key }» ez da joko honetan gordetzen: hauek daude: { $known }
records-list = «{ $key }»: zerrenda izan behar du, { $count } balio, { $each ->
    [side] alde
    [pot] poto
   *[seat] eserleku
} bakoitzeko bat
records-number = { $what }: { $least } eta { $most } arteko zenbaki osoa izan behar du, ez { $value }
records-number-of = { $key } ({ $each ->
    [side] aldea
    [pot] potoa
   *[seat] eserlekua
} { $place })
