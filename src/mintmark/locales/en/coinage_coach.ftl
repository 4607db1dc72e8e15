# The coach: one line about what matters now.
coinage-coach-last = One area is empty: a coin placed there ends the game. You have { $own } points, your rival { $other }.
coinage-coach-bank =
    { $count ->
        [one] One coin is left in your bank.
       *[other] { $count } coins are left in your bank.
    } When a bank is empty, the game ends at once.
coinage-coach-pay = Paying costs you a point and gives your rival one; a third placement is often worth more.
coinage-coach-region = { $region }: you hold { $own }, your rival { $other }. With one area more, all your points there count double.
coinage-coach-place = Nothing covers a I, every smaller coin covers a IV: small coins hold an area, large ones score.
coinage-coach-capture = A captured coin is a point in your bank, and what lay beneath it counts again.
coinage-coach-move = A stack that leaves a region may change who leads there.
cab-would = If you do that: you { $own } → { $then }, your rival { $other } → { $after }.
cab-means-doubled = Whoever holds more areas of a region counts all points there twice.
cab-means-bank = A point for every coin in the bank, whatever its rank.
