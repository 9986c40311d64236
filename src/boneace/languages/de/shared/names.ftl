# Du, wer auch immer das ist. Für den dritten und den vierten Fall haben die Sätze eigene Formen.

names-you = Du
names-you-within = du
