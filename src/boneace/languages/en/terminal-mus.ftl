# The table of Mus in the terminal. The words of the game itself, with their glossary, are in mus.ftl.

## Sides and stones

terminal-mus-pile = { $who }: { $stones } of { $target } stones, { $games ->
    [one] 1 game won
   *[other] { $games } games won
}.
terminal-mus-lie = On the table: { $amarracos ->
    [one] 1 amarraco
   *[other] { $amarracos } amarracos
} with { $keeper }, { $loose ->
    [one] 1 stone
   *[other] { $loose } stones
} with { $other }.
terminal-mus-lie-warned = On the table: { $loose ->
    [one] 1 stone
   *[other] { $loose } stones
} with { $other }; the amarracos are back in the bowl.
terminal-mus-has = { $who } { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}
terminal-mus-standing = Standing: { $sides }.
terminal-mus-bowl = In the bowl: { $bowl }. In the stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}.

## What has been said

terminal-mus-deal = Dealer: { $dealer }. Mano: { $mano }.
terminal-mus-changed = changed { $cards }
terminal-mus-declared = { $has ->
    [yes] { $word }
   *[no] no { $word }
}
terminal-mus-lance = { $title }: { $state }.
terminal-mus-open = nothing bet yet
terminal-mus-asked = { $who }: { $stones } to answer, { $deje } if declined
terminal-mus-asked-ordago = { $who }: órdago, { $deje } if declined
terminal-mus-declined = declined, { $stones } to { $who }
terminal-mus-decided = { $how ->
    [accepted] { $stones ->
        [one] 1 stone bet
       *[other] { $stones } stones bet
    }
    [passed] en paso, nothing bet
    [ordago] órdago accepted
   *[unable] no betting
}
terminal-mus-silent = nothing said yet

## Your cards

terminal-mus-hand = Your hand: { $cards }: { $holds }.

## What you may do

terminal-mus-discard = Discard one to four cards: type their places in your hand, such as 1 3, or the cards.

## Signals

terminal-mus-seen = { $who } has signalled: { $what }.
terminal-mus-given = You have signalled: { $what }.
terminal-mus-may-signal = { $number }: { $move } ({ $meaning }: one { $gesture })
terminal-mus-no-signals = There are no signals at this table.
terminal-mus-claimed = { $who } claims a stone for playing properly: grant { $seat } would grant it.
terminal-mus-before-others = Others speak before you. Signal, or press Enter to go on.

## The count

terminal-mus-step = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
    [punto] Punto
   *[none] Courtesy
}: { $who }, { $why }: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, that makes { $now }.
terminal-mus-no-count = No deal has been counted yet.

## Help

terminal-mus-help-short = Short forms: { $mus } mus, { $no-mus } no mus or no quiero, { $paso } paso, { $envido } envido, { $reenvido } reenvido, { $quiero } quiero, { $ordago } ordago. Or the number before a move in the list.
terminal-mus-help-bets = Bets: envido 4 or { $envido } 4, reenvido 3 or { $reenvido } 3; without a number it is 2. Basque words work too: enbido biga, iduki, tira, hordago.
terminal-mus-help-discards = Discards: the places of the cards in your hand, such as 1 3, or the cards, such as 7E 4C.
terminal-mus-help-signals = signals: what you may signal. Signal at any prompt by its number, { $signal } 1, or its name, signal two-kings; your partner sees it, an opponent may catch it.
terminal-mus-help-claims = claim: claim a stone for playing properly. grant 2: grant it to seat 2.
terminal-mus-help-count = count: where each stone of the last deal came from.

## Drawn

terminal-mus-side = { $who } { $stones }/{ $target } ({ $games })
terminal-mus-target = { $target } stones win a game; most games won: { $games }
terminal-mus-in-bowl = bowl { $bowl }
terminal-mus-claims = { $who } claims a stone ({ $signal })
terminal-mus-signal-key = { $signal }: signal to your partner
terminal-mus-hint = { $signal } signal · z fast · l log · c dark/light · ? keys · --plain for screen readers
terminal-mus-button-discard = Discard
terminal-mus-ask-amount = { $label } ({ $key }, { $least } to { $most })
terminal-mus-ask-discard = Your turn: choose the cards to change (keys 1 to 4), then discard ({ $discard }).
terminal-mus-key-talk = Mus; no mus: keep the cards
terminal-mus-key-open = Paso; envido
terminal-mus-key-answer = Quiero; no quiero; reenvido
terminal-mus-key-ordago = Órdago
terminal-mus-key-amount = The stones of a bet, 1 and 2 make 12; + − more, less
terminal-mus-key-discard = Choose the cards to change; a click does the same. Discard them
terminal-mus-key-signal = Signal to your partner, at any moment; claim or grant a stone
terminal-mus-key-stones = A stone; an amarraco, which is five
terminal-mus-key-marks = The dealer; whose turn it is
terminal-mus-dialog = Out of turn
terminal-mus-option = { $meaning } — one { $gesture }
terminal-mus-option-claim = Claim a stone for playing properly
terminal-mus-option-grant = Grant { $who } the stone for playing properly

## The end of a deal

terminal-mus-why = { $who }: { $why }
terminal-mus-total = { $who } +{ $change }: { $stones }
