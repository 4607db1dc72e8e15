
# Coins: as the subject of a sentence, and (-acc) where something is done to them
cq-coin =
    { $metal ->
        [gold] a gold
        [silver] a silver
       *[copper] a copper
    } { $value }
cq-coin-acc =
    { $metal ->
        [gold] a gold
        [silver] a silver
       *[copper] a copper
    } { $value }
cq-coin-with = { $coin } ({ $icons })
cq-penny = the Bad Penny
cq-penny-acc = the Bad Penny
cq-icon-age = Age { $amount }
cq-icon-unique = Unique Design { $amount }
cq-icon-rare = Rare { $amount }
cq-icon-quality = Quality { $amount }
cq-icon-crown = crown
cq-icon-sceptre = sceptre
cq-icon-eagle = eagle
cq-no-coins = no coins
cq-prestige = { $points } prestige

# The value of a bid in one metal
cq-value =
    { $metal ->
        [gold] gold { $value }
        [silver] silver { $value }
       *[copper] copper { $value }
    }

# What happened
cq-first =
    { $you ->
        [seat] You are
       *[none] { $seat } is
    } the starting player.
cq-market-coin = On the market: { $coin }.
cq-round = Round { $round } of { $rounds }.
cq-lot-coin = On lot { $lot }: { $coin }.
cq-tips-in =
    { $you ->
        [seat] You tip your discard pile into your pouch
       *[none] { $seat } tips the discard pile into the pouch
    }.
cq-you-draw = You draw { $coin }.
cq-draws-penny =
    { $you ->
        [seat] You draw the Bad Penny and have
       *[none] { $seat } draws the Bad Penny and has
    } to pass it on.
cq-passes =
    { $you ->
        [seat] You take a coin from the pouch of { $other }, unseen, and leave the Bad Penny there.
        [other] { $seat } takes a coin from your pouch, unseen, and leaves the Bad Penny there.
       *[none] { $seat } takes a coin from the pouch of { $other }, unseen, and leaves the Bad Penny there.
    }
cq-passes-for-nothing =
    { $you ->
        [seat] You drop the Bad Penny into the pouch of { $other }. There is no coin to take.
        [other] { $seat } drops the Bad Penny into your pouch. There is no coin to take.
       *[none] { $seat } drops the Bad Penny into the pouch of { $other }. There is no coin to take.
    }
cq-you-steal = You take { $coin } from { $other }. Nobody else knows.
cq-uses =
    { $you ->
        [seat] You show and use
       *[none] { $seat } shows and uses
    } { $coin }.
cq-scores =
    { $you ->
        [seat] You show { $coin } and score { $points } prestige.
       *[none] { $seat } shows { $coin } and scores { $points } prestige.
    }
cq-draws-extra =
    { $you ->
        [seat] You draw
       *[none] { $seat } draws
    } an extra coin.
cq-stops =
    { $you ->
        [seat] You leave
       *[none] { $seat } leaves
    } it at that.
cq-trashes =
    { $you ->
        [seat] You trash { $coin } from your hand
       *[none] { $seat } trashes { $coin } from the hand
    }.
cq-trashes-discard =
    { $you ->
        [seat] You trash { $coin } from your discard pile
       *[none] { $seat } trashes { $coin } from the discard pile
    }.
cq-you-place = You put { $coin } on lot { $lot }.
cq-you-take-back = You take { $coin } back from lot { $lot }.
cq-locks =
    { $you ->
        [seat] You are
       *[none] { $seat } is
    } ready.
cq-unlocks =
    { $you ->
        [seat] You think
       *[none] { $seat } thinks
    } again.
cq-screens-up = All are ready: the screens go up.
cq-lot-stays = Lot { $lot }: no bids. What lies there stays: { $prize }.
cq-lot-alone =
    { $you ->
        [seat] Lot { $lot }: you are alone there with { $bid } and win { $prize }.
       *[none] Lot { $lot }: { $seat } is alone there with { $bid } and wins { $prize }.
    }
cq-lot-won =
    Lot { $lot }: { $you ->
        [seat] you win
       *[none] { $seat } wins
    } { $prize } with { $bid }. { $you ->
        [other] You are next
       *[none] Next is { $other }
    } with { $other_bid }; { $metal ->
        [gold] gold
        [silver] silver
       *[copper] copper
    } decides, { $more } against { $less }.
cq-lot-tied = Lot { $lot }: a tie at the top ({ $seats }) with { $bid }. Nobody wins { $prize }.
cq-lot-tied-coins = Lot { $lot }: a tie at the top ({ $seats }) with { $bid }. Nobody wins; what lies there stays: { $prize }.
cq-nowhere =
    No lot takes { $you ->
        [seat] these coins of yours
       *[none] these coins of { $seat }
    }, so they are discarded: { $coins }.
cq-buys =
    { $you ->
        [seat] You buy
       *[none] { $seat } buys
    } { $coin } for { $price } prestige.
cq-declines =
    { $you ->
        [seat] You buy
       *[none] { $seat } buys
    } nothing.
cq-over = The last round is over, and so is the game.
cq-total =
    { $you ->
        [seat] You
       *[none] { $seat }
    }: track { $track } + Quality { $quality } + crowns { $crown } + sceptres { $sceptre } + eagles { $eagle } = { $total }
cq-tie-broken =
    { $you ->
        [seat] You and
       *[none] { $seat } and
    } { $you ->
        [other] you are level
       *[none] { $other } are level
    }; { $you ->
        [seat] you are ahead
       *[none] { $seat } is ahead
    } by the value of { $metal ->
        [gold] gold
        [silver] silver
       *[copper] copper
    } owned, { $more } against { $less }.
cq-tie =
    { $you ->
        [seat] You and { $other } are level in everything and share your place.
        [other] { $seat } and you are level in everything and share your place.
       *[none] { $seat } and { $other } are level in everything and share their place.
    }

# What is asked
cq-ask-place =
    { $count ->
        [one] Put your last coin on a lot, then lock in.
       *[other] Put your { $count } coins on lots, then lock in.
    }
cq-ask-act =
    { $count ->
        [one] Put your last coin on a lot, then lock in. Before that you may use actions.
       *[other] Put your { $count } coins on lots, then lock in. Before that you may use actions.
    }
cq-ask-lock = Nothing is left to place: lock in, or take something back.
cq-ask-locked = You are ready. Until the last one is, you may unlock.
cq-ask-penny = You hold the Bad Penny: from whose pouch do you take a coin, leaving the Penny there?
cq-ask-trash =
    { $left ->
        [one] Trash a coin from your hand or your discard pile, or stop.
       *[other] Trash up to { $left } coins from your hand or your discard pile, or stop.
    }
cq-ask-draw =
    { $left ->
        [one] Draw an extra coin, or stop.
       *[other] Draw up to { $left } extra coins, or stop.
    }
cq-ask-buy = Buy a coin from the market for { $price } prestige (you have { $points }), or decline.

# Why not
cq-refuse-not-now = That cannot be done now. { $ask }
cq-refuse-finish-first = Finish the action that you have begun. { $ask }
cq-refuse-locked = You are ready; unlock first.
cq-refuse-not-in-hand = Not in your hand: { $coin }.
cq-refuse-on-board = On lot { $lot } of your board: { $coin }. Take it back first.
cq-refuse-no-icon = There is no action on { $coin }.
cq-refuse-used = Used already in this round: { $coin }.
cq-refuse-lot-closed = Lot { $lot } is in play only from { $players } players on.
cq-refuse-banned =
    { $metal ->
        [gold] Lot { $lot } does not take gold.
        [silver] Lot { $lot } does not take silver.
       *[copper] Lot { $lot } does not take copper.
    }
cq-refuse-not-there = You have not put { $coin } on lot { $lot }.
cq-refuse-no-action = You have no action open that would allow it.
cq-refuse-no-age = To trash a coin, use a coin with Age first.
cq-refuse-itself = An Age coin cannot trash itself: { $coin }.
cq-refuse-not-discarded = Not in your discard pile: { $coin }.
cq-refuse-coins-left =
    { $count ->
        [one] You still have a coin in hand; put it on a lot.
       *[other] You still have { $count } coins in hand; put them on lots.
    }
cq-refuse-no-penny = You do not hold the Bad Penny.
cq-refuse-to-yourself = The Bad Penny goes to another player.
cq-refuse-no-player = { $other } is not in this game.
cq-refuse-no-coins = { $other } has no coin in pouch or discard pile; choose someone who has.
cq-refuse-not-for-sale = Not on the market: { $coin }.

# On the table
cq-goal = Bid for coins and prestige with the coins that you draw. Gold beats silver, silver beats copper; the coins that you win go into your pouch and come back later. Most prestige wins.
cq-legend = G, S, C: gold, silver, copper, with the value. After a dot: A Age (trash coins), U Unique Design (draw more), R Rare (prestige now), Q Quality (prestige at the end), K crown, S sceptre, E eagle (prestige for the most, second and third most of each at the end). Coin faces and lots are a reconstruction: see rules, section 11.
cq-typing = Short forms: G1 1 puts G1 on lot 1, and several moves go in one line with semicolons, as in G1 1; C3 2; lock. look 2 shows all coins of player 2. A star marks who is awaited, ◆ the starting player.
cq-heading =
    { $more ->
        [0] Round { $round } of { $rounds } · the last round
        [one] Round { $round } of { $rounds } · coins for { $more } more round in the Auction Pouch
       *[other] Round { $round } of { $rounds } · coins for { $more } more rounds in the Auction Pouch
    }
cq-lot = Lot
cq-gives = Gives
cq-bans = Bans
cq-your-bid = Your bid
cq-market = Market ({ $price } prestige each): { $coins }
cq-market-empty = The market is empty.
cq-player = Player
cq-you = You
cq-track = Prestige
cq-pouch = Pouch
cq-screen = Screen
cq-shown = Used
cq-discards = Discard pile
cq-is-ready = ready
cq-has-penny = Penny
cq-hand = Your hand: { $coins }
cq-hand-empty = Your hand is empty.
cq-own-pouch = Your pouch: { $coins }
cq-own-pouch-less =
    { $less ->
        [one] Your pouch (one of these coins was stolen): { $coins }
       *[other] Your pouch ({ $less } of these coins were stolen): { $coins }
    }
cq-own-pouch-empty = Your pouch is empty; next time your discard pile goes in.
cq-lot-bids = Lot { $lot }: { $bids }
cq-bid-of =
    { $you ->
        [seat] you
       *[none] { $seat }
    } ({ $coins })
cq-collection = { $seat } owns: { $coins }
cq-collection-open = { $seat } owns: { $coins } (less { $lost } stolen, plus { $gained } taken from others, you do not know which)
cq-own-discards = Your discard pile: { $coins }

# A move as advice
cq-do-use = Use { $coin }
cq-do-draw = Draw an extra coin
cq-do-stop = Leave it at that
cq-do-trash = Trash { $coin } from the hand
cq-do-trash-discard = Trash { $coin } from the discard pile
cq-do-place = Put { $coin } on lot { $lot }
cq-do-take-back = Take { $coin } back from lot { $lot }
cq-do-lock = Lock in
cq-do-unlock = Think again
cq-do-pass = Pass the Bad Penny to { $other }
cq-do-buy = Buy { $coin }
cq-do-decline = Buy nothing
