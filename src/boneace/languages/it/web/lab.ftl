# Il laboratorio: due gruppi di regole della casa, A e B, giocati dai bot e confrontati.
#
# Glossario. set of rules: regole, un regolamento e ciò che vi cambia. difference: B meno A. interval:
# intervallo, dove la vera cifra si trova 19 volte su 20.

lab-title = Laboratorio
lab-lead = I bot giocano molte volte due gruppi di regole con le stesse carte: quanto dura una partita, chi vince e quante volte succede ogni cosa.
lab-game = Gioco
lab-side = Regole { $side }
lab-preset = Regolamento di { $side }
lab-seats = Posti di { $side }
lab-differing = Che cosa cambia
lab-from-to = { $option }. A: { $first }. B: { $second }.
lab-same = I due gruppi di regole sono uguali. Cambia qualcosa in A o in B.
lab-level = Bot
lab-level-auto = Forti quanto si può in fretta
lab-matches = Partite con ogni gruppo
lab-start = Confronta
lab-stop = Ferma
lab-link = Un link che contiene questo confronto
lab-progress = { $done } partite su { $asked }
lab-results = { $game }: { $matches ->
    [one] una partita con ogni gruppo di regole
   *[other] { $matches } partite con ogni gruppo di regole
  }, { $level }
lab-state = { $state ->
    [stopped] Fermato.
    [late] Il tempo per un confronto è scaduto.
   *[done] Fatto.
  }
lab-clear = Differenze chiare
lab-no-clear = Per ora nessuna. Con più partite gli intervalli sono più stretti.
lab-clear-meaning = ± è un intervallo al 95%. Una differenza è chiara se il suo intervallo non contiene lo 0; su venti cifre, circa una lo sembra per caso.
lab-cut = { $side }: { $count ->
    [one] una partita è stata interrotta
   *[other] { $count } partite sono state interrotte
  } dopo { $deals } smazzate, e nessuno conta come vincitore.
lab-group = { $group ->
    [length] Durata
    [won] Partite vinte secondo il posto, %
    [gain] Guadagno a smazzata secondo il posto, { $unit }
    [moves] Mosse: quante a smazzata
   *[events] Che altro succede: quante volte a smazzata
  }
lab-lengths = Smazzate di una partita, % delle partite
lab-alike = La linea tratteggiata: tutti i posti uguali.
lab-column = { $column ->
    [figure] Cifra
   *[difference] B − A
  }
lab-as-table = Come tabella
lab-save = Salva in { $kind }
lab-save-chart = Salva in { $kind }: { $chart }
lab-all-figures = Tutte le cifre (CSV)
