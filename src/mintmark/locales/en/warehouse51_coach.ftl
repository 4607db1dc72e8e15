# The coach: one line about what matters now.
w51-coach-reveal = Your left neighbour bids first, you last. Choose a colour that you collect.
w51-coach-fake = You know that it is a counterfeit: it leaves at the end. Bid only to make others pay more.
w51-coach-set = It would complete a set of four colours: { $points } points.
w51-coach-paid =
    { $count ->
        [one] If { $other } wins at this price, the one ingot comes to you.
       *[other] If { $other } wins at this price, the { $count } ingots come to you.
    }
w51-coach-colour = In { $colour } you have { $own }, the strongest rival { $most }; this one adds { $value }. Only the first two in a colour score.
w51-coach-pay = The ingots make a neighbour stronger: choose the one who is further behind.
w51-coach-give = Give what helps you least, and think of what it completes for your neighbour.
w51-coach-swap = You may get a relic of the same or a lower value: look for a colour that you lack.
w51-coach-buy-back = Otherwise ingots are worth a point for every { $rate }; a relic counts for its colour and for sets.
w51-coach-certify = Certify the relic that you cannot be sure of and would miss most.
w51-coach-neutralise = A relic that stays may help its owner more than you: spare what counts for you.
