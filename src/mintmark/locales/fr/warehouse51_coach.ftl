# Le guide : une ligne sur ce qui compte maintenant.
w51-coach-reveal = Votre voisin de gauche parle en premier, vous en dernier. Choisissez une couleur que vous collectionnez.
w51-coach-fake = Vous savez que c’est une contrefaçon : elle disparaîtra à la fin. N’enchérissez que pour faire payer plus les autres.
w51-coach-set = Elle compléterait une série de quatre couleurs : { $points } points.
w51-coach-paid =
    { $count ->
        [one] Si { $other } gagne à ce prix, le lingot vous revient.
       *[other] Si { $other } gagne à ce prix, les { $count } lingots vous reviennent.
    }
w51-coach-colour = Couleur { $colour } : vous avez { $own }, le meilleur rival { $most } ; celle-ci ajoute { $value }. Seuls les deux premiers d’une couleur marquent.
w51-coach-pay = Les lingots renforcent un voisin : choisissez celui qui est le plus en retard.
w51-coach-give = Donnez ce qui vous sert le moins, et pensez à ce que cela complète chez le voisin.
w51-coach-swap = Vous obtenez une relique de valeur égale ou inférieure : cherchez une couleur qui vous manque.
w51-coach-buy-back = Sinon, { $rate } lingots valent un point ; une relique compte pour sa couleur et pour les séries.
w51-coach-certify = Certifiez la relique dont vous n’êtes pas sûr et qui vous manquerait le plus.
w51-coach-neutralise = Une relique sauvée peut servir son propriétaire plus que vous : sauvez ce qui compte pour vous.
