# Tische unter Freunden: Hereinkommen, Plätze, Gespräch, Abstimmung und was gespielt wurde.

table-of = Tisch von { $host }
table-of-evening = { $title }, Tisch { $n }
table-free = { $n ->
    [0] alle Plätze sind besetzt
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
  }
table-sit-there = { $n ->
    [one] { $names } sitzt am Tisch.
   *[other] { $names } sitzen am Tisch.
  }
table-door-playing = Gerade läuft eine Partie. Bei der nächsten kannst du mitspielen.
table-door-closed = Der Gastgeber lässt niemand Neues an diesen Tisch.
table-name = Dein Name
table-come-in = Mitspielen

## Die Plätze

table-sit = Hier sitzen
table-sit-at = Hier sitzen: Platz { $n }
table-free-place = frei
table-stand = Aufstehen
table-put-bot = Bot dazu
table-put-bot-at = Bot dazu: Platz { $n }
table-bot = Bot
table-change = Ändern
table-level = Stufe
table-take-away = Entfernen
table-about = { $what }: { $whom }
table-host = Gastgeber
table-away = abwesend
table-silenced = stumm
table-is-bot = Bot

## In der Mitte

table-start = Starten
table-start-bots = { $n ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $n } freien Plätze.
  }
table-nobody = Setz dich, um anzufangen.
table-awaits = Die Partie beginnt von selbst, sobald alle da sind.
table-playing = Gerade läuft eine Partie.
table-go = Zur Partie
table-watch = Zuschauen
table-no-watch = Der Gastgeber lässt niemanden zuschauen.
table-fixed = Plätze und Regeln stehen für diesen Abend fest.
table-to-evening = Zum Abend
table-house = { $n ->
    [one] { $n } Hausregel
   *[other] { $n } Hausregeln
  }
table-change-rules = Spiel oder Regeln ändern
table-game = Spiel
table-places = Plätze
table-manners = An diesem Tisch
table-watchers = Wer keinen Platz hat, darf zuschauen
table-newcomers = Neue Leute dürfen hereinkommen
    .meaning = Sonst können nur die zurückkommen, die jetzt da sind.
table-listed = In der Liste der offenen Tische zeigen
    .meaning = Dann finden ihn Fremde und können hereinkommen.
table-bots = Programme dürfen mit dem Link kommen
    .meaning = Sie sind als Bots gekennzeichnet. An Tischen in der Liste gibt es keine.
table-save = Speichern
table-cancel = Abbrechen

## Einladen

table-invite = Freunde einladen
table-invite-text = Wer den Link öffnet, nennt einen Namen und setzt sich. Niemand braucht ein Konto.
table-invite-evening = Die Plätze stehen fest: Hier spielt nur, wer am Abend teilnimmt. Andere dürfen mit diesem Link zusehen, wenn der Tisch es erlaubt.
table-link = Link zu diesem Tisch
table-copy-link = Link kopieren
table-code = Code
table-picture = QR-Code
table-picture-of = QR-Code des Links zu diesem Tisch
table-share = Teilen …
table-share-text = Komm, spiel mit mir: { $game }.
table-move = Meinen Platz auf ein anderes Gerät bringen
table-move-text = Öffne diesen Link auf dem anderen Gerät oder scanne dort das Bild. Wer ihn hat, kann deinen Platz einnehmen: Gib ihn nicht weiter.
table-own-link = Link zu deinem Platz
table-own-picture = QR-Code des Links zu deinem Platz

## Was als Nächstes kommt

table-next = Und jetzt?
table-next-about = Die nächste Partie beginnt, sobald alle abgestimmt haben, die sitzen und da sind.
table-again = Noch einmal: { $game }
table-votes = { $n ->
    [0] keine Stimme
    [one] { $n } Stimme
   *[other] { $n } Stimmen
  }
table-played = Hier gespielt
table-player = Spieler
table-matches = Partien
table-firsts = Gewonnen
table-review = Analyse

## Die Leute

table-people = Leute
table-more = Mehr
table-watching = { $n ->
    [one] { $n } Besucher sieht zu.
   *[other] { $n } Besucher sehen zu.
  }
table-mute = Nachrichten ausblenden
table-unmute = Nachrichten einblenden
table-silence = Stummschalten
table-unsilence = Reden lassen
table-hand-over = Zum Gastgeber machen
table-host-away = Der Gastgeber ist nicht da.
table-take-over = Gastgeber werden
table-rename = Deinen Namen ändern
table-remove = Wegschicken
table-remove-sure = Der Platz wird frei; wiederkommen geht nur über den Link.
table-keep = Nein, doch nicht
table-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-give-up = Partie abbrechen
table-give-up-sure = Diese Partie bleibt unvollendet unter ihrer Adresse. Am Tisch geht es weiter.
table-leave = Diesen Tisch verlassen
table-leave-sure = Du gibst deinen Platz endgültig auf.
table-leave-now = Verlassen
table-stay = Bleiben

## Das Gespräch

table-talk = Gespräch
table-talk-new = { $n ->
    [one] { $n } neue Zeile
   *[other] { $n } neue Zeilen
  }
table-talk-here = Gespräch hier öffnen
table-close-talk = Gespräch schließen
table-say = Etwas sagen
table-send = Senden
table-phrases = Sätze
table-nothing-said = Noch hat niemand etwas gesagt.
table-not-sent = Nicht gesendet: Es besteht keine Verbindung.
table-said-lost = Das ist nicht angekommen: Die Verbindung war unterbrochen. Du kannst es noch einmal senden.
table-you-are-silenced = Der Gastgeber hat dich stummgeschaltet.
table-here = { $n ->
    [one] { $n } Person ist da
   *[other] { $n } Personen sind da
  }
table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück!
table-phrase-well-played = Gut gespielt!
table-phrase-thanks = Danke!
table-phrase-sorry = Entschuldigung!
table-phrase-wow = Wow!
table-phrase-one-moment = Einen Moment, bitte.
table-phrase-take-your-time = Lass dir Zeit.
table-phrase-again = Noch eine?
table-phrase-goodbye = Tschüss!

## Andere Tische, und keiner

table-cannot-open = Dieser Tisch lässt sich nicht öffnen
table-come-anew = Wieder mitspielen
table-elsewhere = Dieser Tisch ist in einem anderen Tab offen
    .text = Nur die neueste Seite mit deinem Platz bleibt verbunden.
table-none-open = Im Moment ist kein Tisch für alle offen.
table-open-new = Einen Tisch eröffnen
    .about = Lade Freunde mit einem Link ein oder zeig den Tisch in dieser Liste.
table-with-code = Der Code eines Tisches
