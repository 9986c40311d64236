# Mahai arrunta terminalean, berea ez duen joko orotarako. Jokaldien izenak, eta eserlekuez eta mahaiaz esaten dena,
# jokoak ematen ditu.

## Zure txanda eta mahaia

terminal-plain-hand-total = Zure eskua: { $cards }. Balioa: { $total }.
terminal-plain-pile = { $title }: { $cards }.
terminal-plain-pack = sorta: { $cards }

## Egin dezakezuna

terminal-plain-many = { $verb }: { $count } jokaldi, { $move } adibidez; moves idatzita denak.
terminal-plain-help-moves = Jokaldiak: zerrendan bezala, zerrendako zenbakiaz, edo lehen hitzaren hasieraz.
terminal-plain-help-cards = Kartak bakarrik, 7H adibidez, nahikoa dira jokaldi bakar batek aipatzen baditu.

## Marraztuta

terminal-plain-ask-move = { $count ->
    [1] { $label } ({ $key })
   *[other] { $label } ({ $key }, − + aldatzeko)
}
terminal-plain-key-card = Zure eskuko karta bat, edo kopuru bat; klik ere bai
terminal-plain-key-step = Mota bereko beste jokaldi bat; beste kopuru bat
