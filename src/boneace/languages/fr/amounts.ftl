# Le nombre d’un coup comme « stake 3 » ou « brag 3 » : pourquoi il est illisible. Les coups sont de la notation.

amounts-none = « { $text } » ne dit pas combien : écrivez « { $verb } 3 »
amounts-no-move = « { $text } » n’est pas un coup : écrivez « { $verb } 3 »
amounts-least = « { $text } » n’est pas un coup : le minimum est « { $verb } 1 »
