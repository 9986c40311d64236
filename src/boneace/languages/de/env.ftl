# Die Umgebungen für Lernende: Aktionen, Episoden und was man sie fragt.

env-no-action = es gibt keine Aktion „{ $name }“: { $known }
env-no-learners = die Züge von { $game } werden in jeder Lage neu nummeriert: Dafür braucht ein Spiel learners.py mit TABLES
env-illegal = „{ $action }“ geht jetzt nicht; möglich: { $legal }
env-over = die Partie ist zu Ende
env-no-world = keiner von { $tries } zufälligen Zuständen kann hinter dem liegen, was der Platz sieht
env-text = das ist nicht der Text einer Episode: { $why }
env-text-version = dieser Text einer Episode stammt von einer anderen Version von Bone Ace oder des Spiels
env-text-move = Zug { $number } des Textes ist dort nicht möglich
env-text-bytes = sein Zustand hat { $given } Bytes, nicht { $wanted }
env-text-seats = er sagt, was { $given ->
    [one] 1 Platz gesehen hat
   *[other] { $given } Plätze gesehen haben
}, nicht { $wanted }
env-text-damaged = er ist beschädigt
env-text-begun = eine Partie beginnt nicht in diesem Zustand
env-text-field = „{ $field }“ seines Zustands kann nicht { $given } sein
