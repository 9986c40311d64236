# Die erste Runde eines Spiels, mit jemandem, der erklärt. Und Rätsel.
#
# Glossar. lesson: Lektion. puzzle: Rätsel, eine Entscheidung aus einer Partie mit einem klar besten Zug.

learn-title = Deine erste Runde: { $game }
learn-go-on = Weiter
learn-yours = Du bist dran.
learn-fold = Text ausblenden
learn-unfold = Text einblenden
learn-listen = Mach erst mit der Lektion weiter
learn-not-now = In einer richtigen Partie geht das. Mach hier, was die Lektion sagt.
learn-play = Jetzt spielen
learn-again = Noch einmal
learn-none = Keine Lektion
learn-clause = Regel { $clause }
learn-link = Lernen
    .of = { $game } lernen: deine erste Runde
    .first = Lernen mit einer ersten Runde
learn-about = Die erste Runde jedes Spiels, mit jemandem, der erklärt: In ein paar Minuten weißt du, wie es geht. Dann Rätsel aus Partien, in denen jemand den besten Zug nicht gesehen hat.
learn-first = Erste Runde
learn-done = gelernt
learn-puzzles = Rätsel
    .of = Rätsel: { $game }

learn-puzzle = Rätsel
learn-puzzle-title = { $game }: Rätsel { $n } von { $of }
learn-ask = Du bist dran: Was ist der beste Zug?
    .how = Ein Zug ist klar der beste. Die Stellung stammt aus einer Partie, in der ihn jemand nicht gesehen hat.
learn-right = Ja, das ist der beste Zug.
learn-wrong = Besser: { $best }
learn-chosen = deiner
learn-worth = Was jeder Zug wert war
learn-next-puzzle = Nächstes Rätsel
learn-answered = Du hast dieses Rätsel schon beantwortet
learn-no-such-move = „{ $move }“ ist hier kein Zug
learn-tally = { $all ->
    [0] Noch keins beantwortet
   *[other] { $right } von { $all } beim ersten Versuch richtig
}
learn-more = Zu diesem Rätsel, und andere Spiele
learn-other-game = Spiel
learn-no-puzzle = Kein Rätsel
learn-no-puzzles = es gibt keine Rätsel
