# La orden `boneace verify`.

fair-not-read = { $file } no es una prueba: { $why }
fair-coins-seats = { $file } no es una prueba: debe tener una moneda, o null, por jugador
fair-one-record = una prueba es de una sola partida: esta es otra del mismo fichero
fair-other-match = este es el registro de otra partida: { $theirs }; la prueba es de { $ours }

fair-commitment = El compromiso abarca todas las barajas preparadas: { $count }
fair-packs = Las barajas que se repartieron están entre ellas: { $count }
fair-cards = Cartas abiertas, selladas en los lugares a los que llevan las monedas: { $count }
fair-sequence = Las cartas se repartieron desde arriba de cada baraja, cada una una vez: { $count }
fair-secret = Todas las cartas salen del secreto, que está abierto; barajas: { $count }
fair-record = El registro tiene estas cartas en los mismos momentos; cartas en total: { $count }

fair-fits = encaja: { $what }
fair-wrong = NO ENCAJA{ $place }: { $what }
fair-at = { "" } (baraja/carta { $place })
fair-coins = Jugadores que añadieron una moneda: { $coins } de { $players }
fair-closed = Sin abrir: { $closed } cartas que las reglas no muestran, { $passed } saltadas
fair-late = Barajas que el compromiso no abarca, de las que solo se comprueba el orden: { $late }
fair-good = Todo lo que se ha comprobado encaja.
fair-bad = Algo no encaja: esta partida no se repartió como debía, o el fichero se ha cambiado.
