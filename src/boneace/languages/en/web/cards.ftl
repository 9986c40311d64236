# The words of cards beside their names, which are in shared/cards.ftl: for screen readers and tooltips.

cards-face-down = face-down card
# A card of the Italian pack, with its notation: “knight of cups (QH)”.
cards-label-italian = { $name } ({ $code })
# The suits and court cards of the Spanish pack keep their names; this explains them.
cards-label-spanish = { $suit ->
    [oros] { $name } (coins)
    [copas] { $name } (cups)
    [espadas] { $name } (swords)
   *[bastos] { $name } (clubs)
}
# At the end of a deal: a card that counts for the hand.
cards-counts = { $card }, counts
