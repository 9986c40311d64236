# Lo que no se puede hacer en un club o en una de sus veladas, y por qué.

clubs-not-found = no existe ese club
clubs-no-evening = no existe esa velada
clubs-key = este enlace ya no abre el club
clubs-full = un club tiene como mucho { $most } miembros
clubs-host-only = eso solo puede hacerlo un anfitrión del club
clubs-last-host = un club necesita un anfitrión: nombra antes a otro
clubs-acting = { $name } era ya anfitrión: un anfitrión en funciones no puede cambiar eso
clubs-hosts-come = es posible cuando ningún anfitrión ha venido en { $days } días, para quien ya era miembro
clubs-no-member = no hay nadie así en este club
clubs-name-taken = en el club ya hay alguien que se llama «{ $name }»
clubs-only-members = únete antes al club
clubs-title = hace falta un nombre de 1 a { $most } caracteres
clubs-too-many-rules = un club guarda como mucho { $most } conjuntos de reglas
clubs-no-rules = el club no tiene reglas llamadas «{ $name }»
clubs-rules-taken = el club ya tiene reglas llamadas «{ $name }»
clubs-playing = se está jugando una ronda: espera a que acabe
clubs-closed = esta velada ha terminado
clubs-too-few = tiene que haber al menos dos personas
clubs-no-more-rounds = ya se ha jugado todo: cierra la velada
clubs-no-table = esta velada no tiene esa mesa
clubs-result = un resultado tiene un número para cada uno de los { $seats } asientos
clubs-too-late = la ronda siguiente de la eliminatoria ya se ha sorteado a partir de este resultado
clubs-no-partners = con estas reglas nadie tiene pareja
clubs-partners-must = con estas reglas se juega por parejas: di cómo se sortean
clubs-partners-stay = en una eliminatoria las parejas no cambian
