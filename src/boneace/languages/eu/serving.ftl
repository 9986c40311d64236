# Zerbitzariak abiarazten den lekuan esaten duena, eta zergatik ezin den. Arrazoia esaldi baten zatia da:
# letra txikiz hasten da eta ez du punturik.
#
# Glosategia. store: partidak gordetzen diren fitxategia edo datu-basea. port: ataka.

serving-at = Bone Ace hemen dago: { $url } (gelditzeko, Ctrl+C)
serving-no-address = ez dago entzuteko { $host }:{ $port } helbiderik
serving-in-use = { $port } ataka hartuta dago, beharbada beste Bone Ace batek: gelditu hura, edo aukeratu beste ataka bat --port jarrita (--port 0 jarrita libre bat bilatzen du)
serving-not-allowed = { $port } ataka ezin da baimen gehiagorik gabe erabili: aukeratu beste bat --port jarrita
serving-not-here = makina honek ez du { $host } helbidea: aukeratu beste bat --host jarrita
serving-cannot = ezin da hemen entzun, { $host }:{ $port }: { $why }
serving-other-name = zerbitzari honek ez du izen horrekin erantzuten
serving-other-site = beste guneetako eskaerei ez zaie erantzuten
serving-unstated-proxy = eskaerak adierazi gabeko proxy batetik datoz ({ $address }), eta denak helbide bakar batenak balira bezala zenbatzen dira: adierazi --proxy aukerarekin

## Partidak non gordetzen diren

serving-remedy = izendatu beste fitxategi bat --db jarrita, edo kendu hau bidetik
serving-folder = { $file } karpeta bat da, ez partidak gordetzeko lekua: izendatu fitxategi bat --db jarrita
serving-unread = { $file } ezin da irakurri ({ $why }): { serving-remedy }
serving-no-database = { $file } ez da datu-base bat: { serving-remedy }
serving-another-program = { $file } beste programa baten datu-basea da: { serving-remedy }
serving-unopened = { $file } ezin da ireki ({ $why }): { serving-remedy }
serving-damaged = { $file } hondatuta dago ({ $why }): berreskuratu kopia bat, edo { serving-remedy }
serving-newer = { $where } geroagoko Bone Ace batek idatzi zuen: instalatu azken bertsioa, edo { serving-remedy }
serving-no-folder = ezin da karpeta hau sortu, { $folder } ({ $why }): izendatu beste fitxategi bat --db jarrita
serving-unwritten = { $file } ezin da idatzi: izendatu beste fitxategi bat --db jarrita
serving-no-store = { $store } ezin da partidak gordetzeko erabili: izendatu fitxategi bat --db jarrita, edo postgresql://erabiltzailea@zerbitzaria/datubasea
serving-database-of-another = { $where } datu-baseak beste programa baten taulak ditu: izendatu beste datu-base bat --db jarrita
serving-no-driver = PostgreSQL erabiltzeko asyncpg paketea behar da: instalatu boneace[postgres]
serving-no-redis = Redis bidezko berriek redis paketea behar dute: instalatu boneace[redis]
serving-no-answer = datu-baseak ez du erantzuten
serving-no-match-store = { $where } ezin da partidak gordetzeko erabili: { $why }
serving-gone = { $file } ez dago hor jada ({ $why }): jarri berriro bere lekuan
serving-closed = { $where } itxita dago

## Kopiak

serving-copy-exists = { $file } badago lehendik: eman beste fitxategi bat
serving-copy-url = mota honetako biltegia bere datu-basearen tresnekin kopiatzen da: docs/operations.md fitxategian dago nola
serving-no-store-file = ez dago partiden biltegirik hemen: { $file }
serving-copy-open = { $file } martxan dagoen Bone Ace batek du irekita: gelditu hura lehenbizi
serving-copy-failed = ezin izan da { $file } kopiatu: { $why }
