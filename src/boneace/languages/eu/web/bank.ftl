# Denek banatzailearen aurka jokatzen duten mahaia: Vingt-Un.
#
# Glosarioa. stake: apustua. natural eta vingt-un berdin esaten dira. over-drawn: pasatuta. to divide: banandu.
# to draw: karta eskatu. to stand: gelditu. pool: kutxa.

bank-stake = Apustu egin
bank-no-double = Ez bikoiztu
bank-double = Bikoiztu
bank-keep = Ez banandu
bank-divide = Banandu
bank-stand = Gelditu
bank-draw = Eskatu
bank-low = gutx.
bank-high = geh.
bank-lowest = Apusturik txikiena
bank-highest = Apusturik handiena

bank-state-stands = geldi
bank-state-vingt-un = vingt-un
bank-state-over-drawn = pasatuta
bank-state-natural = natural
bank-being-played = jokoan

bank-hand-1 = lehen eskua
bank-hand-2 = bigarren eskua
bank-hand-3 = hirugarren eskua
bank-hand-4 = laugarren eskua
bank-your-hand-1 = Zure lehen eskua
bank-your-hand-2 = Zure bigarren eskua
bank-your-hand-3 = Zure hirugarren eskua
bank-your-hand-4 = Zure laugarren eskua
bank-your-cards = Zure kartak
bank-hold = Zure kartak: { $cards }.
bank-hold-1 = Zure lehen eskua: { $cards }.
bank-hold-2 = Zure bigarren eskua: { $cards }.
bank-hold-3 = Zure hirugarren eskua: { $cards }.
bank-hold-4 = Zure laugarren eskua: { $cards }.
bank-cards-total = { $cards }; { $total }
bank-stake-of = apustua { $n }
bank-range = { $least } eta { $most } artean
bank-task-stake = apustua { $stakes }
bank-task-double = bikoiztu edo ez
bank-task-divide = banandu edo ez
bank-task-keep = gorde bikotea
bank-task-draw = eskatu edo gelditu
bank-task-stand = gelditu
bank-with-hand-1 = { $task }, lehen eskuarekin
bank-with-hand-2 = { $task }, bigarren eskuarekin
bank-with-hand-3 = { $task }, hirugarren eskuarekin
bank-with-hand-4 = { $task }, laugarren eskuarekin
bank-turn = Zure txanda: { $task }.
bank-drew = Etorri zaizuna: { $card }; { $total }.
bank-face-up = agerian { $cards }
bank-counts = guztira { $total }
bank-counts-word = guztira

bank-head = Mahaiburua
bank-you-deal = Zuk banatzen duzu
bank-against-you = { $n ->
    [one] fitxa zure aurka
   *[other] fitxa zure aurka
  }
bank-pool = Kutxa
bank-doubled = bikoiztu
bank-tenure = { $n }. eskua
bank-used = Erabilitako kartak
bank-gathers = erabilitako kartak biltzen ditu:
bank-stake-word = apustua

bank-neither = Ez duzu ez irabazi ez galdu
bank-why-seats = { $why } { $who }
bank-in-all = { $change } guztira
bank-brought = Esku bakoitzak zer ekarri duen, eta zergatik
bank-player = Jokalaria
bank-hand = Eskua
bank-why = Zergatik
bank-chips = Fitxak
bank-ante = Bakoitzak { $n ->
    [one] fitxa { $n } jarri zuen
   *[other] { $n } fitxa jarri zituen
  } kutxan.

bank-key-stake = Aukeratu apustua; bi zifra segidan zenbaki bat dira
bank-key-step = Fitxa bat gehiago edo gutxiago; zenbakiaren gainean, geziak, Hasiera eta Amaiera
bank-key-choose = Jokatu aukeratutako apustua
bank-key-draw = Eskatu karta bat
bank-key-divide = Banandu bikotea, aukeratutako apustuarekin
bank-key-keep = Ez banandu bikotea; banatzaile zarela, ez bikoiztu
bank-key-double = Banatzaile zarela, bikoiztu apustuak
