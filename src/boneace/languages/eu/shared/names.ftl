# Zu, nor zaren ere.

names-you = Zu
names-you-within = zu
