# Programak jokatzen dituen aurkariak.

bots-novice = Hasiberria
    .meaning = Begiz jokatzen du, aurrera begiratu gabe.
bots-club = Klubeko jokalaria
    .meaning = Aurrera begiratzen du: jokaldi bakoitza ikusten ez dituen karten banaketa askorekin probatzen du.
