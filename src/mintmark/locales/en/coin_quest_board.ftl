# What the board of the web client shows
cqb-round = Round { $round } of { $rounds }
cqb-stock =
    { $count ->
        [one] Auction Pouch: { $count } coin
       *[other] Auction Pouch: { $count } coins
    }
cqb-black-pouch = Auction Pouch
cqb-stock-about = These coins are still to come, except for those removed unseen before the game.
cqb-trashed = Trashed
cqb-gold = gold
cqb-silver = silver
cqb-copper = copper

# Seats
cqb-start-player = starting player
cqb-locked = Locked in
cqb-placing = Placing
cqb-to-place = { $count } to place
cqb-all-placed = All placed
cqb-passing = Penny drawn
cqb-drawing = Drawing
cqb-buying = Buying
cqb-owns = All coins
cqb-shown = Used in this round
cqb-penny-there = The Bad Penny is in this pouch.
cqb-pouch-less =
    { $count ->
        [one] One of these coins was stolen; you do not know which.
       *[other] { $count } of these coins were stolen; you do not know which.
    }
cqb-lost =
    { $count ->
        [one] One of them was stolen; you do not know which.
       *[other] { $count } of them were stolen; you do not know which.
    }
cqb-gained =
    { $count ->
        [one] One more was taken from somebody else; you do not know which.
       *[other] { $count } more were taken from others; you do not know which.
    }

# Lots
cqb-lot = Lot { $lot }
cqb-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
cqb-takes =
    { $bans ->
        [gold] no gold
        [silver] no silver
        [copper] no copper
        [gold-silver] copper only
        [gold-copper] silver only
        [silver-copper] gold only
        [gold-silver-copper] no coins
       *[none] any metal
    }
cqb-at-once = prestige at once
cqb-empty-lot = no coins yet
cqb-closed = In play from { $players } players on
cqb-place-here = Place here
cqb-place = Put { $coin } on lot { $lot }
cqb-take-back = Take back { $coin } from lot { $lot }
cqb-why-not = Why not?
cqb-why-not-lot = Why not on lot { $lot }?

# Behind the screen
cqb-behind = Behind your screen
cqb-left =
    { $left ->
        [0] All { $all } coins are placed
       *[other] { $left } of { $all } coins still to place
    }
cqb-in-pouch = in pouch
cqb-in-discard = in discard pile
cqb-picked = Chosen: { $coin }.
cqb-keys = Choose a lot, or type its number.
cqb-no-action = No action
cqb-used = Used
cqb-in-use = In use
cqb-use = Use { $coin }
cqb-use-age =
    { $amount ->
        [one] Use: trash { $amount }
       *[other] Use: trash up to { $amount }
    }
cqb-use-unique =
    { $amount ->
        [one] Use: draw { $amount } more
       *[other] Use: draw up to { $amount } more
    }
cqb-use-rare = Use: +{ $amount } prestige
cqb-draw = Draw a coin
cqb-stop = Stop here
cqb-trash-hand = Trash from your hand
cqb-trash-discard = Trash from your discard pile
cqb-trash = Trash { $coin } from your hand
cqb-trash-old = Trash { $coin } from your discard pile
cqb-lock = Lock in
cqb-lock-left = Lock in ({ $count } left)
cqb-unlock = Unlock
cqb-pass-about = Pouch { $pouch }, discard pile { $discards }

# The market and mint marks
cqb-market = Market
cqb-market-about = one a round at most
cqb-sold = sold
cqb-price = prestige
cqb-buy = Buy { $coin } for { $price } prestige
cqb-buy-there = Choose a coin from the market.
cqb-decline = Buy nothing
cqb-marks = Mint marks
cqb-mark =
    { $mark ->
        [crown] Crown
        [sceptre] Sceptre
       *[eagle] Eagle
    }

# The reveal
cqb-reveal = Screens up
cqb-skip = Show all
cqb-again = Show again
cqb-go-on = Go on
cqb-last-reveal = The last reveal
cqb-bid = Bid
cqb-bids-on = Bids on lot { $lot }
cqb-wins =
    { $how ->
        [gold] { $name } wins on gold
        [silver] { $name } wins on silver
        [copper] { $name } wins on copper
       *[alone] { $name } wins unopposed
    }
cqb-you-win =
    { $how ->
        [gold] You win on gold
        [silver] You win on silver
        [copper] You win on copper
       *[alone] You win unopposed
    }
cqb-tied = A tie at the top: nobody wins
cqb-no-bids = No bids: it stays

# What icons mean
cqb-means-age =
    { $amount ->
        [one] Age { $amount }: once a round, trash a coin from your hand or discard pile.
       *[other] Age { $amount }: once a round, trash up to { $amount } coins from your hand or discard pile.
    }
cqb-means-unique =
    { $amount ->
        [one] Unique Design { $amount }: once a round, draw an extra coin.
       *[other] Unique Design { $amount }: once a round, draw up to { $amount } extra coins.
    }
cqb-means-rare = Rare { $amount }: once a round, show it and score { $amount } prestige.
cqb-means-quality = Quality { $amount }: worth { $amount } prestige at the end.
cqb-means-mark =
    { $mark ->
        [crown] Crown (King’s mint): at the end the most, second and third most crowns score a bonus.
        [sceptre] Sceptre (Queen’s mint): at the end the most, second and third most sceptres score a bonus.
       *[eagle] Eagle (Essen mint): at the end the most, second and third most eagles score a bonus.
    }
cqb-means-penny = Bad Penny: who draws it takes a coin from another pouch and leaves the Penny there.

# The final score
cqb-final = Final score
cqb-winner = Winner
cqb-track = Prestige track
cqb-quality = Quality
cqb-counted = has { $count }
cqb-total = Total
