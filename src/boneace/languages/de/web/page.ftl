# Die Seite um den Tisch: ihr Kopf, die erste Seite, das Regelbuch, Fehler.
#
# Glossar. match: Partie. deal: Runde. seat: Platz. preset, set of rules: Variante. house rules: Hausregeln. clause:
# Abschnitt des Regelbuchs.

page-skip = Zum Inhalt springen
page-title = { $title } – Bone Ace
page-main-navigation = Hauptmenü
page-rules = Regeln
page-settings = Optionen
page-asking = Der Server wird gefragt …
page-to-first = Zur Startseite
page-not-found = Hier ist nichts
    .text = Unter dieser Adresse gibt es keine Seite.

## Die erste Seite

page-lead = Spiele Schwimmen, Thirty-one, Brag, Vingt-Un, Mus und ihre Verwandten: mit Freunden oder gegen Bots, so stark du willst.
page-continue = Weiterspielen
page-gone = { $n ->
    [one] Eine Partie gibt
   *[other] { $n } Partien gibt
  } es auf diesem Server nicht mehr; von der Liste entfernt.
page-just-now = gerade eben
page-minutes-ago = vor { $n } Min.
page-hours-ago = vor { $n } Std.
page-games = Spiele
page-game-facts = { $seats } Spieler · { $sets ->
    [one] { $sets } Variante
   *[other] { $sets } Varianten
  }
page-play = { $game } spielen
page-play-now = Jetzt spielen
page-play-now-at = Jetzt spielen: { $game }
page-set-up = Tisch einrichten
page-with-friends = Mit Freunden
page-with-friends-at = Mit Freunden: { $game }
page-set-up-at = Tisch einrichten: { $game }
page-rules-of = Regeln: { $game }
page-own-figures = Du: { $won } von { $played } gewonnen
page-finished-matches = Beendete Partien
page-finished = beendet
page-won = gewonnen
page-lost = verloren
page-your-turn = Du bist dran, Runde { $deal }
page-deal = Runde { $deal }
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-all-tables = An einem Tisch mitspielen
page-clubs = Clubs
page-new-club = Einen Club gründen
page-being-played = gerade läuft eine Partie
page-free-places = { $n ->
    [0] alle Plätze sind besetzt
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
  }
page-show-all = Alle { $n } zeigen
page-compare = Hausregeln vergleichen
page-mine = Deine Partien
    .more = Deine Zahlen und alle deine Partien

## Die Engine, die kompiliert wird

page-engine-compiled = Die Engine wird vorbereitet.
page-engine-note = { $note } Du kannst inzwischen spielen.

## Fehler

page-no-answer = Der Server antwortet nicht. Läuft Bone Ace noch?
page-answered = Der Server hat mit { $status } geantwortet.
page-away = Bone Ace ist nicht erreichbar
    .text = Die Seite kommt von selbst wieder. Partien gehen nicht verloren.
