# The matches of a browser: figures, the list, records, and forgetting a match.

own-played = Gespielt
own-won = Gewonnen
own-mean = Schnitt
own-best = Bestes
own-of = { $game } vom { $date }
own-deals = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
  }
own-going = läuft noch
own-record = Aufzeichnung
    .of = Aufzeichnung: { $match }
own-forget = Vergessen
    .of = Vergessen: { $match }
own-forget-title = Diese Partie { $game } vergessen?
own-forget-alone = Nur Bots haben mitgespielt: Die Partie wird vom Server gelöscht. Das lässt sich nicht rückgängig machen.
own-forget-shared = Auch andere haben diese Partie. Dein Name darin wird zu „Jemand“, und dein Link öffnet sie nicht mehr. Gelöscht wird sie, wenn alle, die gespielt haben, sie vergessen haben.
own-forget-export = Speichere vorher die Aufzeichnung, wenn du die Partie behalten willst.
own-cancel = Abbrechen
own-lead = Das sind die Partien aus diesem Browser; ein Konto brauchst du nicht. Schnitt und Bestes sagen, was eine Partie gebracht hat: je nach Spiel Spiele, Chips, Punkte oder Einsätze.
own-missing = { $n ->
    [one] Eine Partie dieses Browsers ist
   *[other] { $n } Partien dieses Browsers sind
  } nicht mehr auf diesem Server.
own-by-game = Nach Spiel
own-by-company = Nach Gegner
own-game = Spiel
own-company = Gegen
own-all-games = Alle Spiele
own-export = Alle als Aufzeichnungen speichern
own-packing = Wird gepackt …
own-list = Alle Partien: { $n }
own-pages = Seiten
own-newer = Neuere
own-older = Ältere
own-page = Seite { $n } von { $of }
own-none = In diesem Browser wurde noch keine Partie gespielt.
own-deleted = Die Partie ist gelöscht.
own-left = Dein Name steht nicht mehr in der Partie.
own-company-friends = Freunde
own-company-outside = Programme
own-company-mixed = Bots mehrerer Stufen
