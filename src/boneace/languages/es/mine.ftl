# Las partidas de un almacén: las de un navegador, exportarlas y olvidarlas.

mine-somebody = Alguien
mine-still-played = esta partida aún se está jugando; se puede olvidar cuando acabe, o cuando nadie la haya jugado en una semana
mine-matches = listar las partidas acabadas
mine-matches-about = Lista las partidas acabadas de un almacén, primero las más recientes.
mine-matches-json = un objeto JSON en cada línea
mine-export = escribir todas las partidas acabadas como registros
mine-export-about = Escribe cada partida acabada como registro en una carpeta. Los registros que ya están se dejan como están, así que una exportación interrumpida continúa.
mine-export-folder = la carpeta en la que se escribe; puede ser nueva
mine-forget = borrar una partida
mine-forget-about = Borra una partida con todo lo que se guarda de ella, la jugara quien la jugara.
mine-forget-match = el id de la partida
mine-only-game = solo partidas de este juego
mine-no-store = no hay ningún almacén de partidas en { $file }
mine-none = Aún no ha acabado ninguna partida.
mine-no-folder = no se puede escribir en { $folder }: { $why }
mine-folder-taken = en { $folder } hay otros archivos, como { $file }: exporta a una carpeta propia
mine-unwritten = no se puede escribir la partida { $match }: { $why }
mine-exported = { $folder }: { $written } registros escritos, { $there } ya estaban.
mine-exporting = Escribiendo registros
mine-no-match = no hay ninguna partida { $match } en el almacén
mine-forgotten = La partida { $match } está borrada.
