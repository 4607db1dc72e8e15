chance = Chance
refuse-game-over = The game is over.
refuse-not-your-turn = { $seat } is not asked to do anything now.
refuse-chance-first = { $seat } must wait: chance acts first.
refuse-only-chance = Only chance can do that.
refuse-cannot-come-up = That cannot come up here.
refuse-no-such-move = There is no move “{ $text }”. Moves look like this: { $forms }
refuse-misspelt = There is no move “{ $text }”; do you mean { $hint } …? Moves look like this: { $forms }
