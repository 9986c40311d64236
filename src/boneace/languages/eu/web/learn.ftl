# Joko baten lehen banaketa, laguntzarekin jokatua.

learn-title = Zure lehen banaketa: { $game }
learn-go-on = Jarraitu
learn-yours = Zure txanda da.
learn-listen = Jarraitu lehenbizi ikasgaiarekin
learn-not-now = Hori benetako partida batean joka dezakezu. Hemen, egin ikasgaiak dioena.
learn-play = Jokatu orain
learn-again = Berriro
learn-none = Ez dago ikasgairik
learn-clause = { $clause } araua
learn-link = Ikasi
    .of = Ikasi { $game }: zure lehen banaketa
    .first = Ikasi lehen banaketa batekin
