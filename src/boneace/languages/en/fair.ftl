# The command `boneace verify`: whether a finished match was dealt as the server had committed to.

fair-not-read = { $file } is not a proof: { $why }
fair-coins-seats = { $file } is not a proof: it must have one coin, or null, for each player
fair-one-record = a proof is of one match: this is another one in the same file
fair-other-match = this is the record of another match: { $theirs }, while the proof is of { $ours }

fair-commitment = The commitment is over all packs that were prepared: { $count }
fair-packs = The packs that were dealt are among them: { $count }
fair-cards = Opened cards, sealed at the places that the coins chose: { $count }
fair-sequence = Cards were dealt from the top of each pack, each once: { $count }
fair-secret = Every card follows from the secret, which is open; packs: { $count }
fair-record = The record has these cards at the same events; cards in all: { $count }

fair-fits = fits: { $what }
fair-wrong = DOES NOT FIT{ $place }: { $what }
fair-at = { "" } (pack/card { $place })
fair-coins = Players who added a coin: { $coins } of { $players }
fair-closed = Not opened: { $closed } cards that the rules do not show, { $passed } passed over
fair-late = Packs that the commitment does not cover, so that only their order is checked: { $late }
fair-good = Everything that was checked fits.
fair-bad = Something does not fit: this match was not dealt as it should have been, or the file was changed.
