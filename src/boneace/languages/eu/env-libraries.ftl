# PettingZoo eta Gymnasium liburutegientzako inguruneak.

env-libraries-needs = { $library } ez dago instalatuta: pip install 'boneace[env]'
env-libraries-needs-other = { $library } ez dago instalatuta: pip install { $package }
env-libraries-limit-twice = limit eta max_cycles gauza bera dira: eman bat bakarrik
env-libraries-no-match = segidako { $tries } partidatan ez dago ezer erabakitzeko
env-libraries-to-move = Txanda: { $seat } ({ $legal })
env-libraries-not-begun = ez dago partidarik jokoan: deitu lehenik reset
env-libraries-opponents = beharrezko aurkariak: { $wanted }, ez { $given }
env-libraries-opponent = aurkaria «random», bot baten izena, bot bat edo funtzio bat da, ez { $given }
env-libraries-no-action = «actions»: { $agent } jokalariaren ekintza falta da, eta haren txanda da
env-libraries-no-log = karta gutxiagoko partidak ez du erregistrorik: kendu render_mode
env-libraries-whole-pack = «{ $bot }» bot-ak karta sorta osoarekin kalkulatzen du; karta gutxiagorekin aurkaria «random», funtzio bat edo zure bot bat da
