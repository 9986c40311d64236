# Il comando `boneace verify`.

fair-not-read = { $file } non è una prova: { $why }
fair-coins-seats = { $file } non è una prova: deve avere una moneta, o null, per giocatore
fair-one-record = una prova vale per una sola partita: questa è un’altra nello stesso file
fair-other-match = questa è la registrazione di un’altra partita: { $theirs }; la prova è di { $ours }

fair-commitment = L’impegno vale per tutti i mazzi preparati: { $count }
fair-packs = I mazzi distribuiti sono fra questi: { $count }
fair-cards = Carte aperte, sigillate ai posti a cui portano le monete: { $count }
fair-sequence = Le carte sono state date dalla cima di ogni mazzo, ciascuna una volta: { $count }
fair-secret = Tutte le carte derivano dal segreto, ora svelato; mazzi: { $count }
fair-record = La registrazione ha queste carte negli stessi momenti; carte in tutto: { $count }

fair-fits = torna: { $what }
fair-wrong = NON TORNA{ $place }: { $what }
fair-at = { "" } (mazzo/carta { $place })
fair-coins = Giocatori che hanno aggiunto una moneta: { $coins } su { $players }
fair-closed = Non aperte: { $closed } carte che le regole non mostrano, { $passed } saltate
fair-late = Mazzi che l’impegno non copre, di cui si controlla solo l’ordine: { $late }
fair-good = Tutto ciò che è stato controllato torna.
fair-bad = Qualcosa non torna: questa partita non è stata distribuita come doveva, o il file è stato cambiato.
