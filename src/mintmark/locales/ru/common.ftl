chance = Случай
refuse-game-over = Игра окончена.
refuse-not-your-turn = { $seat } сейчас не ходит.
refuse-chance-first = { $seat } пока ждёт: сначала решает случай.
refuse-only-chance = Это решает только случай.
refuse-cannot-come-up = Здесь это не может выпасть.
refuse-no-such-move = Хода «{ $text }» нет. Ходы пишут так: { $forms }
refuse-misspelt = Хода «{ $text }» нет; может быть, { $hint }…? Ходы пишут так: { $forms }
