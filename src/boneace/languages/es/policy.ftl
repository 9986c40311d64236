# Políticas entrenadas, en ficheros (`boneace.env.policies`): por qué no se puede usar una.
#
# Glosario. policy: política, una red de pesos que dice cada cuánto se hace cada jugada. layout: qué significa cada
# lugar de lo que se observa.

policy-a-policy = una política
policy-no-network = estos números no forman una red para este juego: { $why }
policy-other-format = { $file } es una política de otra versión de Bone Ace
policy-no-file = no se puede leer { $file }: { $why }
policy-no-policy = { $file } no es un fichero de política, o le falta una parte
policy-other-game = esta política se entrenó en otro juego: { $game }
policy-other-actions = esta política se entrenó con otras jugadas: el juego ha cambiado desde entonces
policy-other-layout = esta política se entrenó para { $seats } asientos y otras opciones, o para una versión anterior del juego: no puede leer lo que se ve aquí
