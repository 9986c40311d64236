# Ezarpenen leihoa eta hizkuntzaren aukera.

settings-title = Ezarpenak
settings-language = Hizkuntza
settings-theme = Gaia
settings-theme-auto = Gailuak bezala
settings-theme-light = Argia
settings-theme-dark = Iluna
settings-pace = Boten jokoa
    .meaning = Mahaian pertsona bat baino gehiago badago, nahirik motelenak balio du.
settings-pace-at-once = Berehala
settings-pace-quick = Azkar
settings-pace-normal = Ohi bezala
settings-pace-slow = Astiro
settings-colours = Lau koloreko paloak
    .meaning = Diamanteak urdin, hirustak berde; urreak urrekara, ezpatak urdin, bastoiak berde.
settings-italian = Palo italiarrak
    .meaning = Primieran, kopak, urreak, ezpatak eta bastoiak; ez bihotzak, diamanteak, pikak eta hirustak.
settings-large = Zenbaki oso handiak
    .meaning = Aurpegi soila karta guztietan, ez txikietan bakarrik.
settings-still = Mugimendu gutxiago
    .meaning = Kartak irristatu gabe jartzen dira. Gailuak eskatzen duena beti betetzen da.
settings-confirm = Berretsi baztertzeak
    .meaning = Lehen sakaldiak karta aukeratzen du, bigarrenak baztertu.
settings-done = Eginda
