# The settings dialog, with the choice of language.

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Bots play
    .meaning = With several people at the table, the slowest setting applies.
settings-pace-at-once = At once
settings-pace-quick = Quickly
settings-pace-normal = Normally
settings-pace-slow = Slowly
settings-colours = Four-colour suits
    .meaning = Diamonds blue, clubs green; coins gold, swords blue, batons green.
settings-italian = Italian suits
    .meaning = Cups, coins, swords and batons in Primiera, for hearts, diamonds, spades and clubs.
settings-large = Very large indices
    .meaning = Plain faces on all cards, not only on small ones.
settings-still = Less motion
    .meaning = Cards appear without sliding. The device’s own setting always applies.
settings-confirm = Confirm discards
    .meaning = The first press selects a card, the second discards it.
settings-done = Done
