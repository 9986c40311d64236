# Whether a finished match was dealt fairly: its proof, checked by the browser.

verify-title = Was it dealt fairly?
verify-about = The server committed to the order of every pack before the players added anything. Then a random coin from each player decided in which order the places of a pack are dealt. So nobody could choose the cards, and this browser can check that.
verify-checking = Checking…
verify-none = There is nothing to check
verify-insecure = Browsers can check this only over a secure connection or on the machine of the server. Download the proof, and run boneace verify.

verify-promised = The commitment is the one that this browser was given beforehand.
verify-coin = Your own coin is among those of the players.
verify-commitment = The commitment is over all packs that were prepared: { $count }
verify-packs = The packs that were dealt are among them: { $count }
verify-cards = Opened cards, sealed at the places that the coins chose: { $count }
verify-sequence = Cards were dealt from the top of each pack, each once: { $count }
verify-secret = Every card follows from the secret, which is open; packs: { $count }
verify-mark = { $fits ->
    [yes] passed
   *[no] failed
}
verify-late = Packs that the commitment does not cover, so that only their order is checked: { $late }
verify-good = All checks passed.
verify-bad = A check failed: this match was not dealt as it should have been, or the file was changed.

verify-added = What the players added
verify-nothing = nothing
verify-shown = The cards, in the order in which they were dealt
verify-pack = Pack { $number }
verify-closed = not opened
verify-cut = Cut for the first deal
verify-passed = Passed over, and not opened: { $count }
verify-download = Download the proof
verify-command = Another program can check it too: boneace verify, with the proof and the record of the match.
