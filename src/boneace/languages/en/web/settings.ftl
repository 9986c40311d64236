# The dialog of settings, and the choice of the language.

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Bots play
    .meaning = With several people at the table the slowest wish counts.
settings-pace-at-once = At once
settings-pace-quick = Quickly
settings-pace-normal = As usual
settings-pace-slow = Slowly
settings-colours = Four-colour suits
    .meaning = Diamonds blue, clubs green; coins gold, swords blue, batons green.
settings-italian = Italian suits
    .meaning = Cups, coins, swords and batons in Primiera, for hearts, diamonds, spades and clubs.
settings-large = Very large indices
    .meaning = The plain face on every card, not only on small ones.
settings-still = Less motion
    .meaning = Cards are put down without sliding. The device’s own wish is always kept.
settings-confirm = Confirm discards
    .meaning = The first press selects a card, the second discards it.
settings-done = Done
