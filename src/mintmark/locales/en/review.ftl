# A game looked at after its end
review-title = Review
review-running = The game is not over yet; it can be reviewed when it is.
review-turn =
    { $game ->
        [coin_quest] round { $turn }
        [warehouse51] auction { $turn }
       *[other] turn { $turn }
    }
review-everybody = Everybody
review-chance = Chance to win
review-play = Play
review-luck = Luck
review-played = Played
review-better = Better

# What has decided it
review-won-play = { $name } won, and earned it.
review-won-luck = { $name } won; it was luck that decided.
review-lost-play = { $name } lost; it was play that decided.
review-lost-luck = { $name } lost; it was luck that decided.
review-shared = { $name } shares the victory.
review-even-of = With even luck, { $name } wins such a game { $percent } times in 100.

# Decisions
review-verdict-best = Best
review-verdict-inaccurate = Inaccurate
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
review-why-score = The score is { $own } : { $other } after it, and not { $had } : { $others }.
review-why-lead =
    { $points ->
        [one] It is worth about { $points } point at the end.
       *[other] It is worth about { $points } points at the end.
    }
review-why-helps = What was played helps { $name } most.

# The sum
review-start = at the start
review-own-decisions = own decisions
review-other-decisions = the others’ decisions
review-rest-reveal = bids laid open
review-rest-hidden = what lay hidden
review-rest-further = looking further ahead
review-even = with even luck
review-result = result
review-about-player = { $name }: accuracy { $accuracy } %, luck { $luck }.

# Heads of tables
review-head-accuracy = accuracy
review-head-cost = cost
review-head-turn = turn
review-head-player = player
review-head-verdict = verdict
