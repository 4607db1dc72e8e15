# Le guide : une ligne sur ce qui compte maintenant.
coinage-coach-last = Une seule zone est vide : une pièce placée là finit la partie. Vous avez { $own } points, votre rival { $other }.
coinage-coach-bank =
    { $count ->
        [one] Il reste une pièce dans votre banque.
       *[other] Il reste { $count } pièces dans votre banque.
    } Dès qu’une banque est vide, la partie est finie.
coinage-coach-pay = Payer vous coûte un point et en donne un à votre rival ; un troisième placement vaut souvent plus.
coinage-coach-region = { $region } : vous en tenez { $own }, votre rival { $other }. Avec une zone de plus, tous vos points y comptent double.
coinage-coach-place = Rien ne recouvre une I, tout recouvre une IV : les petites tiennent une zone, les grandes rapportent.
coinage-coach-capture = Une pièce capturée vaut un point dans votre banque, et ce qui était dessous compte de nouveau.
coinage-coach-move = Une pile qui quitte une région peut y changer la majorité.
cab-would = Avec ce coup : vous { $own } → { $then }, votre rival { $other } → { $after }.
cab-means-doubled = Qui tient le plus de zones d’une région y compte tous ses points en double.
cab-means-bank = Un point par pièce en banque, quel que soit son rang.
