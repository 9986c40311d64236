# `boneace puzzles`, und Rätsel auf der Seite.

puzzles-help = aus Partien Rätsel machen: Stellungen mit einem klar besten Zug
puzzles-about = Lässt Bots spielen oder liest deine eigenen Partien, analysiert sie und behält Entscheidungen, die jemand falsch
    getroffen hat und bei denen ein Zug klar der beste ist. Jedes Rätsel ist eine Zeile: eine Aufzeichnung bis zur
    Entscheidung, mit dem, was ihre Züge wert sind. Die Bots sitzen reihum am Tisch; nennst du keinen, sind alle Anfänger.
    Derselbe Seed ergibt dieselben Rätsel.
puzzles-count = wie viele Rätsel (%(default)s)
puzzles-seed = der Seed der Karten und der Bots (%(default)s)
puzzles-from = sie stattdessen aus den Aufzeichnungen in dieser Datei machen, .toml oder .jsonl; -: die Standardeingabe
puzzles-out = sie in diese Datei schreiben, .jsonl; sonst werden sie ausgegeben
puzzles-a-file = eine Datei mit Rätseln
puzzles-drawing = Rätsel werden gesucht
puzzles-drawn = { $count ->
    [one] Ein Rätsel.
   *[other] { $count } Rätsel.
}
puzzles-other-game = das ist eine Partie { $game }, nicht { $wanted }
puzzles-none = ein Rätsel { $number } gibt es nicht ({ $game }): es gibt { $count }, gezählt ab 0
