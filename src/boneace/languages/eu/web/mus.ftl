# Musa nabigatzailearen mahaian.
#
# Glosategia: grande: handia. chica: txikia. pares: pareak. juego: jokoa. punto: puntua. paso: paso.
# envido: enbido. reenvido: errenbido. quiero: iduki. no quiero: tira. no mus: mintza. órdago: hordago.
# lance: jokaldia. bet: apustua. mano: eskua (lehena hitz egiten). partner: bikotekidea. amarraco:
# hamarreko. stone: harri. bowl: ontzi. signal: keinu (aurkariak harrapatzen du). discard: bota;
# discards: deskarteak.

mus-title = Musa
mus-we = Gu
mus-they = Haiek
mus-partner = bikotekidea

## Inprimakia

mus-partners = Bikoteak: { $first } (1. eta 3. eserlekuak), { $second } (2. eta 4. eserlekuak).

## Jokaldiak

mus-lance = { $lance ->
    [grande] Handia
    [chica] Txikia
    [pares] Pareak
    [juego] Jokoa
   *[punto] Puntua
}
mus-lance-word = { $lance ->
    [grande] handia
    [chica] txikia
    [pares] pareak
    [juego] jokoa
   *[punto] puntua
}
mus-lance-meaning = { $lance ->
    [grande] handienak
    [chica] txikienak
    [pares] berdinak
    [juego] 31tik gora
   *[punto] 30 inguru
}
mus-lances = Lau jokaldiak
mus-lance-state = { $state ->
    [past] amaituta
    [now] orain
   *[ahead] jokatzeko
}
mus-note-open = apusturik ez
mus-note-pending = { $who }: { $n }
mus-note-ordago = { $who }: hordago
mus-note-passed = pasoan
mus-note-accepted = { $n } jokoan
mus-note-declined = { $who }: +{ $n }
mus-note-ordago-accepted = hordago
mus-note-unable = apusturik gabe
mus-has = { $lance }: bai
mus-has-not = { $lance }: ez

## Esaten dena

mus-move = { $move ->
    [mus] mus
    [no-mus] mintza
    [paso] paso
    [quiero] iduki
    [no-quiero] tira
   *[ordago] hordago
}
mus-move-envido = enbido { $n }
mus-move-reenvido = errenbido { $n }
mus-discarded = botata: { $n }
mus-changed = botata: { $n }
mus-says = esan du:
mus-ordago-cry = Hordago!

## Mahaia

mus-players = Jokalariak
mus-mano = eskua
mus-mano-sign = E
mus-mano-meaning = Eskua: lehenengo hitz egiten du, eta berdinketak irabazten ditu
mus-to-play = txanda
mus-cards = { $n ->
    [one] karta 1
   *[other] { $n } karta
}
mus-bowl = Ontzia
mus-stock = Sorta
mus-discards = Deskarteak
mus-stones = { $n ->
    [0] harri solterik ez
    [one] harri 1
   *[other] { $n } harri
}
mus-amarracos = { $n ->
    [0] hamarrekorik ez
    [one] hamarreko 1, bost balio duena
   *[other] { $n } hamarreko, bakoitzak bost balio duena
}
mus-score = Markagailua
mus-score-of = { $who }: { $n }
mus-of-target = / { $target } harri
mus-to-target = helburua: { $target }
mus-to-go = { $n } falta
mus-games = jokoak { $ours }–{ $theirs }
mus-games-won = { $n ->
    [one] joko 1 irabazita
   *[other] { $n } joko irabazita
}
mus-your-hand = Zure kartak
mus-holding = Zure kartak: { $cards }. { $what }.
mus-holding-cards = Zure kartak: { $cards }.

## Zure txanda

mus-actions = Ekintzak
mus-your-turn = Zure txanda: { $task }
mus-task-talk = mus (karta berriak) edo mintza
mus-task-discard = aukeratu botatzeko kartak
mus-task-open = { $lance }, paso edo enbido
mus-task-answer = { $who }, { $lance }: { $n }
mus-task-ordago = { $who }, { $lance }: hordago
mus-discard = Bota
mus-discard-n = Bota { $n }
mus-choose-cards = Aukeratu lehenbizi zein karta bota
mus-no-discard-now = Kartak denek mus esan dutenean botatzen dira.
mus-not-now = Orain ezin duzu hori egin.
mus-sure = { $move }: ziur?
mus-sure-ordago = Hordagoarekin joko osoa jokatzen da. Sakatu berriro botatzeko.
mus-sure-quiero = Iduki esanda joko osoa jokatzen da. Sakatu berriro onartzeko.
mus-taken-back = Atzera botata.

## Keinuak

mus-signals = Keinuak
mus-no-signals = Mahai honetan ez dago keinurik.
mus-signals-about = Eskuan duzunaren keinua bakarrik egin dezakezu. Bikotekideak ikusten du; aurkari batek harrapa dezake.
mus-signals-all = Keinu guztiak
mus-given = eginda
mus-signalled = { $gesture }: { $meaning }
mus-you-signalled = zure keinua: { $meaning }
mus-courtesy = Behar bezala jokatzea
mus-courtesy-short = Adeitasuna
mus-courtesy-about = Harri bat behar bezala jokatzeagatik: eskatu egiten da, eta zurea da gaizki jokatu duen aurkari batek ematen badizu.
mus-claim = Eskatu harri bat
mus-claimed = Eskatuta
mus-grant = Eman harri bat: { $who }
mus-close = Itxi

## Banaketaren amaiera

mus-deal-over = Banaketa amaitu da
mus-both-took = Guk { $ours }, haiek { $theirs }
mus-you-took = { $n ->
    [0] Ez duzu harririk hartu
    [one] Harri 1 hartu duzu
   *[other] { $n } harri hartu dituzu
}
mus-we-win-game = Jokoa irabazi dugu
mus-you-win-game = Jokoa irabazi duzu
mus-win-game = { $n ->
    [one] Jokoaren irabazlea: { $who }
   *[other] Jokoaren irabazleak: { $who }
}
mus-by-ordago = Hordagoa onartu da ({ $lance }): jokoa erabakitzen du, eta besterik ez da kontatzen.
mus-by-deje = Onartu gabeko apustu batek irabazi du jokoa: ez da eskurik erakusten.
mus-count = Harri bakoitza nondik datorren
mus-show-all = Erakutsi dena
mus-count-lance = Jokaldia
mus-count-why = Nork eta zergatik
mus-count-stones = Harriak
mus-count-after = Orain
mus-count-before = Banaketa aurretik
mus-count-part = { $part ->
    [at-once] Berehala hartua, apustuetan
   *[count] Amaieran kontatua
}
mus-count-nothing = inork ez: { $lance }
mus-games-title = { $games ->
    [one] Joko bakarrean
   *[other] Irabazitako jokoak ({ $games } jokotara)
}

## Teklak

mus-key =
    .mus = Mus
    .cards = Lehenetik laugarrenera, botatzeko karta aukeratu edo utzi
    .discard = Aukeratutako kartak bota; Sartu teklak gauza bera egiten du
    .paso = Paso
    .envido = Enbido edo errenbido, aukeratutako harriekin
    .amount = Harriak aukeratu; bi digitu jarraian zenbaki bakarra dira
    .step = Harri bat gehiago edo gutxiago; zenbakiaren gainean, geziak, Hasiera eta Amaiera
    .quiero = Iduki
    .no = Mintza, tira
    .ordago = Hordago; berriro sakatuta berresten da
    .signals = Keinuak; han zenbakiek bat aukeratzen dute
    .escape = Keinuak itxi, berretsi gabeko hordagoa atzera bota
