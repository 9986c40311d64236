# Joko batek berezko hitzik ez duenean esaten dena.
#
# Glosarioa. deal: banaketa. standing: jokalari bakoitzaren fitxak edo puntuak. Jokaldien izenak ($move,
# $moves, $open) notazioa dira, eta ez dira itzultzen.

## Zer gertatu den

defaults-deals = { $deal }. banaketa. Banatzailea: { $who }.
defaults-dealt = { $to ->
    [table] Agerian: { $card }.
   *[seat] { $who }: { $card } hartu.
}
defaults-moved = { $who }: { $move }.
defaults-moved-unseen = { $who ->
    [you] Jokaldi bat egin duzu
   *[other] { $who }: jokaldi bat
}.
defaults-holds = { $who }: { $cards } eskuan.
defaults-showdown = Agerian: { $hands }.
defaults-shows = { WITHIN($who) } { $cards }
defaults-wins = { $who }: { $amount } irabazi.
defaults-loses = { $who }: { $amount } galdu.
defaults-won = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $count ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}.
defaults-won-together = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $count ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}.
defaults-over = Partida amaitu da.

## Mahaia

defaults-table = Mahaia
# $key kontuaren hitz bat da, “points” adibidez.
defaults-fact = { $key } { $count }
defaults-partner = zure bikotekidea

## Zergatik ez

defaults-closed = «{ $move }» ezin da orain jokatu. Aukerak: { $open }
defaults-closed-many = «{ $move }» ezin da orain jokatu
defaults-no-move = «{ $text }» ez da { $game } jokoko jokaldi bat. Hauek daude: { $moves }
defaults-keeps-nothing = { $game } jokoko partida beti hutsetik hasten da: ez du hasierako konturik
