chance = Случай
refuse-game-over = Игра окончена.
refuse-not-your-turn = { $seat } сейчас не ходит.
refuse-chance-first = { $seat } пока ждёт: сначала решает случай.
refuse-only-chance = Это решает только случай.
refuse-cannot-come-up = Здесь это не может выпасть.
refuse-no-such-move = Действия «{ $text }» нет. Действия пишут так: { $forms }
refuse-misspelt = Действия «{ $text }» нет; может быть, { $hint } …? Действия пишут так: { $forms }
