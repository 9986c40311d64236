# Funtzioek onartzen ez dituzten argumentuez esaten dutena: liburutegikoek, eta «driver»ek, arau
# konpilatuak abiarazten dituztenek. Argumentu baten izena Pythonen idazten den bezala ematen da.

arguments-type = «{ $name }»: hau behar du: { $wanted }; eman dena: { $given }
arguments-one-of = «{ $name }» hauetako bat izan behar da: { $known }; ez { $given }
arguments-an-array = NumPyren array bat
arguments-options = { $game } jokoaren aukerak, array gisa edo finkatuta
arguments-a-whole-number = zenbaki oso bat
arguments-text = testu bat
arguments-a-pack = karta-sorta bat
arguments-cards = kartak, Cards gisa edo notazioan
arguments-names = izenen zerrenda bat
arguments-shuffles = zenbaki batetik kartak ematen dituen funtzio bat
arguments-a-record = erregistro bat, `read` deiak ematen duen bezala
arguments-a-match = partida bat, `new` funtzioak hasten duen bezala
arguments-a-path = fitxategi baten bidea
arguments-a-mapping = izenetatik balioetarako esleipen bat
arguments-between = «{ $name }»: { $least } eta { $most } artean egon behar du; eman dena: { $given }
arguments-at-least = «{ $name }»: { $least } edo gehiago izan behar du; eman dena: { $given }
arguments-dtype = «{ $name }»: dtype hau behar du: { $wanted }; eman dena: { $given }
arguments-dtype-state = State, { $game }
arguments-dtype-options = Options, { $game }
arguments-shape = «{ $name }»: forma hau behar du: { $wanted }; eman dena: { $given }
arguments-too-short = «{ $name }»: { $wanted } leku edo gehiago behar ditu; eman direnak: { $given }
arguments-scattered = «{ $name }»: memoriaren zati bakar batean egon behar du (C ordenan jarraitua eta lerrokatua): eman kopia bat
arguments-read-only = «{ $name }»: idazteko modukoa izan behar du: eman kopia bat
arguments-option-code = «{ $name }»: { $given } zenbakia du «{ $option }» aukeran, eta horrek ez du ezer esan nahi
arguments-specialized = «{ $name }»: beste joko baten aukera finkatuak dira, ez { $game } jokoarenak
arguments-not-begun = «{ $name }»: hasi gabeko egoera bat du: `begin` edo `begin_all` deiak prestatzen du mahaia
arguments-state = «{ $name }»: ez du { $seats } eserlekuko egoerarik: { $field } eremua { $given } da
arguments-generator = «{ $name }»: ausazko sortzailea da, eta ezin du 0 izan
arguments-legal = «{ $name }»: txanda duen eserlekuaren jokaldi zilegi bat izan behar du
arguments-shuffle-cards = nahasketa batek 0tik 62ra bitarteko karta-zenbakien zerrenda izan behar du; eman dena: { $given }
arguments-shuffle-lacks = nahasketari orain atera daitezkeen kartak falta zaizkio
arguments-pickle-shuffles = partida hau ezin da pickle bidez gorde, bere nahasketak ezin direlako ({ $why }): hasi hazi batekin, edo modulu bateko funtzio batekin
arguments-pickle-layout = partida hau pickle bidez gorde zen { $game } jokoaren egoerek beste antolaketa bat zutenean; erregistro batek gehiago irauten du (`to_record`)
