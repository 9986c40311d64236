# Perché delle carte non vanno insieme. I nomi delle carte sono in shared/cards.ftl.

cards-other-pack = le carte del mazzo { $one } e quelle del mazzo { $other } non si mescolano
cards-not-in-pack = il mazzo { $pack } non ha carte con questi numeri
cards-twice = «{ $card }» compare due volte
