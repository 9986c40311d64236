# Partida berriaren orria.

form-title = Partida berria
form-title-of = Partida berria: { $game }
form-heading = Partida berria: { $game }
form-no-game = Ez dago halako jokorik
    .text = Mahai honek ez du joko hori.

form-seats = Eserlekuak
form-passes = Txanda zerrenda honen arabera pasatzen da.
form-watching = Eserleku bat ere ez da zurea: begira egongo zara.
form-name-at = { $n }. eserlekuko izena
form-who-at = Nor dago { $n }. eserlekuan
form-remove = Kendu { $n }. eserlekua
form-add = Gehitu eserlekua
form-more-seats = Arau hauekin { $n } jokalarik jokatzen dute. Arau hauekin gehiagok joka dezakete: «{ $preset }».
form-choose-preset = Jokatu «{ $preset }» { $n ->
    [one] eserleku bat
   *[other] { $n } eserleku
} gehiagorekin
form-wait = Lagunei itxaron gehienez
    .meaning = Hurrengo banaketak denek emaitza ikusi arte itxaroten du. Muga norbait prest dagoenetik kontatzen da.
form-wait-unlimited = Mugarik gabe
form-wait-seconds = { $n ->
    [one] Segundo { $n }
   *[other] { $n } segundo
  }
form-clock = Erlojua
    .meaning = Pertsonek bakarrik dute. Denbora amaitzean bot batek jokatzen du, jokalaria itzuli arte.
form-clock-none = Erlojurik ez
form-clock-move = { $n ->
    [one] Segundo { $n } jokaldiko
   *[other] { $n } segundo jokaldiko
  }
form-clock-bank = { $n ->
    [one] { $minutes } minutu eta segundo { $n } jokaldiko
   *[other] { $minutes } minutu eta { $n } segundo jokaldiko
  }
form-away = Bot batek joka dezake ez dagoenaren ordez
    .meaning = Besteek denen artean erabakitzen dute.
form-away-never = Inoiz ez
form-away-seconds = { $n ->
    [one] Segundo { $n } igarota
   *[other] { $n } segundo igarota
  }
form-first-dealer = Lehen banatzailea
form-seat = { $n }. eserlekua
form-player = { $n }. jokalaria
form-your-name = Zure izena
form-asks-name = Nola deitu behar dizute? Nabigatzaile honek izena gogoan hartuko du. Izenik gabe gonbidatua zara.
form-opponents = Aurkariei buruz

form-rules = Arauak
form-house-rules = Etxeko arauak
form-as-set = arautegikoak
form-changed = { $n } aldatuta
form-reset-all = Berrezarri denak
form-rules-link = Arau hauek daramatzan esteka
form-start = Hasi
form-less = Gutxiago: { $option }
form-more = Gehiago: { $option }
form-changed-from = «{ $value }» ordez
form-reset = Berrezarri
form-reset-option = Berrezarri: { $option }
# Below an option: the clause of the rules it comes from, and how many more there are.
form-rule = { $clause } araua
form-rules-more = beste { $n }
form-value-none = bat ere ez
form-value-yes = bai
form-value-no = ez
form-opens = Ireki karta guztiak amaieran
    .meaning = Arauek inoiz erakusten ez dituztenak ere bai. Orduan edonork egiazta dezake partida osoa.
