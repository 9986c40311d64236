# Esku batek zenbat balio duen, Pythonetik galdetzen duenarentzat.

scores-points = { $total } puntu
scores-none = { $game }: ez dago esanda esku batek zenbat balio duen; horretarako worth.py behar du joko batek
scores-cards = { $cards } kartako esku batek ez du ezer balio { $game } jokoan
scores-pack = ez daude { $game } jokoaren sortan aukera hauekin: { $cards }
