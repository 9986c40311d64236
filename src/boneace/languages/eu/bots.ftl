# Programak jokatzen dituen aurkariak.

bots-novice = Hasiberria
    .meaning = Oinarrizko arauekin jokatzen du, aurrera begiratu gabe.
bots-club = Klubeko jokalaria
    .meaning = Bi jokalditik bat hasiberriak bezala egiten du, eta besteetan aurrera begiratzen du: bakoitza ikusten ez dituen karten banaketa askorekin probatzen du.
bots-expert = Aditua
    .meaning = Jokoaz dakigun onenarekin jokatzen du, baina gehienez bost erabakitik bat hasiberriak bezala hartzen du.
bots-master = Maisua
    .meaning = Jokoaz dakigun onenarekin jokatzen du, eta jokaldiko segundo bat behar du gehienez.
