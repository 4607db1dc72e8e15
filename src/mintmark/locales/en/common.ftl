chance = Chance
refuse-game-over = The game is over.
refuse-not-your-turn = { $seat } is not asked to do anything now.
refuse-chance-first = { $seat } must wait: chance acts first.
refuse-only-chance = Only chance can do that.
refuse-cannot-come-up = That cannot come up here.
