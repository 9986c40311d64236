# A che punto è il motore: è parte di una frase, quindi minuscola e niente punto.
#
# Glossario. engine: motore, le regole compilate. compiled: tradotto in codice macchina, una volta sola, al primo avvio.

engine-compiling-part = il motore è in compilazione: completato { $percent }%
engine-compiling = il motore si compila in sottofondo; succede una volta sola
engine-compiling-short = compilazione: { $percent }%

# Una frase intera, per un programma che gioca da Python.
engine-compiling-now = Compilazione del gioco per questa macchina: può richiedere un minuto e succede una volta sola.
