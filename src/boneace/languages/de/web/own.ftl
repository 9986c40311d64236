# The matches of a browser: figures, the list, records, and forgetting a match.

own-played = Gespielt
own-won = Gewonnen
own-mean = Schnitt je Partie
own-best = Beste Partie
own-of = { $game } vom { $date }
own-deals = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
  }
own-going = läuft noch
own-review = Analyse
    .of = Analyse: { $match }
own-go-on = Weiter
    .of = Weiter: { $match }
own-record = Aufzeichnung
    .of = Aufzeichnung: { $match }
own-forget = Vergessen
    .of = Vergessen: { $match }
own-forget-title = Diese Partie { $game } vergessen?
own-forget-alone = Nur Bots haben mitgespielt: Die Partie wird vom Server gelöscht. Das lässt sich nicht rückgängig machen.
own-forget-shared = Auch andere haben diese Partie. Dein Name darin wird zu „Jemand“, und dein Link öffnet sie nicht mehr. Gelöscht wird sie, wenn alle, die gespielt haben, sie vergessen haben.
own-forget-export = Speichere vorher die Aufzeichnung, wenn du die Partie behalten willst.
own-cancel = Abbrechen
own-lead = Das sind die Partien aus diesem Browser; ein Konto brauchst du nicht. Bei jeder steht, was sie dir gebracht hat, und hinter den Namen, was sie den anderen gebracht hat.
    .stake = In Spielen, in denen man ausscheidet, zahlt jeder einen Einsatz in die Partie, und wer gewinnt, bekommt alle: zu viert also +3 oder −1.
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
    .more = Jede Partie, die du spielst, steht hier mit ihrem Ergebnis. Du kannst deine Entscheidungen analysieren, die Aufzeichnung speichern und sehen, wie du in jedem Spiel und gegen jeden Gegner abschneidest.
own-deleted = Die Partie ist gelöscht.
own-left = Dein Name steht nicht mehr in der Partie.
own-company-friends = Freunde
own-company-outside = Programme
own-company-mixed = Bots mehrerer Stufen
