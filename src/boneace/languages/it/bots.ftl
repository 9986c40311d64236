# Gli avversari che il programma fa giocare.

bots-novice = Principiante
    .meaning = Gioca a occhio, senza pensare in anticipo.
bots-club = Giocatore di circolo
    .meaning = Fa una mossa su due come il principiante e per le altre ragiona: prova ogni mossa contro tante distribuzioni delle carte che non vede.
bots-expert = Esperto
    .meaning = Gioca nel modo migliore che conosciamo, ma prende fino a una decisione su cinque come il principiante.
bots-master = Maestro
    .meaning = Gioca nel modo migliore che conosciamo e ci mette fino a un secondo per mossa.
