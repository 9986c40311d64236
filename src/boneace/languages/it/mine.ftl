# Le partite di un archivio: quelle di un browser, esportarle e dimenticarle.

mine-somebody = Qualcuno
mine-still-played = questa partita è ancora in corso; si può dimenticare quando è finita, o quando nessuno la gioca da una settimana
mine-matches = elencare le partite finite
mine-matches-about = Elenca le partite finite di un archivio, prima le più recenti.
mine-matches-json = un oggetto JSON per riga
mine-export = scrivere tutte le partite finite come registrazioni
mine-export-about = Scrive ogni partita finita come registrazione in una cartella. Quelle che ci sono già restano come sono: così un’esportazione interrotta prosegue.
mine-export-folder = la cartella in cui scrivere; può essere nuova
mine-forget = eliminare una partita
mine-forget-about = Elimina una partita con tutto ciò che ne è conservato, chiunque l’abbia giocata.
mine-forget-match = l’identificativo della partita
mine-only-game = solo partite di questo gioco
mine-no-store = non c’è un archivio di partite in { $file }
mine-none = Nessuna partita è ancora finita.
mine-no-folder = impossibile scrivere in { $folder }: { $why }
mine-folder-taken = in { $folder } ci sono altri file, come { $file }: esporta in una cartella a parte
mine-unwritten = impossibile scrivere la partita { $match }: { $why }
mine-exported = { $folder }: { $written } registrazioni scritte, { $there } c’erano già.
mine-exporting = Scrittura delle registrazioni
mine-no-match = nell’archivio non c’è la partita { $match }
mine-forgotten = La partita { $match } è eliminata.
