# Esku batek zenbat balio duen, Pythonetik galdetzen duenarentzat.

scores-points = { $total } puntu
scores-none = { $game } jokoan ez da esaten esku batek zenbat balio duen
scores-cards = { $cards } kartako esku batek ez du ezer balio { $game } jokoan
scores-pack = ez daude { $game } jokoaren sortan aukera hauekin: { $cards }
