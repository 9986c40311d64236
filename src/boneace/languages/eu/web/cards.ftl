# Orriak kartez esaten duena, izenez gain; izenak shared/cards.ftl fitxategian daude.

cards-face-down = ahoz beherako karta
cards-label-italian = { $name } ({ $code })
# Euskaraz irakurtzen duenak ez du paloaren azalpenik behar.
cards-label-spanish = { $name }
# At the end of a deal: a card that counts for the hand.
cards-counts = { $card }, balio du
