# Programak jokatzen dituen aurkariak.

bots-novice = Hasiberria
    .meaning = Begiz jokatzen du, aurrera begiratu gabe.
bots-club = Klubeko jokalaria
    .meaning = Aurrera begiratzen du: jokaldi bakoitza ikusten ez dituen karten banaketa askorekin probatzen du.
bots-expert = Aditua
    .meaning = Behin baino gehiagotan begiratzen du aurrera, besteen hutsegiteak kontuan hartzen ditu eta jokoa aldatzen du.
bots-master = Maisua
    .meaning = Adituak bezala jokatzen du, gehiago pentsatuta: jokaldiko segundo bat gehienez.
