# La mesa sencilla en el terminal, para todo juego que no tiene una propia. Cómo se llama una jugada, y lo que se
# dice de los asientos y de la mesa, lo da el juego.

## Tu turno y la mesa

terminal-plain-hand-total = Tu mano: { $cards }. Vale: { $total }.
terminal-plain-pile = { $title }: { $cards }.
terminal-plain-pack = mazo: { $cards }

## Lo que puedes hacer

terminal-plain-many = { $verb }: { $count } jugadas, como { $move }; moves las dice todas.
terminal-plain-help-moves = Jugadas: como las nombra la lista, por su número o por el comienzo de su primera palabra.
terminal-plain-help-cards = Las cartas solas, como 7H, bastan si solo una jugada las nombra.

## Dibujada

terminal-plain-ask-move = { $count ->
    [1] { $label } ({ $key })
   *[other] { $label } ({ $key }, − + la cambian)
}
terminal-plain-key-card = Una carta de tu mano, o una cantidad; también con un clic
terminal-plain-key-step = Otra jugada de la misma clase; otra cantidad
