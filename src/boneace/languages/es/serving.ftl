# Lo que dice el servidor donde se arranca, y por qué no puede ser. Una razón es parte de una frase:
# empieza con minúscula y no lleva punto.
#
# Glosario. store: el fichero o la base de datos donde se guardan las partidas. port: puerto.

serving-at = Bone Ace está en { $url } (Ctrl+C lo para)
serving-no-address = no existe la dirección { $host }:{ $port } en la que escuchar
serving-in-use = el puerto { $port } está ocupado, quizá por otro Bone Ace: para ese, o elige otro puerto con --port (--port 0 busca uno libre)
serving-not-allowed = el puerto { $port } no se puede usar sin más permisos: elige otro con --port
serving-not-here = esta máquina no tiene la dirección { $host }: elige otra con --host
serving-cannot = no se puede escuchar en { $host }:{ $port }: { $why }
serving-other-name = este servidor no responde a ese nombre
serving-other-site = no se responde a peticiones de otros sitios
serving-unstated-proxy = llegan peticiones por un proxy en { $address } que no se ha declarado, así que todas cuentan para una sola dirección: decláralo con --proxy

## Donde se guardan las partidas

serving-remedy = nombra otro fichero con --db, o quita este de en medio
serving-folder = { $file } es una carpeta y no guarda partidas: nombra un fichero con --db
serving-unread = { $file } no se puede leer ({ $why }): { serving-remedy }
serving-no-database = { $file } no es una base de datos: { serving-remedy }
serving-another-program = { $file } es una base de datos de otro programa: { serving-remedy }
serving-unopened = { $file } no se puede abrir ({ $why }): { serving-remedy }
serving-damaged = { $file } está dañado ({ $why }): recupera una copia, o { serving-remedy }
serving-newer = { $where } lo escribió un Bone Ace posterior: instala la última versión, o { serving-remedy }
serving-no-folder = no se puede crear la carpeta { $folder } ({ $why }): nombra otro fichero con --db
serving-unwritten = no se puede escribir en { $file }: nombra otro fichero con --db
serving-no-store = no se puede usar { $store } para guardar partidas: nombra un fichero con --db, o postgresql://usuario@servidor/base
serving-database-of-another = { $where } tiene tablas de otro programa: nombra otra base de datos con --db
serving-no-driver = PostgreSQL necesita el paquete asyncpg: instala boneace[postgres]
serving-no-redis = las noticias por Redis necesitan el paquete redis: instala boneace[redis]
serving-no-answer = la base de datos no responde
serving-no-match-store = { $where } no se puede usar para guardar partidas: { $why }
serving-gone = { $file } ya no está ahí ({ $why }): vuelve a ponerlo en su sitio
serving-closed = { $where } está cerrado

## Copias

serving-copy-exists = { $file } ya existe: nombra otro fichero
serving-copy-url = un almacén de este tipo se copia con las herramientas de su base de datos: docs/operations.md dice cómo
serving-no-store-file = no hay ningún almacén de partidas en { $file }
serving-copy-open = { $file } lo tiene abierto un Bone Ace en marcha: páralo primero
serving-copy-failed = no se ha podido copiar { $file }: { $why }
