# Zooa: botak neurtzeko estrategia finkoak (boneace arena JOKOA --list).
#
# Estrategien izenak (caller, knock_25) berdin idazten dira hizkuntza guztietan.

zoo-unknown = zooak ez du «{ $name }» estrategiarik { $game } jokorako: { $known }
zoo-caller = Beti berdintzen, ikusten edo onartzen du, eta inoiz ez du igotzen.
zoo-raiser = Beti gehiena igotzen du, muga bateraino.
zoo-folder = Besteek apustu egin bezain laster uzten du, eskua ia garaiezina ez bada.
zoo-honest = Eskuak balio duena jokatzen du, eta inoiz ez du blofatzen.
zoo-bluffer = Eskuak balio duena jokatzen du, eta lau esku txarretik bat ona balitz bezala.
zoo-trapper = Esku onarekin itxaron egiten du besteek apustu egin eta igo arte, eta orduan gehiena igotzen du.
zoo-random = Edozein jokaldi zuzen egiten du.
zoo-first-turn-knocker = Arauek uzten duten bezain laster amaitzen du banaketa, edozein eskurekin.
zoo-knock = Eskua hobetzen duena hartzen du, eta { $points } puntutik aurrera kolpatzen du.
