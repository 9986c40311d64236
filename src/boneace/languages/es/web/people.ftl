# Lo que acuerdan las personas de una partida: propuestas, relojes, quién está.
#
# Glosario. offer: propuesta; away: sin conexión.

people-clock = quedan { $time }
people-seconds-left = { $n ->
    [one] Queda { $n } segundo.
   *[other] Quedan { $n } segundos.
  }
people-away = ausente
people-away-for = { $n ->
    [one] ausente desde hace { $n } minuto
   *[other] ausente desde hace { $n } minutos
  }
people-is-away = { $who } está ausente
people-bot = juega un bot
people-offer = Proponer…
people-choices = Opciones de la partida
people-offer-title = Propuesta
people-offer-open = Ya hay una propuesta.
people-undo = Deshacer mi última jugada
people-pause = Hacer una pausa
people-stand-in = Que un bot juegue por quien no está
people-hints = Permitir consejos
people-end = Terminar la partida como está
people-end-sure = No se puede deshacer.
people-play-on = Seguir jugando
people-agree = De acuerdo
people-decline = No
people-withdraw = Retirar
people-waits-for = Falta la respuesta de { $who }.
people-paused = La partida está en pausa.
people-goes-on = La partida sigue.
people-resume = Seguir
people-ended = La partida ha terminado de común acuerdo.
people-bot-for-you = Un bot juega por ti.
people-here = Ya estoy aquí
