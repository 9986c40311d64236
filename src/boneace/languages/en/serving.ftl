# What the server prints when it starts, and why it cannot start. A reason is part of a sentence: no capital
# letter, no full stop.
#
# Glossary. store: the file or database in which matches are kept. address, port: where the server listens.

serving-at = Bone Ace is at { $url } (Ctrl+C stops it)
serving-no-address = cannot listen at { $host }:{ $port }: there is no such address
serving-in-use = port { $port } is in use, perhaps by another Bone Ace: stop that one, or choose another port with --port (--port 0 finds a free one)
serving-not-allowed = you have no permission to use port { $port }: choose another with --port
serving-not-here = this machine has no address { $host }: choose another with --host
serving-cannot = cannot listen at { $host }:{ $port }: { $why }
serving-other-name = this server does not answer under that host name
serving-other-site = requests from other sites are not answered
serving-unstated-proxy = requests come through a proxy at { $address } that was not stated, so all of them count for one address: name it with --proxy

## The store

serving-remedy = name another file with --db, or move this one away
serving-folder = { $file } is a folder, not a match store: name a file with --db
serving-unread = { $file } cannot be read ({ $why }): { serving-remedy }
serving-no-database = { $file } is not a database: { serving-remedy }
serving-another-program = { $file } is a database of another program: { serving-remedy }
serving-unopened = { $file } cannot be opened ({ $why }): { serving-remedy }
serving-damaged = { $file } is damaged ({ $why }): restore a copy of it, or { serving-remedy }
serving-newer = { $where } was written by a later Bone Ace: install the latest version, or { serving-remedy }
serving-no-folder = the folder { $folder } cannot be made ({ $why }): name another file with --db
serving-unwritten = { $file } cannot be written to: name another file with --db
serving-no-store = the store { $store } cannot be used: name a file with --db, or postgresql://user@host/database
serving-database-of-another = { $where } has tables of another program: name another database with --db
serving-no-driver = PostgreSQL needs the package asyncpg: install boneace[postgres]
serving-no-redis = news over Redis need the package redis: install boneace[redis]
serving-no-answer = the database does not answer
serving-no-match-store = { $where } cannot be used as a match store: { $why }
serving-gone = { $file } is not there any more ({ $why }): put it back
serving-closed = { $where } was closed

## Copies of the store

serving-copy-exists = { $file } exists already: name another file
serving-copy-url = a store of this kind is copied with the tools of its database: docs/operations.md says how
serving-no-store-file = there is no match store at { $file }
serving-copy-open = { $file } is open in a running Bone Ace: stop that one first
serving-copy-failed = { $file } could not be copied: { $why }
