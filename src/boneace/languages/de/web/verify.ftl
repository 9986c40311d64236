# Ob eine beendete Partie ehrlich gegeben wurde.

verify-title = Wurde ehrlich gegeben?
verify-about = Bevor jemand etwas beitrug, war der Server an die Reihenfolge jedes Kartenspiels gebunden. Dann bestimmte eine zufällige Münze jedes Spielers, in welcher Reihenfolge die Plätze des Kartenspiels gegeben werden. So konnte niemand die Karten aussuchen, und dieser Browser kann es prüfen.
verify-checking = Wird geprüft …
verify-none = Es gibt nichts zu prüfen
verify-insecure = Browser können das nur über eine sichere Verbindung oder auf dem Rechner des Servers prüfen. Lade den Nachweis herunter und führe boneace verify aus.

verify-promised = Die Festlegung ist die, die dieser Browser vorher bekommen hat.
verify-coin = Deine Münze ist unter denen der Spieler.
verify-commitment = Die Festlegung gilt für alle vorbereiteten Kartenspiele: { $count }
verify-packs = Die gegebenen Kartenspiele gehören dazu: { $count }
verify-cards = Offengelegte Karten, versiegelt an den Plätzen, zu denen die Münzen führen: { $count }
verify-sequence = Die Karten wurden von oben gegeben, jede einmal: { $count }
verify-secret = Alle Karten folgen aus dem Geheimnis, das jetzt offenliegt; Kartenspiele: { $count }
verify-mark = { $fits ->
    [yes] bestanden
   *[no] nicht bestanden
}
verify-late = Kartenspiele, die die Festlegung nicht umfasst; nur ihre Reihenfolge ist geprüft: { $late }
verify-good = Alle Prüfungen bestanden.
verify-bad = Eine Prüfung ist fehlgeschlagen: Diese Partie wurde nicht so gegeben, wie sie sollte, oder die Datei wurde geändert.

verify-added = Was die Spieler beigetragen haben
verify-nothing = nichts
verify-shown = Die Karten, in der Reihenfolge des Gebens
verify-pack = Kartenspiel { $number }
verify-closed = nicht offengelegt
verify-cut = Für das erste Geben abgehoben
verify-passed = Übergangen und nicht offengelegt: { $count }
verify-download = Nachweis herunterladen
verify-command = Auch ein anderes Programm kann es prüfen: boneace verify, mit dem Nachweis und der Aufzeichnung der Partie.
