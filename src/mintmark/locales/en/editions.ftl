# What in an edition of somebody's own is not as in ours
differs-nearest = It is most like our edition “{ $name }”, but not in this:
differs-same = Everything in it is as in our edition “{ $name }”.
differs-is = { $what }: { $own } (ours: { $ours })
differs-yes = yes
differs-no = no

# CoinAge
differs-bank = Coins of rank { $rank } in a bank
differs-areas = Areas
differs-regions = Areas of a region
differs-borders = Neighbours of { $area }

# Coin Quest
differs-draw = Coins drawn in a round
differs-price = Prestige for a market coin
differs-market = Coins in the market at first
differs-rounds = Rounds
differs-bonus = Points for the most, second and third most ({ $mark })
differs-lot = Lot { $lot }
differs-lot-is = { $prestige } prestige, from { $players } players, closed to: { $bans }
differs-metal =
    { $metal ->
        [gold] gold
        [silver] silver
       *[copper] copper
    }
differs-start = Collection Coins
differs-auction = Auction Coins
differs-essen = Essen Coins

# Warehouse 51
differs-setup-start-ingots = Ingots to start with
differs-setup-supply = Ingots in the supply
differs-setup-pawn-tokens = Pawn tokens
differs-pawn-below = Ingots below which one may pawn
differs-pawn-payout = Ingots for a pawned relic
differs-pawn-buy-back = Ingots to buy a relic back
differs-score-ingots-per-point = Ingots for a point
differs-score-set = Points for a set
differs-counterfeits = Counterfeits between neighbours, { $seats } players
differs-points = Points for the most and second most ({ $colour })
differs-relics = Relics
differs-relic-name = { $relic }, name
differs-relic-colour = { $relic }, colour
differs-relic-value = { $relic }, value
differs-relic-mark = { $relic }, mark
differs-relic-auction = { $relic }, auction
differs-relic-effect = { $relic }, effect
differs-relic-counterfeit = { $relic }, counterfeit
differs-open = open
differs-sealed = sealed
