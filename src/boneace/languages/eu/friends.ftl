# Lagunen mahaiak zer ukatzen duen, eta zergatik. Arrazoia esaldi baten zatia da: letra larririk eta punturik gabe.

friends-not-found = ez dago horrelako mahairik
friends-key = esteka honek ez du mahaia irekitzen dagoeneko
friends-name-taken = hemen norbaitek { $name } izena du dagoeneko
friends-full = mahai hau beteta dago
friends-closed = anfitrioiak jende berriari itxi dio mahai hau
friends-taken = { $name } dago leku horretan
friends-sits-there = norbait dago leku horretan
friends-no-place = ez duzu lekurik mahai honetan
friends-last = zu bakarrik geratzen zara: beste inor ezin da anfitrioia izan
friends-host-only = hori anfitrioiak bakarrik egin dezake: { $who }
friends-playing = partida bat jokatzen ari da: itxaron amaitu arte
friends-fixed = gaualdiak finkatu ditu lekuak eta arauak
friends-no-member = mahai honetan ez dago horrelakorik
friends-yourself = ezin duzu zeure burua kanporatu
friends-evening = gaualdi bateko mahaira itzuli honetan bertan jokatzen dutenak bakarrik datoz
friends-missing = oraindik falta da: { $who }
friends-no-match = ez da partidarik jokatzen ari
friends-start-seated = eseri partida hasteko
friends-nobody-sits = inor ez da eseri oraindik
friends-too-many-sit = joko honek { $most } leku ditu, eta jende gehiago dago eserita
friends-vote-seated = lekua duenak bakarrik bozkatzen du
friends-silenced = anfitrioiak isilarazi zaitu
friends-only-members = sartu mahaira lehenengo
friends-too-many-words = itxaron une bat gehiago esan aurretik
friends-no-watchers = anfitrioiak ez du partida hau ikusten uzten
friends-somebody = alde egin duen norbait
