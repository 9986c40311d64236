# Die Gegner, die das Programm spielt.

bots-novice = Anfänger
    .meaning = Spielt nach Faustregeln, ohne vorauszudenken.
bots-club = Clubspieler
    .meaning = Macht jeden zweiten Zug wie der Anfänger und denkt bei den übrigen voraus: Er prüft jeden Zug an vielen möglichen Verteilungen der Karten, die er nicht sieht.
bots-expert = Experte
    .meaning = Spielt so gut, wie wir das Spiel beherrschen, trifft aber bis zu eine von fünf Entscheidungen wie der Anfänger.
bots-master = Meister
    .meaning = Spielt so gut, wie wir das Spiel beherrschen, und lässt sich für einen Zug bis zu einer Sekunde Zeit.
