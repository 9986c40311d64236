# Zooa: botak neurtzeko estrategia finkoak (boneace arena JOKOA --list).
#
# Estrategien izenak (caller, knock_25) berdin idazten dira hizkuntza guztietan.

zoo-unknown = zooak ez du “{ $name }” estrategiarik { $game } jokorako: { $known }
zoo-caller = Beti berdintzen, ikusten edo onartzen du, eta inoiz ez du igotzen.
zoo-raiser = Beti gehiena igotzen du, muga bateraino.
zoo-folder = Besteek apustu egin bezain laster uzten du, eskua ia garaiezina ez bada.
zoo-honest = Eskuak balio duena jokatzen du, eta inoiz ez du blofatzen.
zoo-bluffer = Eskuak balio duena jokatzen du, eta lau esku txarretik bat ona balitz bezala.
zoo-trapper = Esku onarekin itxaron egiten du besteek apustu egin eta igo arte, eta orduan gehiena igotzen du.
zoo-ordago = Ahal duen guztietan hordago esaten du, eta hordago guztiak onartzen ditu.
zoo-four-suits = Beti palo bakoitzeko karta bana bilatzen du.
zoo-one-suit = Beti gehien balio duen paloa bilatzen du.
zoo-random = Edozein jokaldi zuzen egiten du.
zoo-first-turn-knocker = Arauek uzten duten bezain laster amaitzen du banaketa, edozein eskurekin.
zoo-knock = Eskua hobetzen duena hartzen du, eta { $points } puntutik aurrera kolpatzen du.
zoo-stop-pair = Busa geldiarazten du bikotearekin edo hobearekin.
zoo-stop-flush = Busa geldiarazten du kolorearekin edo hobearekin.
zoo-stop-run = Busa geldiarazten du eskailerarekin edo hobearekin.
zoo-stand = Erdikoa jokatzen du, inoiz ez du bikoizten edo banantzen, eta zenbateko honekin gelditzen da: { $total }.
zoo-doubler = Gehiena jokatzen du, ahal duenean bikoizten eta banantzen du, eta 17-rekin gelditzen da.

## Liburu on batek irakasten duena, jokoka

zoo-textbook-thirty-one = Agerian dagoen karta hartzen du eskua hobetzen badu, palorik onena gordetzen du, eta lehen txandan 22 puntutik eta geroago 29tik aurrera kolpatzen du.
zoo-textbook-switch = Trukatzen du eskua hobetzen bada, eta lehen txandan 22 puntutik eta geroago 27tik aurrera kolpatzen du.
zoo-textbook-stop-the-bus = Trukerik onena egiten du, eta busa geldiarazten du hasieran bikotearekin, geroago kolorearekin.
zoo-textbook-schwimmen = 18ko lehen eskua gordetzen du, trukatzen du eskua hobetzen bada, eta hasieran 24 puntutik eta geroago 28tik aurrera kolpatzen du.
zoo-textbook-best-pair-thirty-one = Bikoteekin igotzen du, errege edo batekoarekin ikusten du, gainerakoarekin uzten du; 26rekin gelditzen da, edo 24rekin bestea gelditu bada.
zoo-textbook-three-stake-brag = Bikoteak balio duenaren arabera jokatzen du, prialekin igotzen du, eta bikoterik gabe uzten du.
zoo-textbook-primiera = Karta bat eskatzen du hiru palorekin, bestela palorik onenera; 45eko puntutik aurrera jokatzen du.
zoo-textbook-vingt-un = Bateko edo hamarreko batekin asko jokatzen du, batekoak eta zortzikoak banantzen ditu, eta 16rekin edo 18 bigunarekin gelditzen da.
zoo-textbook-mus = Mus mozten du esku jokagarriarekin, hiru eskutik bi irabazten baditu enbido egiten du, aukeren arabera onartzen du, eta ez du jokoa ezertarako arriskatzen.
