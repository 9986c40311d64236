# Wie heißt, wer keinen Namen angegeben hat; sind es mehrere, haben sie Nummern.

names-guest = Gast
names-guest-more = Gast { $number }
