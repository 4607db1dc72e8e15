# A game looked at after its end
review-title = Разбор партии
review-running = Партия ещё не окончена; разобрать её можно будет после конца.
review-turn =
    { $game ->
        [coin_quest] раунд { $turn }
        [warehouse51] аукцион { $turn }
       *[other] ход { $turn }
    }
review-everybody = Все
review-chance = Шанс победы
review-play = Игра
review-luck = Удача
review-played = Сыграно
review-better = Лучше

# What has decided it
review-won-play = { $name }: заслуженная победа.
review-won-luck = { $name }: победа; решила удача.
review-lost-play = { $name }: поражение; решила игра.
review-lost-luck = { $name }: поражение; решила удача.
review-shared = { $name }: победа разделена.
review-even-of =
    { $percent ->
        [one] { $name }: при равной удаче такая партия выигрывается { $percent } раз из 100.
        [few] { $name }: при равной удаче такая партия выигрывается { $percent } раза из 100.
       *[other] { $name }: при равной удаче такая партия выигрывается { $percent } раз из 100.
    }

# Decisions
review-verdict-best = Лучшее
review-verdict-inaccurate = Неточность
review-verdict-mistake = Ошибка
review-verdict-blunder = Грубая ошибка
review-why-score = Счёт после этого { $own } : { $other }, а не { $had } : { $others }.
review-why-lead =
    { $points ->
        [one] К концу это стоит примерно { $points } очко.
        [few] К концу это стоит примерно { $points } очка.
       *[other] К концу это стоит примерно { $points } очков.
    }
review-why-helps = От сыгранного больше всех выигрывает { $name }.

# The sum
review-start = в начале
review-own-decisions = свои решения
review-other-decisions = решения других
review-rest-reveal = открытые ставки
review-rest-hidden = что было скрыто
review-rest-further = взгляд дальше вперёд
review-even = при равной удаче
review-result = итог
review-about-player = { $name }: точность { $accuracy } %, удача { $luck }.

# Heads of tables
review-head-accuracy = точность
review-head-cost = цена
review-head-turn = ход
review-head-player = игрок
review-head-verdict = оценка
