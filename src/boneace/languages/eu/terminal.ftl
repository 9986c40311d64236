# Terminaleko mahai guztiek esaten dutena, lerroz lerro eta marraztuta.
#
# Aginduak (hand, table, why …) eta jokaldiak berdin idazten dira hizkuntza guztietan.

## Hasi eta utzi

terminal-house-rule = Etxeko araua: { $rule }: { $value } ({ $clauses }).
terminal-yes = bai
terminal-no = ez
terminal-seat = { $seat }. eserlekua: { $name }, { $bot ->
    [none] { names-you-within }
   *[other] { $bot } (bot)
}.
terminal-seat-you = { $seat }. eserlekua: { $name }.
terminal-begin = Idatzi ? laguntzarako, quit uzteko.
terminal-left = Partida utzi duzu.
terminal-interrupted = Etenda: partida utzi duzu.
terminal-input-ended = Sarrera partida baino lehen amaitu da.

## Jokatu

terminal-your-turn = Zure txanda.
terminal-your-move = Zure jokaldia?
terminal-not-your-turn = Ez da zure txanda.
terminal-no-move-any-more = Ez duzu jokaldirik jada.
terminal-out = Kanpoan zaude. Apustu egin edo estali, edo sakatu Sartu aurrera egiteko.
terminal-type-help = Idatzi ? laguntzarako.
terminal-closed = Ezin da: { $move }. { $reason }
terminal-many-open = Ezerk ez: egin ditzakezu { $first } eta beste { $more }.
terminal-open = Ezerk ez: egin dezakezu { $moves }.
terminal-amounts = { $verb } { $least }–{ $most }
terminal-how-much = Zenbat? Hau dago: { $offer }. Idatzi adibidez { $move }
terminal-name-a-move = Izendatu jokaldi bat: why { $why }.
terminal-no-cards = Ez duzu kartarik.
terminal-hand = Zure kartak: { $cards }.

## Aginduak

terminal-help-looking = hand: zure kartak. table: nork zer duen. log: banaketa hau orain arte.
terminal-help-moves = moves: egin dezakezun guztia, eta ezin dena. why { $why }: jokaldi bat zergatik ezin den.
terminal-help-rules = rules: partida honen arauak. rules { $clause }: arau bat.
terminal-help-words = words: kartak hitzez; words off: bi letraz.
terminal-help-hint = hint: zure jokaldiek zer balio duten, dakizunaren arabera.
terminal-help-quit = quit: partida utzi.
terminal-one-clause = Arau baterako idatzi, adibidez, rules { $clause }.
terminal-no-clause = Ez dago «{ $clause }» araurik.
terminal-in-words = Kartak hitzez esaten dira.
terminal-in-letters = Kartak bi letraz esaten dira.
terminal-deal = { $of ->
    [0] { $deal }. banaketa. Banatzailea: { $who }.
   *[other] { $deal }/{ $of }. banaketa. Banatzailea: { $who }.
}
terminal-you-deal = { $of ->
    [0] { $deal }. banaketa. Banatzailea zu zara.
   *[other] { $deal }/{ $of }. banaketa. Banatzailea zu zara.
}
terminal-where = { $of ->
    [0] { $deal }. banaketa
   *[other] { $deal }/{ $of }. banaketa
}
terminal-help-action = { $move } edo { $key }: { $help }.
terminal-help-number = Edo zerrendan jokaldiaren aurretik dagoen zenbakia.
terminal-help-cards = Kartak: maila, A K Q J T 9–2, eta paloa, S (pikak) H (bihotzak) D (diamanteak) C (hirustak): TD diamantezko hamarrekoa da.

## Marraztuta

terminal-reader-hint = Pantaila-irakurlea? Irten eta hasi --plain jarrita.
terminal-hint = z azkar · l historiala · c koloreak · ? teklak · --plain testu hutsa
terminal-button-fast = Azkar  z
terminal-button-help = Laguntza ?
terminal-button-quit = Irten q
terminal-button-stay = Jarraitu  n
terminal-button-leave = Irten  y
terminal-close = Itxi
terminal-back = Itzuli mahaira
terminal-next-deal = Hurrengo banaketa
terminal-help = Laguntza
terminal-help-plain = Pantaila-irakurlearekin hasi --plain jarrita.
terminal-leave = Partida utzi?
terminal-leave-why = Ez da amaitu, eta ezin da gero jarraitu.
terminal-over = Partida amaitu da: q irteteko.
terminal-to-move = Txanda: { $who }…
terminal-you-are-out = Kanpoan zaude: z azkar joateko, q irteteko.
terminal-you-win = Partida irabazi duzu!
terminal-won = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $count ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}
terminal-won-together = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $count ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}
terminal-fast = Botek etenik gabe jokatzen dute.
terminal-slow = Botek etenak egiten dituzte berriro.
terminal-key-fast = Azkar: botek ez dute etenik egiten
terminal-key-log = Historialera joan; geziek eta orrialde-teklek mugitzen dute
terminal-key-colours = Kolore ilunak edo argiak
terminal-key-hint = Aholkua: zure jokaldiek zer balio duten
terminal-no-hint = Aholkua zure txandan eska dezakezu.
terminal-hinted = { $move }: { $why }
terminal-key-quit = Irten
terminal-watching = Partida hau ikusten ari zara.
terminal-end = { $deal }. banaketaren amaiera
terminal-ask = Zure txanda: { $moves }.
terminal-choose-first = Aukeratu kartak lehenik: 1–4, edo saguaz.
terminal-up = ageri
terminal-key-marks = banatzailea, ▶ txanda duena

## Aparteko apustuak

terminal-wagers = Aparteko apustuak
terminal-wagers-seats = Eserlekuak: { $seats }.
terminal-wagers-help = bet 5 on 1: 1. eserlekuak partida irabaziko du. bet 5 on 1 over 2: 1. eserlekuak 2.ak baino gehiago iraungo du. cover 3: 3. eserlekuaren apustua hartu. Botek ez dute apusturik egiten.
terminal-wager-how = Apustuak honela idazten dira: bet 5 on 1, bet 5 on 1 over 2 edo cover 3.

## Eserlekuak eta zer duten

terminal-nobody = inor ez
terminal-dealer = banatzailea
terminal-holds = kartak: { $cards }
terminal-seat-has = { $seat }. eserlekua, { $who }: { $facts }.
terminal-standing = Markagailua: { $seats }.
terminal-has = { $who } { $has }
terminal-amount = { $unit ->
    [point] { $count ->
        [one] puntu { $count }
       *[other] { $count } puntu
    }
    [token] { $count ->
        [one] fitxa { $count }
       *[other] { $count } fitxa
    }
   *[chip] { $count ->
        [one] fitxa { $count }
       *[other] { $count } fitxa
    }
}
terminal-cards = { $cards ->
    [one] karta { $cards }
   *[other] { $cards } karta
}
terminal-games = { $games ->
    [one] joko { $games }
   *[other] { $games } joko
}
terminal-lives = { $lives ->
    [one] bizitza { $lives }
   *[other] { $lives } bizitza
}
terminal-on-the-county = doan
terminal-is-out = kanpoan
terminal-changed = { $change }, orain { $has }

## Aparteko apustuak, hitzez

terminal-wager-help-bet = Aparteko apustuak, galdetzen zaizun edozein unetan: bet 5 on 1 (1. eserlekuak partida irabaziko du),
terminal-wager-help-cover = bet 5 on 1 over 2 (1. eserlekuak 2.ak baino gehiago iraungo du), cover 3 (3. eserlekuaren apustua hartu).
terminal-wager-help-bots = Botek ez dute apusturik egiten: inork estaltzen ez duen apustua bertan behera geratzen da.
terminal-wager-wins = partidaren irabazlea { WITHIN($who) }
terminal-wager-outlasts = { $who } gehiago, { WITHIN($other) } gutxiago
terminal-wager-open = estali gabe
terminal-wager-covered = estalita ({ WITHIN($who) })
terminal-wager-line = Apustua ({ WITHIN($who) }): { $stake }, { $what }; { $state }.
terminal-wagers-settled = Orain arte erabakitako apustuak: { $won }.
terminal-wager-net = { $who } { $net }

## Hasi: ezin dena

terminal-no-cut = { $game } jokoan ez da mozten banatzailea erabakitzeko: banatzailea eserleku bat da
terminal-no-such-dealer = banatzailea 0 eta { $last } arteko eserleku bat da, ez { $dealer }
terminal-no-bot = ez dago «{ $kind }» botik: { $known }
terminal-one-person = terminal batean pertsona batek jokatzen du; lagunekin mahaian jokatzen da: boneace
terminal-no-folder = partida ezin da hemen idatzi: { $file }. Ez dago karpeta hori
terminal-not-toml = { $file }: partida .toml amaitzen den fitxategi batean gordetzen da
terminal-same-name = bi eserlekuk izen bera dute
terminal-name-taken = jokoak «{ $name }» deitzen dizu: aukeratu beste izen bat
terminal-bad-name = izen batek 1 eta { $most } artean karaktere inprimagarri ditu, ez { $name }
terminal-not-recorded = partida ez da gorde: { $why }
terminal-bots-count = --bots: { $bots } bot, baina { $seats } eserlekuk { $others } behar dituzte
