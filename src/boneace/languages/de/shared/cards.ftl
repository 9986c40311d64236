# Die Namen der Karten aller Kartenspiele, für Python und für die Seite.

cards-card = { $suit ->
    [swords] Schwert
    [cups] Kelch
    [coins] Münz
    [batons] Stab
   *[other] { cards-suit }
}-{ cards-rank }
cards-rank = { $rank ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
    [knave] Bube
    [knight] Ritter
    [sota] Sota
    [caballo] Caballo
   *[king] König
}
# Von einem Paar: „Paar Sechsen“.
cards-ranks = { $rank ->
    [ace] Asse
    [two] Zweien
    [three] Dreien
    [four] Vieren
    [five] Fünfen
    [six] Sechsen
    [seven] Siebenen
    [eight] Achten
    [nine] Neunen
    [ten] Zehnen
    [jack] Buben
    [queen] Damen
    [sota] Sotas
    [caballo] Caballos
   *[king] Könige
}
cards-suit = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [swords] Schwerter
    [cups] Kelche
    [coins] Münzen
    [batons] Stäbe
    [oros] Oros
    [copas] Copas
    [espadas] Espadas
   *[bastos] Bastos
}
