# Enumeraciones: { $first } es todo menos lo último, con comas entre sus partes.

lists-and = { $first } y { $last }
lists-and-before-i = { $first } e { $last }
lists-or = { $first } o { $last }
lists-or-before-o = { $first } u { $last }

# Un día, como el de una partida.
lists-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
  } de { $year }
