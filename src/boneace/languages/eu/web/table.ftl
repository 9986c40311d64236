# Lagunen mahaiak: sartzea, lekuak, solasa, botoak eta jokatutakoa.

table-of = { $host }: mahaia
table-of-evening = { $title }: { $n }. mahaia
table-free = { $n ->
    [0] leku guztiak hartuta daude
    [one] leku libre { $n }
   *[other] { $n } leku libre
  }
table-sit-there = { $n ->
    [one] Eserita: { $names }.
   *[other] Eserita: { $names }.
  }
table-door-playing = Partida bat jokatzen ari da. Hurrengoan sar zaitezke.
table-door-closed = Anfitrioiak jende berriari itxi dio mahai hau.
table-name = Zure izena
table-come-in = Sartu

## Lekuak

table-sit = Eseri hemen
table-sit-at = Eseri hemen: { $n }. lekua
table-free-place = libre
table-stand = Jaiki
table-put-bot = Jarri bot bat
table-put-bot-at = Jarri bot bat: { $n }. lekua
table-bot = Bot
table-change = Aldatu
table-level = Maila
table-take-away = Kendu
table-about = { $what }: { $whom }
table-host = anfitrioia
table-away = absente
table-silenced = isilarazita
table-is-bot = bot

## Erdian

table-start = Hasi
table-start-bots = { $n ->
    [one] Bot batek hartuko du leku librea.
   *[other] Botek hartuko dituzte { $n } leku libreak.
  }
table-nobody = Eseri hasteko.
table-awaits = Partida bere kabuz hasiko da denak daudenean.
table-playing = Partida bat jokatzen ari da.
table-go = Joan partidara
table-watch = Ikusi
table-no-watch = Anfitrioiak ez du begiratzen uzten.
table-fixed = Gaualdi honetako lekuak eta arauak finkatuta daude.
table-to-evening = Gaualdira
table-house = { $n ->
    [one] etxeko arau { $n }
   *[other] etxeko { $n } arau
  }
table-change-rules = Aldatu jokoa edo arauak
table-game = Jokoa
table-places = Lekuak
table-manners = Mahai honetan
table-watchers = Lekurik ez duenak begira dezake
table-newcomers = Jende berria sar daiteke
    .meaning = Bestela, orain hemen daudenak bakarrik itzul daitezke.
table-listed = Erakutsi mahai irekien zerrendan
    .meaning = Orduan ezezagunek aurkituko dute, eta sartu ahal izango dira.
table-bots = Programak etor daitezke estekarekin
    .meaning = Bot gisa markatuta daude. Zerrendako mahaietan ez dago halakorik.
table-save = Gorde
table-cancel = Utzi

## Gonbidatzea

table-invite = Gonbidatu lagunak
table-invite-text = Nahikoa da esteka ireki, izena eman eta esertzea. Inork ez du konturik behar.
table-invite-evening = Lekuak finkatuta daude: gaualdian parte hartzen dutenek bakarrik jokatzen dute hemen. Besteek esteka honekin begira dezakete, mahaiak uzten badu.
table-link = Mahai honen esteka
table-copy-link = Kopiatu esteka
table-code = Kodea
table-picture = QR kodea
table-picture-of = Mahai honen estekaren QR kodea
table-share = Partekatu…
table-share-text = Etorri nirekin jokatzera: { $game }.
table-move = Eraman nire lekua beste gailu batera
table-move-text = Ireki esteka hau beste gailuan, edo eskaneatu irudia harekin. Daukanak zure lekua du: ez eman inori.
table-own-link = Zure lekuaren esteka
table-own-picture = Zure lekuaren estekaren QR kodea

## Zer dator

table-next = Eta orain zer?
table-next-about = Lekua duten eta hemen dauden guztiek bozkatu bezain laster hasiko da hurrengo partida.
table-again = Berriro: { $game }
table-votes = { $n ->
    [0] botorik ez
    [one] boto { $n }
   *[other] { $n } boto
  }
table-played = Hemen jokatuak
table-player = Jokalaria
table-matches = Partidak
table-firsts = Irabaziak
table-review = Azterketa

## Jendea

table-people = Jendea
table-more = Gehiago
table-watching = { $n ->
    [one] Bisitari { $n } begira dago.
   *[other] { $n } bisitari begira daude.
  }
table-mute = Ezkutatu mezuak
table-unmute = Erakutsi mezuak
table-silence = Isilarazi
table-unsilence = Utzi hitz egiten
table-hand-over = Egin anfitrioi
table-host-away = Anfitrioia ez dago.
table-take-over = Izan anfitrioia
table-rename = Aldatu zure izena
table-remove = Bidali kanpora
table-remove-sure = Lekua galtzen du, eta estekarekin bakarrik itzul daiteke.
table-keep = Ez, jarrai dezala
table-sent-away = Anfitrioiak mahai honetatik kanporatu zaitu.
table-give-up = Utzi partida
table-give-up-sure = Mahaiak aurrera egingo du partida hau amaitu gabe. Partida bere helbidean geratuko da.
table-leave = Utzi mahai hau
table-leave-sure = Zure lekua betiko uzten duzu.
table-leave-now = Utzi
table-stay = Gelditu

## Solasa

table-talk = Solasa
table-talk-new = { $n ->
    [one] lerro berri { $n }
   *[other] { $n } lerro berri
  }
table-talk-here = Ireki solasa hemen
table-close-talk = Itxi solasa
table-say = Esan zerbait
table-send = Bidali
table-phrases = Esaldiak
table-nothing-said = Inork ez du ezer esan oraindik.
table-not-sent = Ez da bidali: ez dago konexiorik.
table-said-lost = Hau ez da iritsi: konexioa eten egin da. Berriz bidal dezakezu.
table-you-are-silenced = Anfitrioiak isilarazi zaitu.
table-here = { $n ->
    [one] Pertsona { $n } hemen
   *[other] { $n } pertsona hemen
  }
table-phrase-hello = Kaixo!
table-phrase-good-luck = Zorte on!
table-phrase-well-played = Ondo jokatuta!
table-phrase-thanks = Eskerrik asko!
table-phrase-sorry = Barkatu!
table-phrase-wow = Hara!
table-phrase-one-moment = Itxaron pixka bat, mesedez.
table-phrase-take-your-time = Lasai, presarik ez.
table-phrase-again = Beste bat?
table-phrase-goodbye = Agur!

## Beste mahaiak, edo bat ere ez

table-cannot-open = Mahai hau ezin da ireki
table-come-anew = Sartu berriro
table-elsewhere = Mahai hau beste fitxa batean irekita dago
    .text = Zure lekua erabiltzen duen orri berriena bakarrik dago konektatuta.
table-none-open = Une honetan ez dago guztientzat irekitako mahairik.
table-open-new = Ireki mahai bat
    .about = Gonbidatu lagunak esteka batekin, edo erakutsi mahaia zerrenda honetan.
table-with-code = Mahai baten kodea
