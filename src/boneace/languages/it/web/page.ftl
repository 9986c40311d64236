# La pagina intorno al tavolo: l’intestazione, la prima pagina, il libro delle regole, gli errori.
#
# Glossario. match: partita. deal: smazzata. seat: posto. preset, set of rules: regolamento. house rules:
# regole della casa. clause: clausola. Si dà del tu.

page-skip = Vai al contenuto principale
page-title = { $title } – Bone Ace
page-main-navigation = Principale
page-rules = Regole
page-settings = Preferenze
page-asking = Si interroga il server…
page-to-first = Pagina iniziale
page-not-found = Qui non c’è niente
    .text = A questo indirizzo non c’è nessuna pagina.

## La prima pagina

page-lead = Gioca a Trentuno, Brag, Vingt-Un, Mus e a tutta la famiglia: con gli amici, o contro bot forti quanto vuoi.
page-continue = Continua
page-gone = { $n ->
    [one] Una partita non è più su questo server ed è stata tolta dall’elenco.
   *[other] { $n } partite non sono più su questo server e sono state tolte dall’elenco.
  }
page-just-now = proprio adesso
page-minutes-ago = { $n } min fa
page-hours-ago = { $n } h fa
page-games = Giochi
page-game-facts = { $seats } giocatori · { $sets ->
    [one] { $sets } regolamento
   *[other] { $sets } regolamenti
  }
page-play = Gioca a { $game }
page-play-now = Gioca subito
page-play-now-at = Gioca subito: { $game }
page-set-up = Prepara un tavolo
page-with-friends = Con gli amici
page-with-friends-at = Con gli amici: { $game }
page-set-up-at = Prepara un tavolo: { $game }
page-rules-of = Regole: { $game }
page-own-figures = Tu: { $won } vinte su { $played }
page-finished-matches = Partite finite
page-finished = finita
page-won = vinta
page-lost = persa
page-your-turn = Tocca a te, smazzata { $deal }
page-deal = smazzata { $deal }
page-your-tables = I tuoi tavoli
page-open-tables = Tavoli aperti
page-all-tables = Unisciti a un tavolo
page-clubs = Circoli
page-new-club = Fonda un circolo
page-being-played = è in corso una partita
page-free-places = { $n ->
    [0] tutti i posti sono occupati
    [one] { $n } posto libero
   *[other] { $n } posti liberi
  }
page-show-all = Mostra tutte ({ $n })
page-compare = Confronta regole della casa
page-mine = Le tue partite
    .more = I tuoi risultati e tutte le tue partite
## Il motore in compilazione

page-engine-compiled = Il motore è in preparazione.
page-engine-note = { $note } Intanto puoi giocare.

## Errori

page-no-answer = Il server non risponde. Bone Ace è ancora in funzione?
page-answered = Il server ha risposto { $status }.
page-away = Bone Ace non è raggiungibile
    .text = Questa pagina torna da sola appena può. Le partite non si perdono: riprendono da dove erano.
