# Switch: zer gertatu den, zer egin daitekeen eta zergatik ez.
#
# Glosategia. the face-up hand: agerian dagoen eskua. the face-down hand: ahoz beherako eskua.
# unseen: itsuan. to restart: errepikatu. to settle: ontzat eman. Izenak ez dira deklinatzen: bi
# punturen aurrean edo atzean doaz.

## Gertatutakoa

switch-passes = { $who }: pasa.
switch-settles = { $who }: banaketa ontzat emanda.
switch-restarts = { $who }: banaketa errepikatu egingo da, eta inork ez du ordaintzen.
switch-keeps = { $who }: { $which ->
    [first] lehen eskua
   *[second] bigarren eskua
} gorde, eta bestea agerian.
switch-keeps-shown = { $who }: { $which ->
    [first] lehen eskua
   *[second] bigarren eskua
} gorde, eta bestea agerian: { $cards }.
switch-unseen = { $who }: truke itsua, esku osoa ahoz beherakoaren truke.
switch-unseen-got = { $who }: truke itsua, esku osoa ahoz beherakoaren truke: { $cards }.
switch-face-up-now = Orain agerian: { $cards }.
switch-laid = Esku bat agerian geratu da ({ $who }): { $cards }.

## Zer egin daitekeen

switch-move-keep-first = Gorde lehen eskua
    .hint = Zure bigarren eskua agerian geratzen da
switch-move-keep-second = Gorde bigarren eskua
    .hint = Zure lehen eskua agerian geratzen da
switch-move-swap-up = Trukatu denak
    .hint = Zure hiru kartak eman, agerian dauden hirurak hartzeko
switch-move-swap-down = Trukatu itsuan
    .hint = Zure hiru kartak eman, ahoz behera dauden hirurak hartzeko
switch-move-knock = Kolpatu
    .hint = Banaketa amaitu: besteek txanda bana gehiago dute
switch-move-stand = Gelditu
    .hint = Zure hiru kartak gorde
switch-move-pass = Pasa
    .hint = Zure hiru kartak gorde oraingoz
switch-move-restart = Errepikatu
    .hint = Inork ez du ordaintzen: zure eskua agerian geratzen da, eta gainerako guztia berriro banatzen da
switch-move-decline = Ontzat eman
    .hint = Banaketa dagoen bezala ordaintzea

## Zergatik ez

switch-one-laid = Banatzaileak agerian utzi du dagoeneko bere eskuetako bat
switch-restart-later = Errepikatzeaz kartak erakutsi ondoren galdetzen da
switch-keep-before = Lehenik banatzaileak bere bi eskuetako bat gorde behar du
switch-all-shown = Denek erakutsi dute: banaketa errepikatu, edo ontzat eman
switch-no-unseen = Mahai honetan ez da ahoz beherako eskua erabiltzen
switch-no-pass = Mahai honetan ezin da pasa
switch-knocked = Norbaitek kolpatu du dagoeneko: trukatu edo gelditu
switch-exchange = Eskuko karta bat trukatzen da agerian dagoen eskuko batekin
