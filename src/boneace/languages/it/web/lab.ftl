# Il laboratorio: due versioni delle regole della casa, A e B, giocate da bot e confrontate.
#
# Glossario. set of rules: versione, un regolamento e ciò che se ne cambia. difference: B meno A. interval:
# intervallo, dove sta la cifra vera 19 volte su 20.

lab-title = Laboratorio
lab-lead = I bot giocano molte volte due versioni delle regole con le stesse carte: quanto dura una partita, chi vince e quante volte succede ogni cosa.
lab-game = Gioco
lab-side = Regole { $side }
lab-preset = Regolamento di { $side }
lab-seats = Posti di { $side }
lab-differing = Che cosa cambia
lab-from-to = { $option }. A: { $first }. B: { $second }.
lab-same = Le due versioni sono uguali. Cambia qualcosa in A o in B.
lab-level = Bot
lab-level-auto = I più forti che giocano in fretta
lab-level-told = { lab-level-auto }: { $level }.
lab-level-slow = Con «{ $level }» una partita durerebbe più di mezzo secondo.
lab-matches = Partite con ciascuna versione
lab-start = Confronta
lab-stop = Ferma
lab-link = Un link che contiene questo confronto
lab-progress = { $done } partite su { $asked }
lab-results = { $game }: { $matches ->
    [one] una partita con ciascuna versione
   *[other] { $matches } partite con ciascuna versione
  }, { $level }
lab-state = { $state ->
    [stopped] Fermato.
    [late] Il tempo per un confronto è finito.
   *[done] Finito.
  }
lab-named = { $side } ({ $change })
lab-found = { $how ->
    [shorter] Con { $b } una partita dura { $by } smazzate in meno che con { $a }: in media { $second } invece di { $first }.
    [longer] Con { $b } una partita dura { $by } smazzate in più che con { $a }: in media { $second } invece di { $first }.
   *[same] Da quel che mostrano queste partite, una partita dura con { $b } quanto con { $a }: circa { $first } smazzate.
  }
lab-found-other = Inoltre, ciò che cambia più sicuramente è «{ $what }»: { $first } con A, { $second } con B.
lab-clear = Differenze chiare
lab-no-clear = Finora nessuna. Con più partite gli intervalli si stringono.
lab-clear-meaning = ± è un intervallo al 95%. Una differenza è chiara quando il suo intervallo non contiene lo 0; su venti cifre circa una sembra tale per caso.
lab-cut = { $side }: { $count ->
    [one] una partita interrotta
   *[other] { $count } partite interrotte
  } dopo { $deals } smazzate, senza contare un vincitore.
lab-group = { $group ->
    [length] Durata
    [won] Partite vinte secondo il posto, %
    [gain] Guadagno a smazzata secondo il posto, { $unit }
    [dealt] Guadagno a smazzata secondo il posto dal mazziere, { $unit }
    [moves] Mosse: quante a smazzata
   *[events] Che altro succede: quante volte a smazzata
  }
lab-lengths = Smazzate di una partita, % delle partite
lab-alike = La linea tratteggiata: tutti i posti alla pari.
lab-column = { $column ->
    [figure] Cifra
   *[difference] B − A
  }
lab-as-table = Come tabella
lab-save = Salva in { $kind }
lab-save-chart = Salva in { $kind }: { $chart }
lab-all-figures = Tutte le cifre (CSV)
