# Klub bat: kideak, etxeko arauak, gaualdiak mahai eta emaitzekin.

club-cannot-open = Ezin da kluba ireki
club-join-anew = Sartu berriro
club-elsewhere = Hau beste orri batean irekita dago
club-new = Klub berri bat
club-new-about = Klub batek esteka bakarra du. Hura ireki eta izen bat ematen duena kide egiten da; inork ez du konturik behar.
club-title = Klubaren izena
club-retitle = Aldatu izena
club-your-name = Zure izena
club-make = Sortu kluba
club-door = { $n ->
    [one] Ardura: { $hosts }. Orain arte kide { $n }.
   *[other] Ardura: { $hosts }. Orain arte { $n } kide.
}
club-join = Sartu
club-invite = Gonbidatu
club-invite-text = Esteka hau ireki eta izen bat ematen duena kide egiten da.
club-link = Klub honen esteka
club-members = { $n ->
    [one] Kide { $n }
   *[other] { $n } kide
}
club-all-members = { $n } kideak
club-host = anfitrioia
club-more = Gehiago
club-acting = behin-behineko anfitrioia
club-hosts-gone = Aspaldi ez da anfitriorik etorri; azkenekoz: { $day }. Behin-behineko anfitrioi izan zaitezke: anfitrioi batek egiten duena egin ahal izango duzu, klubak lehendik dituen anfitrioiak kentzea izan ezik.
club-take-over = Izan behin-behineko anfitrioi
club-only-host = Anfitrioi bakarra zara. Egin beste norbait ere anfitrioi, edo gorde zeure esteka: edozein gailutan irekitzen dizu kluba.
club-make-host = Egin anfitrioi
club-no-host = Kendu anfitrioi
club-remove = Kendu
club-remove-of = Kendu { $name }
club-remove-sure = Klubetik ateratzen da gailu guztietan. Haren emaitzak geratzen dira.
club-removed = Anfitrioi batek klub honetatik kendu zaitu.
club-of = { $does }: { $what }
club-rename = Aldatu zure izena
club-save = Gorde
club-cancel = Utzi
club-move = Erabili beste gailu bat
club-move-text = Ireki esteka hau beste gailuan. Daukanak zure izenean jardun dezake hemen: ez eman inori.
club-own-link = Zure esteka
club-leave = Utzi kluba
club-leave-sure = Klubetik ateratzen zara zure gailu guztietan. Zure emaitzak geratzen dira. Klubaren estekarekin berriro sar zaitezke, kide berri gisa.
club-leave-now = Utzi betiko
club-rules = Klubaren arauak
club-no-rules = Oraindik ez dago. Gaualdiek edozein jokoren ohiko arauak erabil ditzakete.
club-add-rules = Gehitu arauak
club-rules-name = Arau hauen izena
club-rules-remove-sure = Lehendik antolatutako gaualdiek arau hauek gordetzen dituzte.
club-rules-taken = Klubak badu lehendik izen horretako araurik.
club-rules-replace = Ordeztu
club-game = Jokoa
club-evenings = Gaualdiak
club-all-evenings = { $n } gaualdiak
club-no-evenings = Oraindik ez dago. Anfitrioi batek antolatzen ditu.
club-no-evenings-host = Oraindik ez dago. Antolatu lehena.
club-plan = Gaualdi berri bat
club-plan-about = Hainbat partida, bata bestearen atzetik: itzuli bakoitzeko eserlekuak zozketatzen dira, eta taula batek emaitza guztiak biltzen ditu.
club-plan-open = Antolatu gaualdi bat
club-plan-now = Antolatu
club-plan-lacks = Aurretik izen bat behar du.
club-evening-title = Gaualdiaren izena
club-plays = Zertan jokatzen den
club-size = Jokalariak mahaiko
club-system = Nor norekin
club-system-everybody = Denak denekin
club-system-results = Emaitzen arabera
club-system-knock-out = Kanporaketa
club-about-everybody = Mahaiak ahalik eta topaketa gutxien errepikatzeko zozketatzen dira.
club-about-results = Berdintsu dabiltzanak elkartzen dira. Biko mahaietan inork ez du aurkaririk errepikatzen.
club-about-knock-out = Mahai bakoitzeko erdi onena aurrera doa, bat geratu arte.
club-rounds = Itzuliak
club-rounds-planned = { $n ->
    [one] itzuli { $n }
   *[other] { $n } itzuli
}
club-partners = Bikoteak
club-partners-evening = bikoteak gaualdi osorako
club-partners-round = bikote berriak itzuli bakoitzean
club-spare = Mahairik gabe geratzen dena
club-spare-out = atseden hartzen du, bere batezbestekoarekin
club-spare-bot = botekin jokatzen du
club-patience = Hasi falta direnik gabe
club-patience-none = anfitrioi batek dioenean
club-patience-after = { $n } minuturen buruan, botekin
club-rated = Sailkapenerako balio du
club-rated-about = Botik gabeko partidek klubaren sailkapena aldatzen dute. Ez dago aholkurik.
club-is-rated = sailkapenerako
club-seeded = Lehen itzulia sailkapenaren arabera, ez zozketaz
club-points = Mahai bakoitzean lehenak puntu 1 jasotzen du, azkenak 0, eta tartekoek zati bat; berdinketak banatu egiten dira. Mahairik gabeko itzuliak norberaren batezbestekoa balio du. Puntu berdinekin, irabazitakoak erabakitzen du.
club-points-knock-out = Puntu bat gainditutako itzuli bakoitzeko. Puntu berdinekin, irabazitakoak erabakitzen du; mahai bateko berdinketa zozketaz erabakitzen da.
club-ratings = Sailkapena
club-ratings-about = Sailkapenerako partidek bakoitzaren jokoaz diotena, eta zenbateko zalantzarekin. Partida bakoitzak txikiagotzen du.
club-rating = Maila
club-player = Jokalaria
club-matches = Partidak
club-course-of = Lehen partidaren ondoren: { $first }; orain: { $last }
club-state-gathering = { $n ->
    [one] Gaualdia ez da hasi. Pertsona { $n } dago.
   *[other] Gaualdia ez da hasi. { $n } pertsona daude.
}
club-state-playing = { $round }. itzulia jokatzen ari da.
club-state-between = { $round }. itzulia amaitu da.
club-state-decided = Dena jokatu da.
club-state-closed = Gaualdia amaitu da.
club-winner = { $n ->
    [one] Irabazlea: { $names }.
   *[other] Irabazleak: { $names }.
  }
club-evening-over = amaituta
club-evening-deleted = Gaualdi hau ezabatu egin da.
club-delete = Ezabatu gaualdia
club-delete-sure = Itzuliak, emaitzak eta mahaiak denentzat ezabatzen dira. Sailkapena dagoen bezala geratzen da.
club-delete-now = Ezabatu betiko
club-take-part = Parte hartzen dut
club-go-home = Banoa
club-draw = Zozketatu { $round }. itzulia
club-close = Itxi gaualdia
club-close-now = Itxi gaualdia orain
club-are-here = Hemen: { $names }.
club-my-table = Joan nire mahaira: { $n }
club-you-are-out = Itzuli honetan atseden hartuko duzu.
club-you-go-on = Jokatu gabe zoaz aurrera.
club-guests = Nork hartzen duen parte: { $n }
club-round = { $n }. itzulia
club-sit-out = { $n ->
    [one] { $names } atseden hartzen ari da.
   *[other] { $names } atseden hartzen ari dira.
}
club-byes = { $n ->
    [one] { $names } jokatu gabe doa aurrera.
   *[other] { $names } jokatu gabe doaz aurrera.
}
club-table = { $n }. mahaia
club-sides = Bikoteak: { $first }; { $second }
club-table-waiting = zain
club-table-playing = jokatzen
club-table-over = amaituta
club-bot = Bot
club-missing = (falta zen: bot batek jokatu du)
club-start = Hasi orain
club-correct = Idatzi emaitza
club-correct-about = Bakoitzak irabazitakoa. Denek ikusten dute zuk idatzi duzula.
club-corrected = Idatzi duena: { $name }
club-review = Azterketa
club-standing = Behin-behineko sailkapena
club-final = Azken sailkapena
club-rank = Postua
club-points-column = Puntuak
club-won = Irabazia
club-firsts = Lehen
club-outs = Atsedenak
club-gone = (joanda)
club-share = Erakutsi gaualdia besteei
club-share-text = Esteka hau duen edonork irakur ditzake emaitzak. Ez da gakorik behar.
club-evening-link = Gaualdi honen esteka
club-csv = CSV
club-json = JSON
club-print = Inprimatu
