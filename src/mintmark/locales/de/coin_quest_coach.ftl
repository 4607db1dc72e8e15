# Der Begleiter: eine Zeile darüber, worauf es gerade ankommt.
cq-coach-buy =
    { $rounds ->
        [one] Es folgt noch eine Runde: Eine bessere Münze kommt vielleicht noch einmal auf deine Hand.
       *[other] Es folgen noch { $rounds } Runden: Eine bessere Münze kommt immer wieder auf deine Hand.
    }
cq-coach-last = Die letzte Runde: Was du jetzt gewinnst, zählt nach Qualität und Münzzeichen, Prestige zählt voll.
cq-coach-penny = Du nimmst eine Münze aus dem Beutel und lässt den Penny dort: Wer ihn zieht, muss ihn weitergeben.
cq-coach-trash = Entsorge deine schwächsten Münzen: Dann ziehst du die guten öfter.
cq-coach-draw = Eine Münze mehr ist ein Gebot mehr, und auch sie muss gelegt werden.
cq-coach-use = Nutze Aktionen, bevor du bietest: Eine weitere Münze kann den Plan ändern.
cq-coach-lock = Wo zwei Gebote in allen Metallen gleich sind, gewinnt niemand. Danach lässt sich nichts mehr ändern.
cq-coach-gold = Eine Goldmünze schlägt jedes Silber: Leg sie auf den besten Preis, den Rest dorthin, wo andere kaum bieten.
cq-coach-no-gold = Ohne Gold: Sieh auf die Felder, die es verbieten, und auf die, die andere liegen lassen.
cqb-means-bonus = Bonus am Ende, in Prestige, für die meisten, zweitmeisten und drittmeisten dieser Zeichen; bei Gleichstand bekommen ihn alle ganz.
cqb-means-market = Wer ein Feld gewinnt, darf je Runde eine Münze für { $price } Prestige kaufen. Sie kommt auf den Ablagestapel und wird später gezogen.
cqb-means-metals = Erst wird Gold (Au) verglichen, dann Silber (Ag), dann Kupfer (Cu): Die höhere Summe gewinnt. Ein Feld kann Metalle verbieten.
