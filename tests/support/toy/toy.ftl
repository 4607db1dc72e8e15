web-game-fakes = Fakes
edition-fakes-toy = Toy
fakes-turned-up = Relic { $relic } is for sale.
fakes-sold = { $you ->
    [seat] You buy relic { $relic } for { $gold }.
   *[other] { $seat } buys relic { $relic } for { $gold }.
}
fakes-ask = Bid for relic { $relic }, in secret.
fakes-advice = Bid { $gold }
fakes-too-much = You have only { $gold }.
