# Lo que dicen las funciones de los argumentos que no admiten: las de la biblioteca y los «drivers»,
# que ejecutan las reglas compiladas. El nombre de un argumento se da como se escribe en Python.

arguments-type = «{ $name }» debe ser { $wanted }, no { $given }
arguments-one-of = «{ $name }» tiene que ser uno de { $known }, no { $given }
arguments-an-array = un array de NumPy
arguments-options = las opciones de { $game } como array, o fijadas
arguments-a-whole-number = un número entero
arguments-text = un texto
arguments-a-pack = una baraja
arguments-cards = cartas, como Cards o en notación
arguments-names = una lista de nombres
arguments-shuffles = una función que da cartas a partir de un número
arguments-a-record = un registro, como lo da `read`
arguments-a-match = una partida, como la que empieza `new`
arguments-a-path = la ruta de un fichero
arguments-a-mapping = una correspondencia de nombres a valores
arguments-between = «{ $name }» debe ir de { $least } a { $most }, no ser { $given }
arguments-at-least = «{ $name }» debe ser { $least } o más, no { $given }
arguments-dtype = «{ $name }» debe tener el dtype { $wanted }, no { $given }
arguments-dtype-state = State de { $game }
arguments-dtype-options = Options de { $game }
arguments-shape = «{ $name }» debe tener la forma { $wanted }, no { $given }
arguments-too-short = «{ $name }» debe tener { $wanted } lugares o más, no { $given }
arguments-scattered = «{ $name }» debe ocupar un solo trozo de memoria (contiguo en orden C y alineado): da una copia
arguments-read-only = «{ $name }» debe poder escribirse: da una copia
arguments-option-code = «{ $name }» tiene el número { $given } en la opción «{ $option }», que no significa nada
arguments-specialized = «{ $name }» son opciones fijadas de otro juego que { $game }
arguments-not-begun = «{ $name }» tiene un estado que no ha empezado: `begin` o `begin_all` preparan la mesa
arguments-state = «{ $name }» no tiene un estado de { $seats } asientos: su { $field } es { $given }
arguments-generator = «{ $name }» es un generador de azar y no debe ser 0
arguments-legal = «{ $name }» debe contener una jugada legal del asiento de turno
arguments-shuffle-cards = un barajado debe ser una lista de números de carta de 0 a 62, no { $given }
arguments-shuffle-lacks = al barajado le faltan cartas que pueden salir ahora
arguments-pickle-shuffles = esta partida no se puede guardar con pickle, porque sus barajados no se pueden ({ $why }): empiézala con una semilla o con una función de un módulo
arguments-pickle-layout = esta partida se guardó con pickle cuando los estados de { $game } tenían otra disposición; un registro dura más (`to_record`)
