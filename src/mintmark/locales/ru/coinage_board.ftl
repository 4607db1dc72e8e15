# What the board of the web client shows
cab-turn = Ход { $turn }
cab-you = Вы
cab-side-gold = Золото
cab-side-silver = Серебро
cab-status-yours = { $side }, ваш ход
cab-status-moves = { $side }, ходит
cab-status-waits = { $side }, ждёт
cab-points =
    { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
cab-bank = Банк
cab-in-bank-of =
    { $count ->
        [0] нет монет { $rank }
        [one] { $count } монета { $rank }
        [few] { $count } монеты { $rank }
        [many] { $count } монет { $rank }
       *[other] { $count } монеты { $rank }
    }

# Coins and areas in words
cab-coin-gold = золотая { $rank }
cab-coin-silver = серебряная { $rank }
cab-on-gold = на золотой { $rank }
cab-on-silver = на серебряной { $rank }
cab-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
cab-empty = пусто
cab-map =
    Карта игры: { $map ->
        [standard] Стандартная
        [lagoon] Лагуна
        [citadel] Цитадель
        [isles] Три острова
       *[own] собственное издание игрока
    }
cab-area = { $area }, { $region }, { $stack }
cab-here-place = выставить { $rank } сюда
cab-here-move = передвинуть стек сюда
cab-here-capture = захватить эту монету
cab-here-pick = взять этот стек
cab-here-not = нельзя: почему?
cab-here-ends = на этом игра закончится
cab-in-hand = в руке

# Beside an area that is looked at
cab-do-place = Выставить { $rank }
cab-do-capture = Захватить { $rank }
cab-do-move = Передвинуть стек
cab-close = Закрыть

# What may be done
cab-toss =
    Бросок: { $you ->
        [yes] вы
       *[no] { $name }
    }
cab-chosen = выбрана
cab-stays = остаётся
cab-matches = совпала
cab-used = сыграна
cab-toss-coin = { $coin }, { $state }
cab-pay = Заплатить { $rank }
cab-capture = Захватить монету
cab-move = Передвинуть стек
cab-tools = Что делает щелчок по карте
cab-say-coin = Выберите область для { $rank }.
cab-say-choose = Выберите монету, затем область.
cab-say-capture = Выберите монету для захвата.
cab-say-stack = Выберите стек, который передвинете.
cab-say-target = Выберите, куда передвинуть стек из { $area }.
cab-end = Закончить ход
cab-end-place-none = Закончить, не выставляя
cab-end-place-no-more = Закончить, больше не выставляя
cab-end-capture-none = Закончить, не захватывая
cab-end-move-none = Закончить, не передвигая
cab-end-later =
    { $count ->
        [one] Закончить (выставить ещё { $count })
        [few] Закончить (выставить ещё { $count })
        [many] Закончить (выставить ещё { $count })
       *[other] Закончить (выставить ещё { $count })
    }

# Keys
cab-keys = Клавиши
cab-keys-about = Играть можно и с клавиатуры.
cab-key-ranks = взять монету
cab-key-arrows = от области к области
cab-key-enter = сыграть здесь то, что в руке
cab-key-m = передвинуть стек
cab-key-c = захватить монету
cab-key-p = заплатить выбранной монетой
cab-key-e = закончить ход
cab-key-escape = положить обратно
cab-escape = Esc

# The score
cab-score = Счёт сейчас
cab-final = Итоговый счёт
cab-areas =
    { $count ->
        [one] { $count } область
        [few] { $count } области
        [many] { $count } областей
       *[other] { $count } области
    }
cab-in-bank = Монеты в банке
cab-total = Итого
cab-doubled = удвоено
cab-tiebreak = Ранги в банке
cab-tiebreak-about = Счёт равный: решают ранги монет в банке.
