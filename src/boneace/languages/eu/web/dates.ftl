# Egun bat, partida batena adibidez; zenbakiz, urteak eta egunak atzizkirik behar ez dezaten.
dates-day = { $year }/{ $month }/{ $day }
