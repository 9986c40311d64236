# Si una partida terminada se repartió limpiamente.

verify-title = ¿Se repartió limpiamente?
verify-about = Antes de que nadie añadiera nada, el servidor ya se había comprometido con el orden de cada baraja. Después, una moneda al azar de cada jugador dijo en qué orden se reparten sus lugares. Así nadie pudo elegir las cartas, y este navegador puede comprobarlo.
verify-checking = Comprobando…
verify-none = No hay nada que comprobar
verify-insecure = Los navegadores solo pueden comprobarlo por una conexión segura o en la máquina del servidor. Descarga la prueba y ejecuta boneace verify.

verify-promised = El compromiso es el que este navegador recibió de antemano.
verify-coin = Tu moneda está entre las de los jugadores.
verify-commitment = El compromiso abarca todas las barajas preparadas: { $count }
verify-packs = Las barajas que se repartieron están entre ellas: { $count }
verify-cards = Cartas abiertas, selladas en los lugares a los que llevan las monedas: { $count }
verify-sequence = Las cartas se repartieron desde arriba de cada baraja, cada una una vez: { $count }
verify-secret = Todas las cartas salen del secreto, que está abierto; barajas: { $count }
verify-mark = { $fits ->
    [yes] encaja
   *[no] no encaja
}
verify-late = Barajas que el compromiso no abarca, de las que solo se comprueba el orden: { $late }
verify-good = Todo lo que se ha comprobado encaja.
verify-bad = Algo no encaja: esta partida no se repartió como debía, o el fichero se ha cambiado.

verify-added = Lo que añadieron los jugadores
verify-nothing = nada
verify-shown = Las cartas, en el orden en que se repartieron
verify-pack = Baraja { $number }
verify-closed = sin abrir
verify-cut = Cortada para el primer reparto
verify-passed = Saltadas y sin abrir: { $count }
verify-download = Descargar la prueba
verify-command = Otro programa también puede comprobarlo: boneace verify, con la prueba y el registro de la partida.
