# Amaitutako partida bat garbi banatu zen ala ez.

verify-title = Garbi banatu zen?
verify-about = Inork ezer gehitu aurretik, zerbitzaria sorta bakoitzaren ordenari lotuta zegoen. Gero, jokalari bakoitzaren ausazko txanpon batek esan zuen lekuak zein ordenatan banatu. Beraz inork ezin izan zituen kartak aukeratu, eta nabigatzaile honek egiazta dezake.
verify-checking = Egiaztatzen…
verify-none = Ez dago zer egiaztaturik
verify-insecure = Nabigatzaileek konexio seguruan edo zerbitzariaren makinan bakarrik egiazta dezakete. Deskargatu froga, eta exekutatu boneace verify.

verify-promised = Konpromisoa nabigatzaile honek aldez aurretik jaso zuena da.
verify-coin = Zure txanpona jokalarienen artean dago.
verify-commitment = Konpromisoak prestatutako sorta guztiak hartzen ditu: { $count }
verify-packs = Banatutako sortak horien artean daude: { $count }
verify-cards = Irekitako kartak, txanponek eramandako lekuetan zigilatuta: { $count }
verify-sequence = Kartak sorta bakoitzaren goialdetik banatu ziren, bakoitza behin: { $count }
verify-secret = Karta guztiak sekretutik datoz, eta hura irekita dago; sortak: { $count }
verify-mark = { $fits ->
    [yes] bat dator
   *[no] ez dator bat
}
verify-late = Konpromisoak hartzen ez dituen sortak; ordena baino ez da egiaztatzen: { $late }
verify-good = Egiaztatutako guztia bat dator.
verify-bad = Zerbait ez dator bat: partida hau ez zen behar bezala banatu, edo fitxategia aldatu da.

verify-added = Jokalariek gehitu dutena
verify-nothing = ezer ez
verify-shown = Kartak, banatu ziren ordenan
verify-pack = { $number }. sorta
verify-closed = ireki gabe
verify-cut = Lehen banaketarako moztua
verify-passed = Saltatuta eta ireki gabe: { $count }
verify-download = Deskargatu froga
verify-command = Beste programa batek ere egiazta dezake: boneace verify, froga eta partidaren erregistroa emanda.
