# Der Begleiter: eine Zeile darüber, worauf es gerade ankommt.
coinage-coach-last = Ein Gebiet ist leer: Eine Münze dort beendet das Spiel. Du hast { $own } Punkte, die andere Seite { $other }.
coinage-coach-bank =
    { $count ->
        [one] In deiner Bank liegt noch eine Münze.
       *[other] In deiner Bank liegen noch { $count } Münzen.
    } Ist eine Bank leer, endet das Spiel sofort.
coinage-coach-pay = Zahlen kostet dich einen Punkt und bringt der anderen Seite einen; eine dritte Münze ist oft mehr wert.
coinage-coach-region = { $region }: Du hältst { $own }, die andere Seite { $other }. Mit einem Gebiet mehr zählen dort alle deine Punkte doppelt.
coinage-coach-place = Eine I überdeckt niemand, eine IV jede kleinere Münze: Kleine halten ein Gebiet, große bringen Punkte.
coinage-coach-capture = Eine erbeutete Münze ist ein Punkt in deiner Bank, und was darunter lag, zählt wieder.
coinage-coach-move = Verlässt ein Stapel eine Region, führt dort vielleicht jemand anderes.
cab-would = Damit: du { $own } → { $then }, die andere Seite { $other } → { $after }.
cab-means-doubled = Wer mehr Gebiete einer Region hält, zählt dort alle Punkte doppelt.
cab-means-bank = Ein Punkt für jede Münze in der Bank, gleich welchen Rangs.
