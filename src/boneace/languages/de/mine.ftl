# Die Partien in einem Speicher: die eines Browsers, sie zu exportieren und zu vergessen.

mine-somebody = Jemand
mine-still-played = diese Partie wird noch gespielt; vergessen werden kann sie, wenn sie zu Ende ist oder eine Woche lang niemand gespielt hat
mine-matches = die beendeten Partien auflisten
mine-matches-about = Listet die beendeten Partien eines Speichers auf, die neuesten zuerst.
mine-matches-json = ein JSON-Objekt in jeder Zeile
mine-export = alle beendeten Partien als Aufzeichnungen schreiben
mine-export-about = Schreibt jede beendete Partie als Aufzeichnung in einen Ordner. Was schon da ist, bleibt, wie es ist: ein unterbrochener Export geht also weiter.
mine-export-folder = der Ordner, in den geschrieben wird; er darf neu sein
mine-forget = eine Partie löschen
mine-forget-about = Löscht eine Partie mit allem, was von ihr gespeichert ist, wer auch immer sie gespielt hat.
mine-forget-match = die Kennung der Partie
mine-only-game = nur Partien dieses Spiels
mine-no-store = bei { $file } ist kein Speicher von Partien
mine-none = Noch ist keine Partie beendet.
mine-no-folder = in { $folder } kann nicht geschrieben werden: { $why }
mine-folder-taken = in { $folder } sind andere Dateien wie { $file }: exportiere in einen eigenen Ordner
mine-unwritten = die Partie { $match } kann nicht geschrieben werden: { $why }
mine-exported = { $folder }: { $written } Aufzeichnungen geschrieben, { $there } waren schon da.
mine-exporting = Aufzeichnungen werden geschrieben
mine-no-match = im Speicher ist keine Partie { $match }
mine-forgotten = Die Partie { $match } ist gelöscht.
