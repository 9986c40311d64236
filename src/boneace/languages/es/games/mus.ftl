# Mus: de qué va, sus opciones y sus reglamentos.
#
# Glosario. round: lance. side: pareja, bando. partner: compañero. stone: piedra. eldest: mano. to
# end the talk: cortar. signal: seña (se pasa, y el contrario la caza).

mus-game = Mus
    .summary = Cuatro cartas, dos contra dos y cuatro lances: grande, chica, pares y juego. Los compañeros pueden pasarse señas; con un órdago se juega uno el juego entero.

## Opciones

mus-option-kings = Reyes y ases
    .meaning = Si los treses son reyes y los doses son ases, en orden y en valor.
    .value-eight = Ocho reyes y ocho ases: los treses son reyes, los doses ases
    .value-four = Cuatro reyes y cuatro ases: rey, caballo, sota, siete y así hasta el as
    .value-printed = Como está impreso en la fuente: el tres segundo, con valor 3
mus-option-wild = Perico y Perica
    .meaning = Si el caballo de bastos y la sota de oros son comodines.
    .value-none = Sin comodines
    .value-each = Cada uno vale por cualquier carta, la mejor en cada lance
mus-option-natural-first = Antes las naturales
    .meaning = Una mano sin comodín gana a otra igual que lo tiene.
mus-option-la-real = La real
    .meaning = Tres sietes y una carta de 10 son la mejor 31.
mus-option-sides = Bandos
    .meaning = Quién juega con quién: los compañeros enfrentados, o nadie (mus ilustrado).
    .value-partners = Dos contra dos
    .value-alone = Cada uno por su cuenta, de cuatro a ocho
mus-option-target = Piedras
    .meaning = Las piedras que ganan un juego.
mus-option-games = Juegos
    .meaning = La partida es al mejor de tantos juegos.
mus-option-corrido = Mus corrido
    .meaning = En el primer reparto la baraja corre con cada descarte, quien corta es mano y nadie pasa señas.
mus-option-stock-from = Mazo agotado
    .meaning = De quién son los descartes que forman el mazo nuevo.
    .value-all = De todos
    .value-others = De todos, menos de un único jugador que falte por servir
mus-option-answer = Contestar a un envite
    .meaning = Quién de la pareja contesta.
    .value-either = Cualquiera: no se quiere cuando todos los que pueden contestar no quieren
    .value-first = El que habla primero compromete a su pareja
mus-option-takers = Querer un envite
    .meaning = Cuántos pueden querer un mismo envite cuando cada uno juega por su cuenta.
    .value-any = Todos
    .value-one = Un solo contrario
mus-option-pass-pays = Lances en paso
    .meaning = Lo que pagan pares, juego y punto cuando no se envida.
    .value-basic = Solo su valor
    .value-literal = Una piedra más, como dice la fuente
mus-option-partner-counts = Lo del compañero
    .meaning = La pareja con los mejores pares o juego cuenta el valor de los dos.
mus-option-ordago-settles = Órdago querido
    .meaning = Qué se mira cuando se quiere un órdago.
    .value-round = Solo ese lance: gana el juego
    .value-counted = Antes los lances anteriores, por si ya ganan el juego
mus-option-signals = Señas
    .meaning = Si los compañeros pueden pasarse señas, y quién las ve.
    .value-off = Sin señas
    .value-unseen = Solo las ve el compañero
    .value-chance = Las ve el compañero, y el contrario que las cace
mus-option-signal-chance = Señas cazadas
    .meaning = De cada cien señas, cuántas caza cada contrario.
mus-option-courtesy = Una piedra por jugar como es debido
    .meaning = Un jugador puede reclamar una piedra por jugar como es debido; es de su pareja si la concede un contrario que ha faltado.

## Reglamentos

mus-preset-default = Mus
    .summary = Ocho reyes y ocho ases, a 40 piedras, al mejor de tres juegos.
mus-preset-four-kings = Cuatro reyes
    .summary = Los treses y los doses conservan su orden y su valor.
mus-preset-thirty = A treinta piedras
    .summary = Un juego más corto, a 30 piedras.
mus-preset-la-real = La real
    .summary = Tres sietes y una carta de 10 son la mejor 31.
mus-preset-corrido = Mus corrido
    .summary = El primer reparto sin señas: la baraja corre hasta que alguien corta, y ese es mano.
mus-preset-perico = Perico y Perica
    .summary = El caballo de bastos y la sota de oros son comodines.
mus-preset-literal = Al pie de la letra
    .summary = Se cuenta como dice la fuente: una piedra más por pares, juego y punto sin envite, y solo cuenta la mejor mano.
mus-preset-ilustrada = Mus ilustrado
    .summary = Cada uno por su cuenta, de cuatro a ocho jugadores.
