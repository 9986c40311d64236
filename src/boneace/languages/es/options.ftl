# Lo que se dice de opciones, reglamentos y asientos, sea cual sea el juego.
#
# Glosario. option: opción. preset: reglamento. seat: jugador o asiento. deal: reparto. Los nombres de las
# opciones, los reglamentos y los valores son notación: no se traducen.

options-group-play = Juego
options-group-cards = Cartas
options-group-stakes = Apuestas
options-group-hands = Manos
options-group-betting = Envites
options-group-match = Partida
options-group-the-deal = El reparto
options-group-naturals = Naturales
options-group-pool = Fondo
options-group-game = Partida
options-group-count = Recuento
options-group-signals = Señas
options-default = Por defecto

options-cut-card = { WITHIN($who) } { $card }
options-cut = { $how }: { $turned }. { $who ->
    [you] Repartes primero tú
   *[other] Reparte primero { $who }
}.
options-cut-told = El corte para repartir
options-cut-choice = Cortando las cartas

options-so-many-seats = { $seats } { $seats ->
    [one] jugador
   *[other] jugadores
}
options-from-to-seats = de { $least } a { $most } jugadores
options-allows-bool = true o false
options-allows-int = un número entero de { $least } a { $most }
options-allows-odd = un número impar de { $least } a { $most }
options-allows-choice = uno de { $values }

options-only-with = Solo tiene efecto con { $needs }.
options-needed = { $values } ({ $option })
options-needed-value = «{ $text }»
options-did-you-mean = ¿querías decir «{ $close }»?
options-there-are = hay { $known }
options-not-allowed = la opción «{ $name }» debe ser { $allows }, no { $value }
options-allowed-kinds = la opción «{ $name }» admite un intervalo de números, None para sí o no, o textos para elegir, no { $value }
options-no-option = { $game } no tiene la opción «{ $name }»: { $known }
options-no-preset = { $game } no tiene el reglamento «{ $name }»: { $known }
options-missing = falta la opción «{ $name }»: `resolve` devuelve todas las de un reglamento
options-preset-wrong = reglamento «{ $preset }»: { $why }
options-game-unreadable = no se puede cargar el juego «{ $name }» del paquete { $package }: { $why }
options-other-package = { $package } declara el paquete { $declared }
options-no-declaration = en { $package }/declaration.py tiene que haber una Declaration llamada DECLARATION
options-other-name = el punto de entrada se llama «{ $name }», pero la declaración dice name="{ $declared }"
options-no-game = no hay ningún juego «{ $name }»: { $known }
options-example = el juego «{ $name }» es un ejemplo, y no está instalado: pip install ./examples/{ $name } en el código de Bone Ace
options-no-bot = no hay ningún rival «{ $name }»: { $known }
options-seats = a { $game } juegan { $many }, no { $seats }
options-seats-so = con estas opciones, a { $game } juegan { $many }, no { $seats }
options-cards-all = { $game } se juega siempre con la baraja entera
options-cards-few = { $seats } asientos de { $game } necesitan más que { $cards ->
        [one] una carta
       *[other] estas { $cards } cartas
    }
options-cards-none = estas reglas de { $game } no tienen { $cards }
options-cards-wanted = cartas en notación, como texto o como lista
options-no-clause = el libro de reglas de { $game } no tiene ninguna cláusula «{ $clause }»

## The values of an option that is on or off, in a rule book

options-true = sí
options-false = no
