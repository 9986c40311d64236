# Partida berriaren orria.

form-title = Partida berria
form-title-of = Partida berria: { $game }
form-heading = Partida berria: { $game }
form-no-answer = Erantzunik ez
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
form-choose-preset = Jokatu «{ $preset }» eserleku bat gehiagorekin
form-wait = Lagunei itxaron gehienez
    .meaning = Hurrengo banaketak denek emaitza ikusi arte itxaroten du. Muga norbait prest dagoenetik kontatzen da.
form-wait-unlimited = Mugarik gabe
form-wait-seconds = { $n ->
    [one] Segundo { $n }
   *[other] { $n } segundo
  }
form-first-dealer = Lehen banatzailea
form-seat = { $n }. eserlekua
form-player = { $n }. jokalaria
form-your-name = Zure izena
form-asks-name = Nola deitu behar dizute? Behin bakarrik galdetzen da, nabigatzaileak gogoan du; izenik gabe bisitaria zara.
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
form-changed-from = lehen: «{ $value }»
form-reset = Berrezarri
form-reset-option = Berrezarri: { $option }
form-value-none = bat ere ez
form-value-yes = bai
form-value-no = ez
