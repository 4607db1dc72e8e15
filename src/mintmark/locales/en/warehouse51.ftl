
# What happened
w51-first =
    { $you ->
        [seat] You reveal
       *[none] { $seat } reveals
    } first.
w51-note =
    Between { $you ->
        [left] you
       *[none] { $left }
    } and { $you ->
        [right] you
       *[none] { $right }
    } lies a counterfeit: { $relic }. { $you ->
        [left] Only you two know
        [right] Only you two know
       *[none] Only these two know
    }.
w51-reveals =
    { $you ->
        [seat] You turn
       *[none] { $seat } turns
    } up a relic from the { $colour } pile.
w51-turned-up = Under the hammer: { $relic } ({ $colour }, value { $value }), in an open auction.
w51-turned-up-sealed = Under the hammer: { $relic } ({ $colour }, value { $value }), in a sealed auction.
w51-bids =
    { $you ->
        [seat] You bid
       *[none] { $seat } bids
    } { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    }.
w51-matches =
    { $you ->
        [seat] You match
       *[none] { $seat } matches
    } the bid of { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    } { $you ->
        [seat] and lead
       *[none] and leads
    }.
w51-passes =
    { $you ->
        [seat] You pass
       *[none] { $seat } passes
    }.
w51-fist =
    { $you ->
        [seat] You close
       *[none] { $seat } closes
    } a fist with { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    }.
w51-fist-closed =
    { $you ->
        [seat] You close
       *[none] { $seat } closes
    } a fist.
w51-fists-open = The fists open: { $fists }.
w51-fist-of =
    { $you ->
        [seat] you
       *[none] { $seat }
    } ({ $ingots })
w51-tie-bonus =
    { $relic } counts { $you ->
        [seat] your bid
       *[none] the bid of { $seat }
    } as { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    }.
w51-tie-relic =
    A tie: { $relic } decides it { $you ->
        [seat] for you
       *[none] for { $seat }
    }.
w51-tie-revealer =
    A tie: it goes to { $you ->
        [seat] you, the revealer
       *[none] the revealer, { $seat }
    }.
w51-tie-order =
    A tie: clockwise from { $you ->
        [other] you, the revealer,
       *[none] the revealer, { $other },
    } { $you ->
        [seat] you are the first
       *[none] the first is { $seat }
    }.
w51-wins =
    { $you ->
        [seat] You buy { $relic } and pay
       *[none] { $seat } buys { $relic } and pays
    } { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    } { $you ->
        [other] to you
       *[none] to { $other }
    }.
w51-ring =
    A curse takes { $ingots } more { $ingots ->
        [one] ingot
       *[other] ingots
    } { $you ->
        [seat] from you
       *[none] from { $seat }
    } into the supply.
w51-plenty =
    A blessing { $you ->
        [seat] gives you
       *[none] gives { $seat }
    } { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    } from the supply.
w51-arrival-lost =
    { $relic } { $you ->
        [seat] costs you
       *[none] costs { $seat }
    } { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    }.
w51-arrival-gained =
    { $relic } { $you ->
        [seat] brings you
       *[none] brings { $seat }
    } { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    }.
w51-unsold = Nobody wants { $relic }: it leaves the game.
w51-pawns =
    { $you ->
        [seat] You pawn
       *[none] { $seat } pawns
    } { $relic } for { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    }.
w51-gives =
    { $you ->
        [seat] You give
       *[none] { $seat } gives
    } { $relic } { $you ->
        [other] to you
       *[none] to { $other }
    }.
w51-swaps =
    { $you ->
        [seat] You swap
       *[none] { $seat } swaps
    } { $own } for { $you ->
        [other] your { $relic }
       *[none] { $relic } of { $other }
    }.
w51-buys-back =
    { $you ->
        [seat] You buy
       *[none] { $seat } buys
    } back { $relic } for { $ingots } { $ingots ->
        [one] ingot
       *[other] ingots
    }.
w51-certifies =
    { $you ->
        [seat] You certify
       *[none] { $seat } certifies
    } { $relic }.
w51-neutralises =
    { $you ->
        [seat] You neutralise
       *[none] { $seat } neutralises
    } the counterfeit of { $relic }.
w51-declines =
    { $you ->
        [seat] You decline
       *[none] { $seat } declines
    }.
w51-exposed = All counterfeits on the table are opened.
w51-fake =
    { $relic }, { $you ->
        [seat] owned by you
       *[none] owned by { $seat }
    }, is a counterfeit.
w51-safe =
    There is a counterfeit of { $relic }, but { $you ->
        [seat] yours
       *[none] the one of { $seat }
    } is certified.
w51-leaves =
    { $relic } leaves { $you ->
        [seat] your collection
       *[none] the collection of { $seat }
    }: { $before } → { $after } points. Standings: { $standings }.
w51-over = The last auction is over, and so is the game.

# What is asked
w51-ask-reveal = Choose the pile from which the next relic is turned up.
w51-ask-open-first =
    { $gold ->
        [one] { $relic }: bid at least 1 or pass. You have { $gold } ingot.
       *[other] { $relic }: bid at least 1 or pass. You have { $gold } ingots.
    }
w51-ask-open =
    { $gold ->
        [one] { $relic }: bid more than { $bid } or pass. You have { $gold } ingot.
       *[other] { $relic }: bid more than { $bid } or pass. You have { $gold } ingots.
    }
w51-ask-match =
    { $gold ->
        [one] { $relic }: match { $bid }, bid more, or pass. You have { $gold } ingot.
       *[other] { $relic }: match { $bid }, bid more, or pass. You have { $gold } ingots.
    }
w51-ask-sealed =
    { $gold ->
        [0] { $relic }: you have no ingots, so your fist stays empty.
        [one] { $relic }: close up to { $gold } ingot in your fist.
       *[other] { $relic }: close up to { $gold } ingots in your fist.
    }
w51-ask-pay = You have won { $relic }: which neighbour do you pay?
w51-ask-give = { $relic } demands it: give another of your relics away.
w51-ask-swap = { $relic } grants it: swap another of your relics for one of the same or lower value, or decline.
w51-ask-buy-back = Buy back a pawned relic for { $price } ingots, or decline. Pawned relics do not score.
w51-ask-certify = Place your certificate on one of your relics: it stays, whatever is revealed.
w51-ask-neutralise = Neutralise one counterfeit, or decline.

# Why not
w51-refuse-not-now = That cannot be done now. { $ask }
w51-refuse-empty-pile = The { $colour } pile is empty.
w51-refuse-gold =
    { $gold ->
        [one] You have only { $gold } ingot.
       *[other] You have only { $gold } ingots.
    }
w51-refuse-too-low = Bid at least { $bid }, or pass.
w51-refuse-not-yours = { $relic } is not yours.
w51-refuse-not-anothers = { $relic } does not belong to another player.
w51-refuse-pawned = { $relic } is pawned.
w51-refuse-itself = { $relic } has just been bought; choose another relic.
w51-refuse-value = { $relic } has a higher value than { $own }.
w51-refuse-ban = One of your relics forbids pawning.
w51-refuse-rich =
    { $below ->
        [one] Relics are pawned only with no ingots left.
       *[other] Relics are pawned only with fewer than { $below } ingots.
    }
w51-refuse-no-tokens = No pawn token is left.
w51-refuse-no-supply = The supply is empty.
w51-refuse-buy-back = Buying back takes a pawned relic of your own and { $price } ingots.
w51-refuse-no-fake = No counterfeit of { $relic } is about to remove it.

# On the table
w51-goal = Collect relics by auction: points for the most value in each colour, for sets of four colours, and for ingots left. Some relics are counterfeit, and leave at the end.
w51-legend = Between neighbours lie counterfeits that only the two of them know. A star marks who is asked, an exclamation mark a closed fist; values are totals by colour: blue/green/gold/red. Points in brackets: if the counterfeits that you know of leave. ◆ marks the revealer, – who has passed.
w51-heading = Auction { $turn } · supply { $supply } · pawn tokens { $tokens }
w51-crate = Pile
w51-left = Left in it, with values
w51-most = Most/second
w51-lot =
    { $relic } ({ $colour }, value { $value }, { $mark ->
        [blessed] blessed
        [cursed] cursed
       *[neutral] neutral
    }) · { $auction } · { $effect }
w51-lot-fake = You know that there is a counterfeit of it.
w51-leads = { $seat } leads with { $bid }.
w51-player = Player
w51-you = You
w51-ingots = Ingots
w51-pays = Pays
w51-collection = Collection
w51-values = Values
w51-points = Points
w51-is-pawned = pawned
w51-is-certified = certified
w51-is-spared = spared
w51-is-fake = counterfeit, you know
w51-know = You know of counterfeits of: { $relics }
w51-know-sides = You know of counterfeits, on your left: { $left }; on your right: { $right }
w51-know-nothing = You know of no counterfeit.
w51-warn-pawn = Pawned, { $relic } loses its blessing, and buying it back costs { $price }.
w51-suppose-what = “{ $text }” cannot be supposed. What can: { $forms }
w51-suppose-seat = Only a player can suppose that.
w51-suppose-no-lot = No relic is on the block.
w51-sets = Sets
w51-effects = Relics

# A move as advice
w51-do-reveal = Turn up a relic from the { $colour } pile
w51-do-pass = Pass
w51-do-bid = Bid { $ingots }
w51-do-fist =
    { $ingots ->
        [0] Close an empty fist
        [one] Close your fist with { $ingots } ingot
       *[other] Close your fist with { $ingots } ingots
    }
w51-do-pawn = Pawn { $relic }
w51-do-pay = Pay { $other }
w51-do-give = Give away { $relic }
w51-do-swap = Swap { $own } for { $relic }
w51-do-buy-back = Buy back { $relic }
w51-do-certify = Certify { $relic }
w51-do-neutralise = Neutralise the counterfeit of { $relic }
w51-do-decline = Decline
