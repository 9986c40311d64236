# El diálogo de ajustes y la elección de la lengua.

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-pace = Los robots juegan
    .meaning = Con varias personas en la mesa cuenta el deseo más lento.
settings-pace-at-once = Al instante
settings-pace-quick = Deprisa
settings-pace-normal = Como siempre
settings-pace-slow = Despacio
settings-colours = Palos en cuatro colores
    .meaning = Diamantes azules, tréboles verdes; oros dorados, espadas azules, bastos verdes.
settings-italian = Palos italianos
    .meaning = En Primiera, copas, oros, espadas y bastos en lugar de corazones, diamantes, picas y tréboles.
settings-large = Índices muy grandes
    .meaning = La cara sencilla en todas las cartas, no solo en las pequeñas.
settings-still = Menos movimiento
    .meaning = Las cartas se ponen sin deslizarse. Lo que pida el dispositivo se respeta siempre.
settings-confirm = Confirmar los descartes
    .meaning = La primera pulsación elige la carta, la segunda la descarta.
settings-done = Listo
