# Las mesas contra una banca en el terminal. Las palabras de Vingt-Un están en vingt-un.ftl, con su
# glosario. pone: quien está a la derecha de quien reparte y recoge las cartas usadas.

## Lo que tiene cada uno

terminal-bank-has-deals = { $has }, reparte
terminal-bank-standing-pool = Marcador: { $seats }; en el fondo hay { $pool }.
terminal-bank-pool = En el fondo hay { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}.

## Tu turno, y la mesa

terminal-bank-deals = Reparte { $who }{ $doubled ->
    [yes] , y las apuestas van dobladas.
   *[no] .
}
terminal-bank-you-deal = Repartes tú{ $doubled ->
    [yes] , y las apuestas van dobladas.
   *[no] .
}
terminal-bank-doubled = Las apuestas van dobladas.
terminal-bank-stock = En la baraja { $stock ->
    [one] queda 1 carta
   *[other] quedan { $stock } cartas
}
terminal-bank-are-used = hay { $used ->
    [one] 1 carta usada
   *[other] { $used } cartas usadas
}
terminal-bank-pack = { terminal-bank-stock }.
terminal-bank-pack-used = { terminal-bank-stock }; { terminal-bank-are-used }.
terminal-bank-pack-with = { terminal-bank-stock }; { terminal-bank-are-used }, que recoge { $who }.
terminal-bank-pack-with-you = { terminal-bank-stock }; { terminal-bank-are-used }, que recoges tú.

## Manos

terminal-bank-hands = { $who }: { $hands }.
terminal-bank-dealer-has = { $who } tiene { $cards }.
terminal-bank-one-hand = { $hand ->
    [1] primera mano
    [2] segunda mano
    [3] tercera mano
   *[4] cuarta mano
}: { $told }
terminal-bank-hand = { $hand ->
    [0] Tu mano
    [1] Tu primera mano
    [2] Tu segunda mano
    [3] Tu tercera mano
   *[4] Tu cuarta mano
}: { $cards }.
terminal-bank-it-counts = suma { $total }
terminal-bank-counts = suma { $total }
terminal-bank-on-it = apuesta de { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}
terminal-bank-asked = ahora se juega esta
terminal-bank-face-down = { $cards ->
    [one] 1 carta boca abajo
   *[other] { $cards } cartas boca abajo
}

## Lo que puedes hacer

terminal-bank-type = { $offer }: escribe el número.

## Ayuda

terminal-bank-help-short = Formas cortas: { $stake } stake (apostar) o stand (plantarse), { $draw } draw (pedir), { $double } double (doblar), { $no-double } no double (no doblar), { $divide } divide (separar), { $keep } keep (no separar la pareja).
terminal-bank-help-stakes = Apuestas: solo el número, como 3, o stake 3, o { $stake } 3. Una segunda mano: divide 3 o { $divide } 3.
terminal-bank-help-aces = Un as vale 1 u 11: una mano de 7 o 17 pasa a ser 17 con un diez.

## Dibujada

terminal-bank-dealing = Reparte { $who }
terminal-bank-dealing-you = Repartes tú
terminal-bank-stakes-doubled = dobladas
terminal-bank-in-pool = fondo { $chips }
terminal-bank-in-pack = baraja { $cards }
terminal-bank-used = usadas { $cards }
terminal-bank-used-with = usadas { $cards }, con { $who }
terminal-bank-used-with-you = usadas { $cards }, contigo
terminal-bank-deals-now = reparte
terminal-bank-short = { $how ->
    [over-drawn] pasa
    [vingt-un] ¡21!
   *[natural] natural
}
terminal-bank-button-stake = Apostar
terminal-bank-ask-hand = Te toca, mano { $hand }: { $moves }.
terminal-bank-ask-amount = { $label } ({ $key }, de { $least } a { $most } o − +)
terminal-bank-key-amount = Las fichas de una apuesta: 1 y 5 son 15
terminal-bank-key-step = Más, menos
terminal-bank-key-stake = Apostar; o plantarse
terminal-bank-key-draw = Pedir
terminal-bank-key-double = Si repartes: doblar las apuestas, o no
terminal-bank-key-divide = Separar una pareja, con esas fichas en la mano nueva; o no separarla
terminal-bank-key-marks = es una apuesta; (D) marca a quien reparte, ▶ a quien le toca
terminal-bank-key-ace = Un as vale 1 u 11, lo que convenga
