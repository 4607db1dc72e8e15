# What the board of the web client shows

# The table
w51b-turn = Relic { $turn } of { $all }
w51b-seats = Players, clockwise
w51b-piles = The piles
w51b-left = left
w51b-points-pair = { $first } / { $second } points
w51b-reveal = Turn up a relic from the { $colour } pile
w51b-reveal-not = Why not from the { $colour } pile?
w51b-turn-up = Turn up a relic
w51b-look-into = What is left in the { $colour } pile
w51b-pile-about = { $colour }: { $count } left, { $first } points for the most value, { $second } for second place. Show them
w51b-pile-left =
    { $count ->
        [one] { $count } relic is left in the pile, in an order nobody knows.
       *[other] { $count } relics are left in the pile, in an order nobody knows.
    }
w51b-pile-others = Already out
w51b-short-blue = Western
w51b-short-green = Mythologies
w51b-short-gold = Near East
w51b-short-red = Eastern

# Relics
w51b-value = value { $value }
w51b-pawned = Pawned
w51b-redeem = { $price } to buy back
w51b-certified = Certified
w51b-spared = Spared
w51b-counterfeit = Counterfeit
w51b-fake-short = Fake
w51b-only-you = known to you
w51b-look-at = Look at { $relic }
w51b-belongs = In the collection of: { $name }
w51b-with = with { $name }
w51b-with-you = in your own collection
w51b-on-the-block = under the hammer
w51b-in-pile = still in a pile
w51b-gone = out of the game
w51b-never-fake = There is no counterfeit of it.
w51b-made-up = Our reconstruction: { $figures }.
w51b-figure-name = name
w51b-figure-colour = colour
w51b-figure-value = value
w51b-figure-mark = mark
w51b-figure-auction = kind of auction
w51b-figure-effect = effect
w51b-figure-counterfeit = counterfeit
w51b-suppose-fake = Suppose it is a counterfeit
w51b-why-not = { $what }: why not?

# The block
w51b-block = The auction block
w51b-first-relic = The first relic is about to be turned up.
w51b-all-sold = All relics have been sold.
w51b-on-block-open = On the block, lap { $lap }
w51b-on-block-sealed = On the block, sealed bids
w51b-sold = Sold last
w51b-unsold = Unsold
w51b-lot-fake = You know that there is a counterfeit of it.
w51b-nobody-wanted = Nobody wanted it: it leaves the game.
w51b-now-with =
    { $you ->
        [yes] Now yours.
       *[no] Now with { $name }.
    }
w51b-bids = Bids, the highest first
w51b-leads = leading
w51b-won = won
w51b-then-passed = then passed
w51b-passed-short = passed
w51b-to-speak = to bid
w51b-waits = still in
w51b-reveals = Revealing
w51b-leads-with = Leading with { $bid }
w51b-to-bid = To bid
w51b-still-in = Still in
w51b-passed = Passed
w51b-decides = Deciding
w51b-fists = Fists
w51b-fist-closed = Fist closed
w51b-to-close = Hand still open
w51b-fist-held =
    { $count ->
        [one] { $count } ingot
       *[other] { $count } ingots
    }
w51b-fist-own = Yours: { $count }
w51b-if-you-win = If you win:
w51b-if-sold = If it is sold now:
w51b-you-keep = You keep { $count }.

# Bidding
w51b-bid = Bid { $count }
w51b-match = Match { $count }
w51b-close-fist =
    { $count ->
        [0] Empty fist
       *[other] Close on { $count }
    }
w51b-pass = Pass
w51b-raises = Quick choices
w51b-all-in = All: { $count }
w51b-empty = Nothing
w51b-lower = Less
w51b-raise = More
w51b-sent = Sent …
w51b-now = You now
w51b-if-win-at = If you win at { $count }
w51b-pay = Pay { $count }
w51b-side-left = on your left
w51b-side-right = on your right

# Choosing relics
w51b-do-pawn = Pawn
w51b-do-give = Give away
w51b-do-certify = Certify
w51b-do-neutralise = Neutralise
w51b-do-buy = Buy back
w51b-do-swap = Swap for it
w51b-do-pick = Offer for a swap
w51b-swap-first = First choose which relic of yours to give.
w51b-swap-then = For { $relic } you may take:
w51b-put-down = Another
w51b-decline = Decline

# Seats
w51b-points =
    { $count ->
        [one] point
       *[other] points
    }
w51b-ingots =
    { $count ->
        [one] { $count } ingot
       *[other] { $count } ingots
    }
w51b-no-relics = No relics yet
w51b-values = Total value by colour
w51b-value-of = { $colour } { $value }
w51b-pays =
    { $you ->
        [yes] Pays you
       *[no] Pays { $name }
    }

# What one knows
w51b-known = Counterfeits you know
w51b-exposed = Counterfeits on the table
w51b-shared = shared with { $names }

# The pawn shop
w51b-pawn-shop = Pawn shop
w51b-pawn-terms = Pays { $payout } ingots, { $price } to buy back. Open while you hold fewer than { $below }.
w51b-supply = Ingots in the supply
w51b-tokens = Pawn tokens
w51b-pawn = Pawn a relic
w51b-pawn-for = Pawn a relic for { $payout }
w51b-pawn-why-not = Pawn a relic: why not?
w51b-not-now = Not now

# Standings
w51b-standings = Standings
w51b-if-ended = if it ended now
w51b-sets = Sets
w51b-total = Total
w51b-if-fake = If fake
w51b-fake-relic = Suppose fake: { $relic }
w51b-supposed = Supposed to be counterfeits
w51b-your-eyes = For your eyes:
w51b-without = without the counterfeits you know of:
w51b-if-they-leave = If the counterfeits leave:
w51b-points-and-left = Points, and relics left
w51b-colour = Colour
w51b-most = Most
w51b-second = Second
w51b-other-points = Each set of four colours: { $sets } points. One point for every { $ingots } ingots.

# The end
w51b-the-end = The end, step by step
w51b-skip = Show all
w51b-leaves =
    { $relic } leaves { $you ->
        [yes] your collection
       *[no] the collection of { $name }
    }:
w51b-as-counted = As the rules count it
w51b-place = Place { $place }
w51b-per-ingots = 1 point per { $count }
w51b-sets-of-four = Sets of four
w51b-each-set = { $count } points each
w51b-set-count =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
w51b-most-second = { $first } for most, { $second } for second
w51b-curses = Curses and blessings
w51b-reconstruction = Values, marks and effects of the relics are a reconstruction. An edition of your own can replace them.
