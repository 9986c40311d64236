# Kanpoko botak: saretik mahai batera datozen programak, eta `boneace bot`.

outside-no-bots = mahai honetan ez da botik onartzen
outside-may-not = bot batek ezin du hori egin
outside-known = bot baten eserlekuari bakarrik esaten zaio zer dakien
outside-bad-address = “{ $text }” ez da mahai baten esteka: honelakoa da: http://192.168.1.5:3131/table/k3x9m2pq
outside-unreached = ezin da iritsi { $server } zerbitzarira: { $why }
outside-no-server = { $server } helbidean ez du bertsio honetako Bone Acek erantzuten
outside-refused = zerbitzariak uko egin du: { $reason }
outside-other-rules = zerbitzariak beste arau batzuekin jokatzen du { $game }: zerbitzariak eta bot honek Bone Aceren bertsio berekoak izan behar dute
outside-replaced = beste programa batek bot honen gakoa darabil
outside-sent-away = ostalariak bota kanporatu du
outside-silent = zerbitzariak ez du ezer esan aspaldian
outside-closed = zerbitzariak konexioa itxi du
outside-lost = Konexioa galdu da ({ $why }); berriro saiatzen ari da.
outside-joined = { $code } mahaian, izena: { $name }.
outside-seated = Badu lekua.
outside-no-place = Oraindik ez du lekurik, eta zain dago.
outside-begins = { $match } partida hasi da.
outside-ended = { $game } amaitu da. Irabazleak: { $who }.
outside-left = Mahaitik joan da.
outside-leaves-later = Partida amaitzean joango da; Ctrl+C berriro sakatuta, oraintxe.
outside-help = bot batek lagunen mahai batean jokatzea
outside-about = Lagunen mahai batera doa estekarekin, eseri eta partida guztiak jokatzen ditu. Ctrl+C sakatuta mahaitik joaten da.
outside-url = mahaiaren esteka
outside-level = zein ondo jokatzen duen (%(default)s)
outside-name = zein izen duen (besterik ezean, bere maila)
outside-matches = hainbeste partidaren ondoren joan (besterik ezean, geratu)
