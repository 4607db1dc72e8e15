# What the board of the web client shows
cab-turn = Turn { $turn }
cab-you = You
cab-side-gold = Gold
cab-side-silver = Silver
cab-status-yours = { $side }, your move
cab-status-moves = { $side }, to move
cab-status-waits = { $side }, waits
cab-points =
    { $count ->
        [one] point
       *[other] points
    }
cab-bank = Bank
cab-in-bank-of =
    { $count ->
        [0] no coin { $rank }
        [one] one coin { $rank }
       *[other] { $count } coins { $rank }
    }

# Coins and areas in words
cab-coin-gold = gold { $rank }
cab-coin-silver = silver { $rank }
cab-on-gold = on gold { $rank }
cab-on-silver = on silver { $rank }
cab-coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
cab-empty = empty
cab-map =
    Map of the game: { $map ->
        [standard] Standard
        [lagoon] Lagoon
        [citadel] Citadel
        [isles] Three Isles
       *[own] a player’s own edition
    }
cab-area = { $area }, { $region }, { $stack }
cab-here-place = place { $rank } here
cab-here-move = move the stack here
cab-here-capture = capture this coin
cab-here-pick = pick up this stack
cab-here-not = not possible: why?
cab-here-ends = this ends the game
cab-in-hand = in hand

# Beside an area that is looked at
cab-do-place = Place { $rank }
cab-do-capture = Capture { $rank }
cab-do-move = Move the stack
cab-close = Close

# What may be done
cab-toss =
    { $you ->
        [yes] Your toss
       *[no] Tossed by { $name }
    }
cab-chosen = chosen
cab-stays = stays
cab-matches = matches
cab-used = used
cab-toss-coin = { $coin }, { $state }
cab-pay = Pay { $rank }
cab-capture = Capture a coin
cab-move = Move a stack
cab-tools = What a click on the map does
cab-say-coin = Choose an area for { $rank }.
cab-say-choose = Choose a coin, then an area.
cab-say-capture = Choose the coin that you capture.
cab-say-stack = Choose the stack that you move.
cab-say-target = Choose where the stack from { $area } goes.
cab-end = End turn
cab-end-place-none = End turn, place none
cab-end-place-no-more = End turn, place no more
cab-end-capture-none = End turn, capture none
cab-end-move-none = End turn, move nothing
cab-end-later =
    { $count ->
        [one] End turn (one to place)
       *[other] End turn ({ $count } to place)
    }

# Keys
cab-keys = Keys
cab-keys-about = Everything can be done by keyboard.
cab-key-ranks = pick up a coin
cab-key-arrows = from area to area
cab-key-enter = use what you hold here
cab-key-m = move a stack
cab-key-c = capture a coin
cab-key-p = pay the chosen coin
cab-key-e = end the turn
cab-key-escape = put it down
cab-escape = Esc

# The score
cab-score = Score as it stands
cab-final = Final score
cab-areas =
    { $count ->
        [one] one area
       *[other] { $count } areas
    }
cab-in-bank = Coins in the bank
cab-total = Total
cab-doubled = doubled
cab-tiebreak = Ranks in the bank
cab-tiebreak-about = The totals are equal: the higher ranks in the bank decide.
