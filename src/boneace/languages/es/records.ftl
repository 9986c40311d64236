# Partidas guardadas: por qué una no se puede leer, repetir o escribir, y en qué lugar. Las razones son
# parte de una frase: empiezan con minúscula y no llevan punto. Las claves (game, deals, pack) y las
# jugadas son notación.

records-line = línea { $line }
records-deal = reparto { $deal }
records-card = carta { $number }
records-move = jugada { $number }
records-after-move = tras la jugada { $number }
records-whole-deal = todo el reparto
records-place = { $key } { $number }

records-none = en el fichero no hay ninguna partida
records-suffix = el fichero de una partida guardada acaba en .toml o .jsonl
records-too-deep = hay demasiadas listas y tablas unas dentro de otras
records-not-read = esto no es { $form }: { $why }
records-not-utf8 = su byte { $place } ({ $code }) no es texto UTF-8
records-number-too-long = un número es demasiado grande para leerlo
records-not-written = esta partida no se puede escribir como TOML: { $why }
records-not-written-json = esta partida no se puede escribir como JSON: { $why }
records-half-character = contiene medio carácter ({ $code })
records-twice = la clave «{ $key }» está ahí dos veces
records-a-table = una partida guardada es una tabla de claves
records-format = «boneace» tiene que ser { $format }, la versión del formato, no { $found }
records-no-format = nada
records-deal-table = un reparto es una tabla de claves
records-no-key = «{ $key }» no es una clave de una partida guardada: hay { $known } y las propias, que empiezan con x-
records-missing = falta «{ $key }»
records-type = «{ $key }» tiene que ser { $type ->
    [str] texto
    [int] un número entero
    [list] una lista
   *[dict] una tabla de claves
}
records-text = «{ $key }» tiene que contener texto, no { $value }
records-over = la partida ha terminado: no sigue ningún reparto
records-over-by = la partida ha terminado: no sigue ningún reparto, pues la opción «{ $name }» es { $value }
records-card-missing = falta una carta antes de la jugada «{ $move }»
records-unfinished = el reparto queda sin terminar, y le sigue otro
records-too-many = «{ $move }» es una jugada de más: el reparto ha terminado
records-name-seat = «{ $move }» tiene que nombrar aquí su asiento: «2: { $move }»
records-refused = «{ $move }»: { $why }

## Con qué empieza una partida

records-not-kept = «{ $key }» no se guarda en este juego: hay { $known }
records-list = «{ $key }» tiene que ser una lista de { $count }, uno por { $each ->
    [side] bando
    [pot] bote
   *[seat] asiento
}
records-number = { $what } tiene que ser un número entero de { $least } a { $most }, no { $value }
records-number-of = { $key } del { $each ->
    [side] bando
    [pot] bote
   *[seat] asiento
} { $place }
