# Was der Server beim Start ausgibt, und warum er nicht starten kann. Ein Grund ist Teil eines Satzes, ohne Punkt am
# Ende.
#
# Glossar. store: Speicher der Partien, eine Datei oder Datenbank. address, port: Adresse und Port, an denen der Server
# antwortet.

serving-at = Bone Ace läuft unter { $url } (Strg+C beendet es)
serving-no-address = { $host }:{ $port } geht nicht: Diese Adresse gibt es nicht
serving-in-use = Port { $port } ist belegt, vielleicht von einem anderen Bone Ace: Beende es, oder wähle mit --port einen anderen Port (--port 0 findet einen freien)
serving-not-allowed = Port { $port } darfst du nicht benutzen: Wähle mit --port einen anderen
serving-not-here = dieser Rechner hat keine Adresse { $host }: Wähle mit --host eine andere
serving-cannot = { $host }:{ $port } geht nicht: { $why }
serving-other-name = dieser Server antwortet nicht unter diesem Hostnamen
serving-other-site = Anfragen von anderen Websites werden nicht beantwortet
serving-unstated-proxy = Anfragen kommen über einen Proxy bei { $address }, der nicht angegeben wurde, und zählen deshalb alle für eine Adresse: Gib ihn mit --proxy an

## Der Speicher

serving-remedy = nenne mit --db eine andere Datei, oder verschiebe diese
serving-folder = { $file } ist ein Ordner, kein Speicher für Partien: Nenne mit --db eine Datei
serving-unread = { $file } ist nicht zu lesen ({ $why }): { serving-remedy }
serving-no-database = { $file } ist keine Datenbank: { serving-remedy }
serving-another-program = { $file } ist die Datenbank eines anderen Programms: { serving-remedy }
serving-unopened = { $file } lässt sich nicht öffnen ({ $why }): { serving-remedy }
serving-damaged = { $file } ist beschädigt ({ $why }): Stelle eine Kopie wieder her, oder { serving-remedy }
serving-newer = { $where } wurde von einem neueren Bone Ace geschrieben: Installiere die neueste Version, oder { serving-remedy }
serving-no-folder = der Ordner { $folder } lässt sich nicht anlegen ({ $why }): Nenne mit --db eine andere Datei
serving-unwritten = in { $file } lässt sich nicht schreiben: Nenne mit --db eine andere Datei
serving-no-store = der Speicher { $store } ist nicht zu gebrauchen: Nenne mit --db eine Datei oder postgresql://benutzer@rechner/datenbank
serving-database-of-another = { $where } enthält Tabellen eines anderen Programms: Nenne mit --db eine andere Datenbank
serving-no-driver = PostgreSQL braucht das Paket asyncpg: Installiere boneace[postgres]
serving-no-redis = Neuigkeiten über Redis brauchen das Paket redis: Installiere boneace[redis]
serving-no-answer = die Datenbank antwortet nicht
serving-no-match-store = { $where } ist nicht als Speicher für Partien zu gebrauchen: { $why }
serving-gone = { $file } ist nicht mehr da ({ $why }): Leg die Datei wieder an ihren Platz
serving-closed = { $where } wurde geschlossen

## Kopien

serving-copy-exists = { $file } gibt es schon: Nenne eine andere Datei
serving-copy-url = ein Speicher dieser Art wird mit den Werkzeugen seiner Datenbank kopiert: docs/operations.md sagt, wie
serving-no-store-file = bei { $file } sind keine Partien gespeichert
serving-copy-open = { $file } ist in einem laufenden Bone Ace geöffnet: Beende es zuerst
serving-copy-failed = { $file } konnte nicht kopiert werden: { $why }
