# What in an edition of somebody's own is not as in ours
differs-nearest = Elle ressemble le plus à notre édition « { $name } », sauf en ceci :
differs-same = Tout y est comme dans notre édition « { $name } ».
differs-is = { $what } : { $own } (chez nous : { $ours })
differs-yes = oui
differs-no = non

# CoinAge
differs-bank = Pièces de rang { $rank } dans une banque
differs-areas = Zones
differs-regions = Zones d’une région
differs-borders = Voisins de { $area }

# Coin Quest
differs-draw = Pièces piochées par manche
differs-price = Prestige pour une pièce du marché
differs-market = Pièces au marché au début
differs-rounds = Manches
differs-bonus = Points pour le plus, le deuxième et le troisième ({ $mark })
differs-lot = Lot { $lot }
differs-lot-is = { $prestige } prestige, à partir de { $players } joueurs, fermé à : { $bans }
differs-metal =
    { $metal ->
        [gold] or
        [silver] argent
       *[copper] cuivre
    }
differs-start = Pièces de collection
differs-auction = Pièces d’enchère
differs-essen = Pièces d’Essen

# Warehouse 51
differs-setup-start-ingots = Lingots de départ
differs-setup-supply = Lingots dans la réserve
differs-setup-pawn-tokens = Jetons de gage
differs-pawn-below = Lingots en dessous desquels on peut mettre en gage
differs-pawn-payout = Lingots pour une relique mise en gage
differs-pawn-buy-back = Lingots pour racheter une relique
differs-score-ingots-per-point = Lingots pour un point
differs-score-set = Points pour une série
differs-counterfeits = Contrefaçons entre voisins, à { $seats } joueurs
differs-points = Points pour la plus haute et la deuxième valeur ({ $colour })
differs-relics = Reliques
differs-relic-name = { $relic }, nom
differs-relic-colour = { $relic }, couleur
differs-relic-value = { $relic }, valeur
differs-relic-mark = { $relic }, marque
differs-relic-auction = { $relic }, enchère
differs-relic-effect = { $relic }, effet
differs-relic-counterfeit = { $relic }, contrefaçon
differs-open = ouverte
differs-sealed = secrète
