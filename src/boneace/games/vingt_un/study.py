"""The study of Vingt-Un answers by itself, exactly; there are the questions of every game too."""

REPORT = "boneace.study.vingt_un.report"
QUESTIONS = ()
