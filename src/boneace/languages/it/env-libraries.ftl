# Gli ambienti per PettingZoo e Gymnasium.

env-libraries-needs = { $library } non è installato: pip install 'boneace[env]'
env-libraries-needs-other = { $library } non è installato: pip install { $package }
env-libraries-limit-twice = limit e max_cycles significano la stessa cosa: dai solo uno dei due
env-libraries-no-match = in nessuna di { $tries } partite di fila c’è qualcosa da decidere
env-libraries-to-move = Tocca a { $seat } ({ $legal })
env-libraries-not-begun = non c’è nessuna partita in corso: chiama prima reset
env-libraries-opponents = avversari necessari: { $wanted }, non { $given }
env-libraries-opponent = un avversario è «random», il nome di un bot, un bot o una funzione, non { $given }
env-libraries-no-action = «actions» deve contenere un’azione per { $agent }, a cui tocca
env-libraries-no-log = una partita con meno carte del mazzo non ha un registro: ometti render_mode
env-libraries-whole-pack = il bot «{ $bot }» conta sul mazzo intero; con meno carte un avversario è «random», una funzione o un bot tuo
