# Was die Leute in einer Partie untereinander regeln: Vorschläge, Uhren, wer da ist.
#
# Glossar. offer: Vorschlag; away: ohne Verbindung.

people-clock = noch { $time }
people-seconds-left = { $n ->
    [one] Noch { $n } Sekunde.
   *[other] Noch { $n } Sekunden.
  }
people-away = weg
people-away-for = { $n ->
    [one] seit { $n } Minute weg
   *[other] seit { $n } Minuten weg
  }
people-is-away = { $who } ist gerade weg
people-bot = ein Bot spielt
people-offer = Vorschlag …
people-choices = Zur Partie
people-offer-title = Vorschlag
people-offer-open = Es gibt schon einen Vorschlag.
people-undo = Meinen letzten Zug zurücknehmen
people-pause = Pause machen
people-stand-in = Für Abwesende einen Bot spielen lassen
people-hints = Tipps erlauben
people-end = Die Partie beenden, wie sie steht
people-end-sure = Das lässt sich nicht zurücknehmen.
people-play-on = Weiterspielen
people-agree = Einverstanden
people-decline = Nein
people-withdraw = Zurückziehen
people-waits-for = Noch ohne Antwort: { $who }.
people-paused = Die Partie ruht.
people-goes-on = Die Partie geht weiter.
people-resume = Weiter
people-ended = Die Partie wurde im Einvernehmen beendet.
people-bot-for-you = Ein Bot spielt für dich.
people-here = Ich bin wieder da
