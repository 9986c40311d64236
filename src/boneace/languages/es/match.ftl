# Lo que toda partida dice de sí misma: a quién le toca y qué no es una jugada.

match-over = La partida ha terminado
match-card-first = Antes tiene que salir una carta del mazo
match-turn = Es el turno de { $who } (asiento { $turn }), no del asiento { $seat }
match-turn-why = Es el turno de { $who } (asiento { $turn }), no del asiento { $seat }: { $why }
match-no-card-number = no hay carta número { $number }
match-no-card-now = el mazo no tiene ahora { $card }
match-not-a-card = «{ $text }» no es una carta de la baraja { $kind ->
    [spanish] española
   *[french] francesa
} de { $cards }
match-no-move-number = no hay jugada número { $number }: las jugadas van de 0 a 62
match-why-not-shape = why_not en words.py de { $game } tiene que devolver una frase y el número de una cláusula, o None como número: return say("…"), "AB-01". Ha devuelto { $given }
match-parse-shape = parse en words.py de { $game } tiene que devolver el número de una jugada. Para «{ $text }» ha devuelto { $given }
match-no-seat = no hay asiento { $seat }: los asientos van de 0 a { $last }
match-long-text = «{ $text }» es demasiado largo para ser una jugada
match-nothing-pushed = no hay ninguna jugada que deshacer
match-no-aside = «{ $text }» no es algo que aquí se pueda hacer fuera de turno
match-is-aside = «{ $text }» se hace fuera de turno y no es una jugada: es para Match.aside
match-dealer = reparte un asiento de 0 a { $last }, no { $dealer }
match-no-such-standing = según las reglas, ninguna partida puede seguir desde este estado
match-players = hay { $named } nombres para { $seats } asientos
match-not-a-move = «{ $given }» no es una jugada: una jugada es un texto, un Move o su número
match-no-event = no hay ningún suceso { $number }: { $count ->
    [0] la partida aún no tiene ninguno
    [one] la partida tiene uno, el 0
   *[other] la partida tiene { $count }, contados desde 0
}
match-no-move-now = el asiento { $seat } no tiene ninguna jugada: no es su turno
match-not-legal = la jugada { $number } no es legal ahora; lo son: { $moves }
match-not-legal-here = la jugada { $number } no es legal aquí
