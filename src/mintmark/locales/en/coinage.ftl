coinage-gold = Gold
coinage-silver = Silver

# What happened
coinage-slapped =
    { $you ->
        [side] You toss
       *[none] { $side } tosses
    } { $tossed }: { $count ->
        [0] nothing matches
        [one] { $matched } matches
       *[other] { $matched } match
    }.
coinage-placed =
    { $you ->
        [side] You place
       *[none] { $side } places
    } { $rank } in { $area }.
coinage-covered =
    { $you ->
        [side] You cover
       *[none] { $side } covers
    } { $under } in { $area } with { $rank }.
coinage-paid =
    { $you ->
        [side] You pay
       *[none] { $side } pays
    } { $rank } to the other bank.
coinage-moved =
    { $you ->
        [side] You move
       *[none] { $side } moves
    } the stack from { $source } to { $target }.
coinage-captured =
    { $you ->
        [side] You capture
       *[none] { $side } captures
    } { $rank } in { $area }.
coinage-stopped =
    { $you ->
        [side] You end your turn
       *[none] { $side } ends the turn
    }.
coinage-ends-full-map = The last empty area is taken: the game is over.
coinage-ends-empty-bank = A bank is empty: the game is over.
coinage-ends-turn-limit = The limit of turns is reached: the game is over.

# Why not
coinage-refuse-no-match = Your coin { $rank } did not match this turn.
coinage-refuse-used = You have used your coin { $rank } this turn.
coinage-refuse-pay-first = You have placed two coins; to place more, pay one first.
coinage-refuse-enough-placed = You have placed two coins; the others stay in the bank.
coinage-refuse-too-large = A coin covers only a larger one: { $rank } does not fit onto { $top } in { $area }.
coinage-refuse-own = { $area } is yours already, and in this game you do not cover your own coins.
coinage-refuse-pay =
    { $count ->
        [0] You pay only with four matches; this turn none matched.
        [one] You pay only with four matches; this turn one coin matched.
       *[other] You pay only with four matches; this turn { $count } coins matched.
    }
coinage-refuse-paid-already = You pay at most one coin a turn.
coinage-refuse-paid-must-place = You have paid, so you must place as long as you can.
coinage-refuse-move = A stack moves only with one match or none; this turn { $count } coins matched.
coinage-refuse-move-again = You move one stack a turn, and have done so.
coinage-refuse-capture =
    { $count ->
        [one] You capture only when nothing matches; this turn one coin matched.
       *[other] You capture only when nothing matches; this turn { $count } coins matched.
    }
coinage-refuse-capture-again = You capture one coin a turn, and have done so.
coinage-refuse-nothing-there = { $area } is empty.
coinage-refuse-no-border = { $source } and { $target } do not touch.
coinage-refuse-occupied = { $area } is not empty.

# Regions
coinage-region-mountains = mountains
coinage-region-forests = forests
coinage-region-plains = plains
coinage-region-city = city
coinage-region-cliffs = cliffs
coinage-region-dunes = dunes
coinage-region-harbours = harbours
coinage-region-marshes = marshes
coinage-region-highlands = highlands
coinage-region-heath = heath
coinage-region-citadel = citadel
coinage-region-vineyards = vineyards
coinage-region-wharves = wharves
coinage-region-fisheries = fisheries
coinage-region-orchards = orchards
coinage-region-beacons = beacons
coinage-region-quarries = quarries

# Areas
coinage-area = { $label } { $name }
coinage-area-anvilhead = Anvilhead
coinage-area-hoarfell = Hoarfell
coinage-area-cloudgate = Cloudgate
coinage-area-westscar = Westscar
coinage-area-oldholt = Oldholt
coinage-area-deepgreen = Deepgreen
coinage-area-longacre = Longacre
coinage-area-fernmarch = Fernmarch
coinage-area-mintham = Mintham
coinage-area-barleyfold = Barleyfold
coinage-area-gullcliff = Gullcliff
coinage-area-chalk-arch = Chalk Arch
coinage-area-stormhead = Stormhead
coinage-area-westsand = Westsand
coinage-area-highquay = Highquay
coinage-area-marramby = Marramby
coinage-area-netherquay = Netherquay
coinage-area-reedmere = Reedmere
coinage-area-eelwater = Eelwater
coinage-area-saltfen = Saltfen
coinage-area-cairnfell = Cairnfell
coinage-area-ravenpass = Ravenpass
coinage-area-gorseway = Gorseway
coinage-area-linnetmoor = Linnetmoor
coinage-area-vinegarth = Vinegarth
coinage-area-keyhold = Keyhold
coinage-area-curlewend = Curlewend
coinage-area-sunterrace = Sunterrace
coinage-area-cranegate = Cranegate
coinage-area-tollbridge = Tollbridge
coinage-area-herringwick = Herringwick
coinage-area-quincecourt = Quincecourt
coinage-area-firstlight = Firstlight
coinage-area-lanternby = Lanternby
coinage-area-pearholm = Pearholm
coinage-area-slatehaven = Slatehaven
coinage-area-codsound = Codsound
coinage-area-appleness = Appleness
coinage-area-granitegate = Granitegate
coinage-area-sprat-rock = Sprat Rock

# What is asked
coinage-ask-place =
    { $count ->
        [one] Place one matching coin, or end the turn.
       *[other] { $matches } of your coins match: place up to { $count }.
    }
coinage-ask-place-move = One of your coins matches: place it, move a stack, or both.
coinage-ask-capture-move = None of your coins matches: capture a coin, move a stack, or both.
coinage-ask-capture = You have moved: now capture a coin, or end the turn.
coinage-ask-move = Move a stack, or end the turn.
coinage-ask-four =
    { $count ->
        [one] All four match: place one more, or pay one coin and place the rest.
       *[other] All four match: place up to { $count }, or pay one coin and place the other three.
    }
coinage-ask-pay-or-stop = You have placed two: pay one of the others and place the last, or end the turn.
coinage-ask-paid =
    { $count ->
        [one] You have paid: place your last matching coin.
       *[other] You have paid: place your { $count } matching coins.
    }
coinage-ask-nothing = There is nothing to do: end the turn.

# On the table
coinage-turn = Turn { $turn } · { $side } to move
coinage-bank = { $side }, bank: { $coins }
coinage-score = Score
coinage-in-bank = bank
coinage-total = total
coinage-warn-ends = This placement ends the game at once, at Gold { $gold }, Silver { $silver }.
coinage-goal = Each area scores the rank of the coin on top, doubled for whoever holds more areas of its region; each coin left in a bank is a point. The game ends when no area is empty, or a bank is.
coinage-legend = On the map, 4g 2s [1g] is a stack from bottom to top: g is gold, s is silver, and the coin in brackets holds the area. Areas that touch along a side are neighbours.
coinage-turn-over = Turn { $turn } · the game is over

# A move as advice
coinage-do-place = Place { $rank } in { $area }
coinage-do-pay = Pay { $rank }
coinage-do-move = Move the stack from { $source } to { $target }
coinage-do-capture = Capture the coin in { $area }
coinage-do-done = End the turn
