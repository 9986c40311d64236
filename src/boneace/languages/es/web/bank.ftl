# La mesa en la que todos juegan contra quien reparte: Vingt-Un.
#
# Glosario. stake: apuesta. natural y vingt-un se dicen igual. over-drawn: pasado. to divide: separar.
# to draw: pedir carta. to stand: plantarse. pool: fondo. dealer: banca, quien reparte.

bank-stake = Apostar
bank-no-double = No doblar
bank-double = Doblar
bank-keep = No separar
bank-divide = Separar
bank-stand = Plantarse
bank-draw = Pedir
bank-low = mín.
bank-high = máx.
bank-lowest = La apuesta más baja
bank-highest = La apuesta más alta

bank-state-stands = se planta
bank-state-vingt-un = vingt-un
bank-state-over-drawn = pasado
bank-state-natural = natural
bank-being-played = en juego

bank-hand-1 = primera mano
bank-hand-2 = segunda mano
bank-hand-3 = tercera mano
bank-hand-4 = cuarta mano
bank-your-hand-1 = Tu primera mano
bank-your-hand-2 = Tu segunda mano
bank-your-hand-3 = Tu tercera mano
bank-your-hand-4 = Tu cuarta mano
bank-your-cards = Tus cartas
bank-hold = Tienes { $cards }.
bank-hold-1 = Tu primera mano es { $cards }.
bank-hold-2 = Tu segunda mano es { $cards }.
bank-hold-3 = Tu tercera mano es { $cards }.
bank-hold-4 = Tu cuarta mano es { $cards }.
bank-cards-total = { $cards }: { $total }
bank-stake-of = apuesta { $n }
bank-range = de { $least } a { $most }
bank-task-stake = apuesta { $stakes }
bank-task-double = dobla o no
bank-task-divide = separa o no
bank-task-keep = conserva la pareja
bank-task-draw = pide o plántate
bank-task-stand = plántate
bank-with-hand-1 = { $task } con tu primera mano
bank-with-hand-2 = { $task } con tu segunda mano
bank-with-hand-3 = { $task } con tu tercera mano
bank-with-hand-4 = { $task } con tu cuarta mano
bank-turn = Te toca: { $task }.
bank-drew = Te ha venido { $card }: { $total }.
bank-face-up = a la vista { $cards }
bank-counts = suma { $total }
bank-counts-word = suma

bank-head = Cabecera de la mesa
bank-you-deal = Repartes tú
bank-against-you = { $n ->
    [one] ficha contra ti
   *[other] fichas contra ti
  }
bank-pool = Fondo
bank-doubled = doblo
bank-tenure = mano { $n }
bank-used = Cartas usadas
bank-gathers = recoge las cartas usadas:
bank-stake-word = apuesta

bank-neither = Ni ganas ni pierdes
bank-why-seats = { $why } { $who }
bank-in-all = { $change } en total
bank-brought = Qué ha dado cada mano, y por qué
bank-player = Jugador
bank-hand = Mano
bank-why = Por qué
bank-chips = Fichas
bank-ante = Cada uno había puesto { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
  } en el fondo.

bank-key-stake = Elegir una apuesta; dos cifras seguidas forman un número
bank-key-step = Una ficha más o menos; sobre el número, las flechas, Inicio y Fin
bank-key-choose = Apostar lo elegido
bank-key-draw = Pedir una carta
bank-key-divide = Separar una pareja, con la apuesta elegida
bank-key-keep = No separar la pareja; si repartes, no doblar
bank-key-double = Si repartes, doblar las apuestas
