# Lo que dice la página de las cartas además de sus nombres, que están en shared/cards.ftl.

cards-face-down = carta boca abajo
cards-label-italian = { $name } ({ $code })
# Quien lee español no necesita que se le explique el palo.
cards-label-spanish = { $name }
# At the end of a deal: a card that counts for the hand.
cards-counts = { $card }, cuenta
