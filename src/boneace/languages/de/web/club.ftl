# Ein Club: seine Mitglieder, seine Hausregeln, seine Abende mit Tischen und Ergebnissen.

club-cannot-open = Der Club lässt sich nicht öffnen
club-join-anew = Neu beitreten
club-elsewhere = Das ist auf einer anderen Seite offen
club-new = Ein neuer Club
club-new-about = Ein Club hat einen Link. Wer ihn öffnet, gibt einen Namen an und ist Mitglied; niemand braucht ein Konto.
club-title = Name des Clubs
club-retitle = Namen ändern
club-your-name = Dein Name
club-make = Club gründen
club-door = { $n ->
    [one] Geführt von { $hosts }. Bisher { $n } Mitglied.
   *[other] Geführt von { $hosts }. Bisher { $n } Mitglieder.
}
club-join = Beitreten
club-invite = Einladen
club-invite-text = Wer diesen Link öffnet, gibt einen Namen an und ist Mitglied.
club-link = Link zu diesem Club
club-members = { $n ->
    [one] { $n } Mitglied
   *[other] { $n } Mitglieder
}
club-all-members = Alle { $n } Mitglieder
club-host = Gastgeber
club-more = Mehr
club-acting = Gastgeber in Vertretung
club-hosts-gone = Seit dem { $day } ist kein Gastgeber gekommen. Du kannst die Vertretung übernehmen: Dann kannst du alles, was ein Gastgeber kann, außer die bisherigen Gastgeber zu entfernen.
club-take-over = Vertretung übernehmen
club-only-host = Du bist der einzige Gastgeber. Mach noch jemanden dazu, oder bewahre deinen eigenen Link auf: Er öffnet dir den Club auf jedem Gerät.
club-make-host = Zum Gastgeber machen
club-no-host = Nicht mehr Gastgeber
club-remove = Entfernen
club-remove-of = { $name } entfernen
club-remove-sure = Der Club ist dann auf allen Geräten verlassen. Die Ergebnisse bleiben.
club-removed = Ein Gastgeber hat dich aus diesem Club entfernt.
club-of = { $does }: { $what }
club-rename = Deinen Namen ändern
club-save = Speichern
club-cancel = Abbrechen
club-move = Anderes Gerät verwenden
club-move-text = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, kann hier in deinem Namen handeln: Gib ihn nicht weiter.
club-own-link = Dein eigener Link
club-leave = Club verlassen
club-leave-sure = Du verlässt den Club auf allen deinen Geräten. Deine Ergebnisse bleiben. Mit dem Link zum Club kannst du als neues Mitglied wieder beitreten.
club-leave-now = Endgültig verlassen
club-rules = Regeln des Clubs
club-no-rules = Noch keine. Abende können die üblichen Regeln jedes Spiels verwenden.
club-add-rules = Regeln hinzufügen
club-rules-name = Name dieser Regeln
club-rules-remove-sure = Schon geplante Abende behalten diese Regeln.
club-rules-taken = Der Club hat schon Regeln mit diesem Namen.
club-rules-replace = Ersetzen
club-game = Spiel
club-evenings = Abende
club-all-evenings = Alle { $n } Abende
club-no-evenings = Noch keine. Ein Gastgeber plant sie.
club-no-evenings-host = Noch keine. Plane den ersten.
club-plan = Ein neuer Abend
club-plan-about = Mehrere Partien hintereinander: Die Plätze jeder Runde werden ausgelost, und eine Tabelle zeigt alle Ergebnisse.
club-plan-open = Einen Abend planen
club-plan-now = Planen
club-plan-lacks = Er braucht zuerst einen Namen.
club-evening-title = Name des Abends
club-plays = Was gespielt wird
club-size = Spieler an einem Tisch
club-system = Wer auf wen trifft
club-system-everybody = Jeder trifft jeden
club-system-results = Nach Ergebnissen
club-system-knock-out = K.-o.-System
club-about-everybody = Die Tische werden so ausgelost, dass möglichst wenige sich wieder treffen.
club-about-results = Wer gleich gut steht, trifft sich. An Zweiertischen trifft sich niemand zweimal.
club-about-knock-out = Die bessere Hälfte eines Tisches kommt weiter, bis einer übrig ist.
club-rounds = Runden
club-rounds-planned = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
club-partners = Partner
club-partners-evening = Partner für den ganzen Abend
club-partners-round = jede Runde neue Partner
club-spare = Wer keinen Tisch findet
club-spare-out = setzt aus und bekommt den eigenen Schnitt
club-spare-bot = spielt mit Bots
club-patience = Ohne die Fehlenden beginnen
club-patience-none = wenn ein Gastgeber es sagt
club-patience-after = nach { $n } Minuten, mit Bots
club-rated = Gewertet
club-rated-about = Partien ohne Bots ändern die Wertungen des Clubs. Tipps gibt es keine.
club-is-rated = gewertet
club-seeded = Die erste Runde richtet sich nach der Wertung, nicht nach dem Los
club-points = An jedem Tisch bekommt der Erste 1 Punkt, der Letzte 0, die dazwischen einen Anteil; bei Gleichstand wird geteilt. Eine Runde ohne Tisch zählt wie der eigene Schnitt. Bei gleichen Punkten entscheidet der Gewinn.
club-points-knock-out = Ein Punkt für jede überstandene Runde. Bei gleichen Punkten entscheidet der Gewinn; ein Gleichstand am Tisch wird ausgelost.
club-ratings = Wertungen
club-ratings-about = Was die gewerteten Partien über das Spiel jedes Einzelnen sagen und wie unsicher das ist. Mit jeder Partie wird es sicherer.
club-rating = Wertung
club-player = Spieler
club-matches = Partien
club-course-of = Von { $first } nach der ersten Partie bis { $last } jetzt
club-state-gathering = { $n ->
    [one] Der Abend hat noch nicht begonnen. { $n } Person ist da.
   *[other] Der Abend hat noch nicht begonnen. { $n } Personen sind da.
}
club-state-playing = Runde { $round } wird gespielt.
club-state-between = Runde { $round } ist vorbei.
club-state-decided = Alles ist gespielt.
club-state-closed = Der Abend ist vorbei.
club-winner = { $n ->
    [one] Gewonnen hat { $names }.
   *[other] Gewonnen haben { $names }.
  }
club-evening-over = vorbei
club-evening-deleted = Dieser Abend wurde gelöscht.
club-delete = Abend löschen
club-delete-sure = Seine Runden, Ergebnisse und Tische werden für alle gelöscht. Die Wertungen bleiben, wie sie sind.
club-delete-now = Endgültig löschen
club-take-part = Ich mache mit
club-go-home = Ich gehe
club-draw = Runde { $round } auslosen
club-close = Abend abschließen
club-close-now = Abend jetzt abschließen
club-are-here = Da sind: { $names }.
club-my-table = Zu meinem Tisch: { $n }
club-you-are-out = Du setzt diese Runde aus.
club-you-go-on = Du kommst ohne Spiel weiter.
club-guests = Wer mitmacht: { $n }
club-round = Runde { $n }
club-sit-out = { $n ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
}
club-byes = { $n ->
    [one] { $names } kommt ohne Spiel weiter.
   *[other] { $names } kommen ohne Spiel weiter.
}
club-table = Tisch { $n }
club-sides = { $first } gegen { $second }
club-table-waiting = wartet
club-table-playing = spielt
club-table-over = fertig
club-bot = Bot
club-missing = (fehlte: ein Bot hat gespielt)
club-start = Jetzt beginnen
club-correct = Ergebnis eintragen
club-correct-about = Was jeder gewonnen hat. Alle sehen, dass du es eingetragen hast.
club-corrected = Eingetragen von { $name }
club-review = Analyse
club-standing = Zwischenstand
club-final = Endstand
club-rank = Rang
club-points-column = Punkte
club-won = Gewonnen
club-firsts = Erster
club-outs = Ausgesetzt
club-gone = (gegangen)
club-share = Den Abend anderen zeigen
club-share-text = Wer diesen Link hat, kann die Ergebnisse lesen. Ein Schlüssel ist nicht nötig.
club-evening-link = Link zu diesem Abend
club-csv = CSV
club-json = JSON
club-print = Drucken
