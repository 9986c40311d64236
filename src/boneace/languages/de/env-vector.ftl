# Viele Partien auf einmal, für Lernende.

env-vector-reset = ruf `reset` vor dem ersten Schritt auf
env-vector-shape = „{ $name }“ muss ein Array aus { $wanted } sein, nicht aus { $given }
env-vector-players = „players“ muss für jeden der { $seats } Plätze einen Spieler nennen, nicht { $given }
env-vector-learner = „players“ nennt keinen Lernenden: Dann gibt es nichts zu entscheiden
env-vector-illegal = Partie { $place }: Aktion { $action } ist jetzt nicht erlaubt; erlaubt: { $legal }
env-vector-over = Partie { $place } ist zu Ende: Beginne sie neu mit `reset` und `where`
env-vector-no-decision = Partie { $place } kann nicht beginnen: Alle gezogenen endeten, bevor ein Lernender etwas zu entscheiden hatte
env-vector-opponents = „opponents“ muss { $wanted } Spieler nennen, einen für jeden anderen Platz, nicht { $given }
env-vector-layout = diese Partien von { $game } hat eine Version gespeichert, in der sie anders aufgebaut sind: Beginne neue
env-vector-gymnasium = dafür braucht es Gymnasium: pip install "boneace[env]"
env-vector-bots = „opponents“ muss eines von { $known } sein, nicht { $given }; mit vectorization_mode="sync" spielt jeder Bot
env-vector-rendered = Partien in einer Schleife werden nicht angezeigt: Lass render_mode weg, oder wähl vectorization_mode="sync"
