# Le guide : une ligne sur ce qui compte maintenant.
cq-coach-buy =
    { $rounds ->
        [one] Il reste une manche : une meilleure pièce peut encore venir une fois dans votre main.
       *[other] Il reste { $rounds } manches : une meilleure pièce revient sans cesse dans votre main.
    }
cq-coach-last = La dernière manche : ce que vous gagnez compte par sa Qualité et ses marques, le prestige compte en entier.
cq-coach-penny = Vous prenez une pièce dans ce sac et y laissez le Penny : qui le pioche doit le passer.
cq-coach-trash = Éliminez vos pièces les plus faibles : vous piocherez plus souvent les bonnes.
cq-coach-draw = Une pièce de plus, c’est une mise de plus, à placer elle aussi.
cq-coach-use = Utilisez les actions avant de miser : une pièce de plus peut changer vos plans.
cq-coach-lock = Où deux mises sont égales dans les trois métaux, personne ne gagne. Ensuite, plus rien ne change.
cq-coach-gold = Une pièce d’or bat tout argent : misez-la sur le meilleur prix, le reste là où les autres misent peu.
cq-coach-no-gold = Sans or, voyez les lots qui l’interdisent, et ceux que les autres délaisseront.
cqb-means-bonus = Bonus de fin, en prestige, pour qui a le plus de ces marques, puis le deuxième et le troisième ; à égalité, chacun le reçoit en entier.
cqb-means-market = Qui gagne un lot peut acheter une pièce par manche, pour { $price } de prestige. Elle va à la défausse et se pioche plus tard.
cqb-means-metals = On compare d’abord l’or (Au), puis l’argent (Ag), puis le cuivre (Cu) : la somme la plus haute gagne. Un lot peut interdire des métaux.
