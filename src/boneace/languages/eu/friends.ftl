# Lagunen mahaiak zer ukatzen duen, eta zergatik. Arrazoia esaldi baten zatia da: letra larririk eta punturik gabe.

friends-not-found = ez dago horrelako mahairik
friends-key = esteka honek ez du mahaia irekitzen dagoeneko
friends-name-taken = hemen norbaitek { $name } izena du dagoeneko
friends-full = mahai hau beteta dago
friends-taken = { $name } dago leku horretan
friends-sits-there = norbait dago leku horretan
friends-no-place = ez duzu lekurik mahai honetan
friends-last = zu bakarrik geratzen zara: ez dago beste inor mahaia zaintzeko
friends-host-only = hori ostalariak bakarrik egin dezake: { $who }
friends-playing = partida bat jokatzen ari da: itxaron amaitu arte
friends-fixed = gaualdiak finkatu ditu lekuak eta arauak
friends-no-member = mahai honetan ez dago horrelakorik
friends-yourself = ezin duzu zeure burua bidali
friends-evening = gaualdi bateko mahaira txanda honetan bertan jokatzen dutenak bakarrik datoz
friends-missing = oraindik falta da: { $who }
friends-no-match = ez da partidarik jokatzen ari
friends-start-seated = eseri partida hasteko
friends-nobody-sits = inor ez da eseri oraindik
friends-too-many-sit = joko honek { $most } leku ditu, eta jende gehiago dago eserita
friends-vote-seated = lekua duenak bakarrik bozkatzen du
friends-silenced = ostalariak isilarazi zaitu
friends-only-members = sartu mahaira lehenengo
friends-too-many-words = itxaron une bat gehiago esan aurretik
friends-no-watchers = ostalariak ez du uzten partida hau ikusten
friends-somebody = alde egin duen norbait
