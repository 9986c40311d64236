# Agindu-lerroa: laguntzak zer dion, aginduek zer idazten duten eta zergatik ezin duten.
#
# Aginduak, aukerak eta haien balioak (play, --seats, novice) berdin idazten dira hizkuntza guztietan.
# %s, %(prog)s eta antzekoak hor jartzen denaren lekuan daude: utzi dauden bezala.
#
# Glosategia. preset: arautegia. house rule: etxeko araua. seat: eserlekua. record: gordetako partida.
# clause: araua. engine: motorra. shuffle: nahasketa.

commands-description = Hogeita hamaikaren familiako karta-jokoak: jokatu, errepikatu, aztertu.
commands-warning = boneace: oharra: { $text }
commands-epilog-table = Agindurik gabe, boneace-k mahaia irekitzen du nabigatzailean.
commands-epilog-options = Joko baten aukerak ikusteko: boneace rules JOKOA --options
commands-title = aginduak
commands-examples = adibideak:

## Hizkuntza

commands-language-help = { $known }; bestela { $variable }, edo terminalaren hizkuntza
commands-no-language = ez dago «{ $wanted }» hizkuntzarik: hauek daude: { $known }

## Balio baten lekuan dagoena

commands-metavar-code = KODEA
commands-metavar-game = JOKOA
commands-metavar-name = IZENA
commands-metavar-option = IZENA=BALIOA
commands-metavar-number = N
commands-metavar-bot = BOTA
commands-metavar-kind = MOTA
commands-metavar-seat = ESERLEKUA
commands-metavar-file = FITXATEGIA
commands-metavar-url = URL
commands-metavar-record = ERREGISTROA
commands-metavar-clause = ARAUA
commands-metavar-seconds = SEGUNDOAK
commands-metavar-deals = BANAKETAK
commands-metavar-how = NOLA
commands-metavar-cards = KARTAK
commands-metavar-score = PUNTUAZIOA
commands-metavar-ranks = MAILAK
commands-metavar-command = AGINDUA
commands-metavar-preset = ARAUTEGIA
commands-metavar-seats = ESERLEKUAK
commands-metavar-address = HELBIDEA
commands-metavar-folder = KARPETA
commands-metavar-match = PARTIDA
commands-metavar-host = HELBIDEA
commands-metavar-port = ATAKA
commands-metavar-network = HELBIDEA[/BITAK]
commands-metavar-place = [HELBIDEA:]ATAKA

## argparse-k esaten duena

commands-argparse-usage = erabilera:
commands-argparse-positional = argumentuak
commands-argparse-options = aukerak
commands-argparse-help = laguntza hau erakutsi eta irten
commands-argparse-version = programaren bertsioa erakutsi eta irten
commands-argparse-error = %(prog)s: errorea: %(message)s
commands-argparse-argument = %(argument_name)s argumentua: %(message)s
commands-argparse-required = argumentu hauek falta dira: %s
commands-argparse-one-required = argumentu hauetako bat behar da: %s
commands-argparse-unrecognized = argumentu ezezagunak: %s
commands-argparse-not-allowed = ezin da %s argumentuarekin jarri
commands-argparse-ignored = ez du baliorik hartzen, eta hau eman da: %r
commands-argparse-ambiguous = aukera zalantzazkoa: %(option)s hauetako bat izan daiteke: %(matches)s
commands-argparse-choice = %(value)r ez da onartzen (hauek daude: %(choices)s)
commands-argparse-value = %(value)r ez da onartzen: %(type)s behar da
commands-argparse-command = agindu ezezaguna %(parser_name)r (hauek daude: %(choices)s)
commands-argparse-one = balio bat behar da
commands-argparse-at-most-one = gehienez balio bat behar da
commands-argparse-at-least-one = gutxienez balio bat behar da
commands-argparse-several = { $count ->
    [one] balio %s behar da
   *[other] %s balio behar dira
}

## Hainbat aginduk esaten dutena

commands-game = joko bat, `boneace games` aginduak izendatzen duen bezala
commands-whole = { $name }: zenbaki osoa izan behar du, ez «{ $text }»
commands-bad-whole = 1etik gorako zenbaki osoa behar da, ez { $text }
commands-large-whole = gehienez { $most } izan behar da, ez { $text }
commands-no-number = zenbaki osoa behar da, ez { $text }
commands-bad-number = gehienez { $most } zifrako zenbaki osoa behar da, ez { $text }
commands-bad-amount = 0 baino zenbaki handiagoa behar da, ez { $text }
commands-option-form = --option honela idazten da: IZENA=BALIOA, ez «{ $text }»

## boneace table

commands-table = ireki mahaia nabigatzailean (ohikoa)
commands-table-about = Mahaia makina honetan zerbitzatzen du eta nabigatzailean irekitzen du.
commands-table-host = zein helbidetan entzun (%(default)s)
commands-table-port = ataka; 0 jarrita, libre dagoen bat (%(default)s)
commands-table-db = partidak gordetzen dituen fitxategia, edo postgresql://erabiltzailea@zerbitzaria/datubasea
commands-table-news = datu-base bera duten zerbitzariek elkarri berriak emateko Redis-a: redis://zerbitzaria:ataka
commands-table-bad-news = --news aukerak Redis baten URLa behar du, redis://127.0.0.1:6379 adibidez, ez { $text }
commands-table-workers = botek pentsatzeko eta partidak aztertzeko prozesuak; 0, ohikoa: zerbitzariaren hariak
commands-table-bad-workers = --workers 0 eta { $most } arteko zenbakia da, ez { $text }
commands-table-ray = botek Ray kluster batean pentsatzen dute, eta partidak han aztertzen dira: OSTALARIA:ATAKA, ray://OSTALARIA:ATAKA edo local zerbitzari honetarako bakarrik abiarazten denerako
commands-table-no-browser = helbidea idatzi bakarrik
commands-table-delay = bot batek jokaldi baterako behar duen denbora (%(default)s)
commands-table-bad-port = ataka 0 eta 65535 arteko zenbakia da, ez { $text }
commands-table-bad-delay = itxaronaldia 0 eta 60 segundo artekoa da, ez { $text }
commands-table-name = zerbitzariak erantzuten dion izen bat, makina honenez gain (errepika daiteke)
commands-table-proxy = zerbitzariaren aurreko proxy bat; haren X-Forwarded-For fidagarritzat hartzen da (errepika daiteke)
commands-table-metrics = non aurkitzen dituen Prometheusek metrikak; ataka soila makina honena baino ez da
commands-table-log = erregistroaren forma: %(choices)s (%(default)s)
commands-table-log-level = zenbat erregistratzen den: %(choices)s (%(default)s)
commands-table-epilog = Partidak kopiatzeko: boneace table backup FITXATEGIA. Kopia bat berreskuratzeko: boneace table restore FITXATEGIA. docs/operations.md fitxategiak dio nola eraman beste batzuk konektatzen diren zerbitzari bat.
commands-table-bad-proxy = proxya helbide bat edo sare bat da, 127.0.0.1 edo 10.0.0.0/8 adibidez, ez { $text }
commands-backup = kopiatu partidak fitxategi batera
commands-backup-about = Partiden biltegia fitxategi berri batera kopiatzen du. Zerbitzaria martxan egon daiteke.
commands-backup-file = sortuko den fitxategia
commands-backup-done = Partidak { $file } fitxategian daude.
commands-restore = berreskuratu partiden kopia bat
commands-restore-about = Kopia bat jartzen du partiden biltegiaren lekuan. Zerbitzariak ezin du martxan egon; lehengo biltegia alboan gordetzen da.
commands-restore-file = `boneace table backup` aginduak egindako kopia bat
commands-restore-done = Partidak { $file } fitxategikoak dira berriz.
commands-restore-kept = Lehengoak { $file } fitxategian daude.

## boneace play

commands-play = jokatu terminalean
commands-play-about = Partida bat terminalean jokatzeko; --plain kanalizazioetarako eta pantaila-irakurleetarako da.
commands-play-plain = lerroz lerro: pantaila-irakurleetarako eta kanalizazioetarako
commands-play-preset = jokoaren arautegi bat, `boneace games` aginduak erakusten dituenetakoa
commands-play-option = arautegitik desberdina den etxeko arau bat (errepika daiteke)
commands-play-seats = zenbatek jokatzen duten, zuk eta botek ({ $usual }, edo jokoak uzten duen hurbilena)
commands-play-bots = { $bots }, edo zerrenda bat komaz, bot bakoitzeko bat (%(default)s)
commands-play-name = mahaian duzun izena
commands-play-dealer = nor den lehen banatzailea: eserleku bat (zu 0 zara), edo cut, horretarako mozten den jokoetan
commands-play-seed = errepikatu partida baten nahasketak eta botak
commands-play-record = gorde partida fitxategi batean (TOML)
commands-play-epilog = Pantaila-irakurlearekin, braille-lerroarekin edo kanalizazioan, erabili --plain: datu bat lerroko, marrazkirik gabe.
commands-play-epilog-dumb = Terminalak ezin badu marraztu (kanalizazioa, TERM=dumb), --plain berez hartzen da.

## boneace replay

commands-replay = gordetako partidak errepikatu
commands-replay-about = Gordetako partida bat (.toml) edo asko (.jsonl) errepikatzen ditu, eta bakoitza nola amaitzen den esaten du. Irteera 2 da, bat ezin bada errepikatu; fitxategiko besteak errepikatzen dira.
commands-replay-file = gordetako partida: .toml, edo .jsonl, lerro bakoitzean bat; -: sarrera estandarra
commands-replay-json = JSON objektu bat partida bakoitzeko
commands-replay-seat = N eserlekuak jakin dezakeena bakarrik esan
commands-replay-log = jokaldiz jokaldi esan
commands-replay-no-seat = ez dago { $seat }. eserlekurik: eserlekuak 0 eta { $last } artean daude
commands-replay-standing = { $key ->
    [lives] bizitzak
    [points] puntuak
    [chips] fitxak
    [table] mahaia
    [pot] potoa
    [pots] potoak
    [pool] kutxa
    [games] jokoak
    [stones] harriak
    [bets] aparteko apustuak
   *[other] { $key }
}: { $values }
commands-replay-out = kanpoan
commands-replay-over = amaituta, { $deal }. banaketaren ondoren; { $count ->
    [0] ez du inork irabazi
   *[other] irabazlea: { $who }
}
commands-replay-waiting = { $deal }. banaketa, banatzailea { $dealer }; txanda: { $who }
commands-replay-card = hurrengo karta
commands-replay-legal = jokaldiak: { $moves }

## boneace games

commands-games = jokoak eta haien arautegiak ikusi
commands-games-about = Jokoak erakusten ditu.
commands-games-json = joko bakoitzaren adierazpen osoa
commands-games-default = (ohikoa)

## boneace rules

commands-rules = irakurri joko baten arauak
commands-rules-about = Joko baten arau-liburua erakusten du.
commands-rules-clause = arau bat, hala nola T31-15
commands-rules-options = mahai baten etxeko arauak
commands-rules-both = eman arau bat edo --options, ez biak
commands-rules-proposed = partida berri baterako proposatua: { $value }

## boneace bench

commands-bench = neurtu motorra makina honetan
commands-bench-about = Partida osoak ausaz jokatzen ditu nukleo batean. Zoriak erabakitakoa ere jokaldi gisa kontatzen da. Joko guztiek motor bera dute, mahai baten aukeretarako konpilatuta. Lehen aldian, konpilatzeak segundo batzuk behar ditu.
commands-bench-preset = bestela, jokoaren ohiko arautegia
commands-bench-seats = 4, edo jokoak uzten duen hurbilena
commands-bench-seconds = zenbat denboran (%(default)s)
commands-bench-json = idatzi { "{" }"moves_per_second": …{ "}" }
commands-starting = Hasten
commands-bench-compiling = Motorra konpilatzen; behin bakarrik egiten da.
commands-bench-found = { $game }: { $millions } milioi ausazko jokaldi segundoko nukleo batean

commands-verify = egiaztatu amaitutako partida bat garbi banatu zela
commands-verify-about = Amaitutako partida baten froga egiaztatzen du: zerbitzaria kartei lotuta zegoela jokalariek gehitutakoa jakin aurretik, eta erakutsitako kartak horiek direla. Irteera-egoera 1 da zerbait ez badator bat.
commands-verify-file = froga, partidaren orritik deskargatua
commands-verify-record = partidaren erregistroa (.toml), karta berak dituela egiaztatzeko
commands-verify-json = idatzi JSON objektu bat
