# The coach: one line about what matters now.
cq-coach-buy =
    { $rounds ->
        [one] One round follows: a better coin may come into your hand once more.
       *[other] { $rounds } rounds follow: a better coin comes into your hand again and again.
    }
cq-coach-last = The last round: what you win now counts by its Quality and its mint marks, prestige counts in full.
cq-coach-penny = You take a coin out of their pouch and leave the Penny there: whoever draws it must pass it on.
cq-coach-trash = Remove your weakest coins: you then draw the good ones more often.
cq-coach-draw = An extra coin is an extra bid, and it has to be placed as well.
cq-coach-use = Use actions before you bid: an extra coin may change your plan.
cq-coach-lock = Where two bids are level in all three metals, nobody wins. After this nothing can be changed.
cq-coach-gold = One gold coin beats any silver: put it where the prize is best, and the rest where others may not bid.
cq-coach-no-gold = Without gold, look at the lots that ban it, and at those that others may leave alone.
cqb-means-bonus = Bonus at the end, in prestige, for the most, second most and third most of this mark; players who are level get it in full.
cqb-means-market = Whoever wins a lot may buy one coin a round, for { $price } prestige. It comes to your discard pile and is drawn later.
cqb-means-metals = Gold (Au) is compared first, then silver (Ag), then copper (Cu): the higher sum wins. A lot may ban metals.
