coinage-gold = Золото
coinage-silver = Серебро

# What happened
coinage-slapped =
    { $you ->
        [side] Вы бросаете
       *[none] { $side } бросает
    } { $tossed }: { $count ->
        [0] совпадений нет
        [one] совпала { $matched }
        [few] совпали { $matched }
        [many] совпали { $matched }
       *[other] совпали { $matched }
    }.
coinage-placed =
    { $you ->
        [side] Вы выставляете
       *[none] { $side } выставляет
    } монету { $rank } в область { $area }.
coinage-covered =
    { $you ->
        [side] Вы накрываете
       *[none] { $side } накрывает
    } монету { $under } в области { $area } монетой { $rank }.
coinage-paid =
    { $you ->
        [side] Вы платите
       *[none] { $side } платит
    }: монета { $rank } уходит в другой банк.
coinage-moved =
    { $you ->
        [side] Вы передвигаете
       *[none] { $side } передвигает
    } стек из { $source } в { $target }.
coinage-captured =
    { $you ->
        [side] Вы захватываете
       *[none] { $side } захватывает
    } монету { $rank } в области { $area }.
coinage-stopped =
    { $you ->
        [side] Вы заканчиваете ход
       *[none] { $side } заканчивает ход
    }.
coinage-ends-full-map = Последняя пустая область занята: игра окончена.
coinage-ends-empty-bank = Один из банков пуст: игра окончена.
coinage-ends-turn-limit = Достигнут предел ходов: игра окончена.

# Why not
coinage-refuse-no-match = Ваша монета { $rank } в этот ход не совпала.
coinage-refuse-used = Ваша монета { $rank } в этот ход уже использована.
coinage-refuse-pay-first = Вы выставили две монеты; чтобы выставить ещё, сначала заплатите одной.
coinage-refuse-enough-placed = Вы выставили две монеты; остальные остаются в банке.
coinage-refuse-too-large = Монета накрывает только более крупную: в области { $area } нельзя положить { $rank } на { $top }.
coinage-refuse-own = Область { $area } уже ваша, а в этой партии свои монеты не накрывают.
coinage-refuse-pay =
    { $count ->
        [0] Платить можно только при четырёх совпадениях; в этот ход не совпало ничего.
        [one] Платить можно только при четырёх совпадениях; в этот ход совпала { $count } монета.
        [few] Платить можно только при четырёх совпадениях; в этот ход совпали { $count } монеты.
        [many] Платить можно только при четырёх совпадениях; в этот ход совпало { $count } монет.
       *[other] Платить можно только при четырёх совпадениях; в этот ход совпало { $count } монеты.
    }
coinage-refuse-paid-already = За ход платят не больше одной монеты.
coinage-refuse-paid-must-place = Вы заплатили, поэтому нужно выставлять монеты, пока это возможно.
coinage-refuse-move =
    { $count ->
        [one] Стек можно передвинуть, только если совпадений не больше одного; в этот ход совпала { $count } монета.
        [few] Стек можно передвинуть, только если совпадений не больше одного; в этот ход совпали { $count } монеты.
        [many] Стек можно передвинуть, только если совпадений не больше одного; в этот ход совпало { $count } монет.
       *[other] Стек можно передвинуть, только если совпадений не больше одного; в этот ход совпало { $count } монеты.
    }
coinage-refuse-move-again = За ход передвигают один стек, и вы это уже сделали.
coinage-refuse-capture =
    { $count ->
        [one] Захватить можно, только если ничего не совпало; в этот ход совпала { $count } монета.
        [few] Захватить можно, только если ничего не совпало; в этот ход совпали { $count } монеты.
        [many] Захватить можно, только если ничего не совпало; в этот ход совпало { $count } монет.
       *[other] Захватить можно, только если ничего не совпало; в этот ход совпало { $count } монеты.
    }
coinage-refuse-capture-again = За ход захватывают одну монету, и вы это уже сделали.
coinage-refuse-nothing-there = Область { $area } пуста.
coinage-refuse-no-border = Области { $source } и { $target } не граничат.
coinage-refuse-occupied = Область { $area } не пуста.

# Regions
coinage-region-mountains = горы
coinage-region-forests = леса
coinage-region-plains = равнины
coinage-region-city = город
coinage-region-cliffs = утёсы
coinage-region-dunes = дюны
coinage-region-harbours = гавани
coinage-region-marshes = болота
coinage-region-highlands = нагорье
coinage-region-heath = пустошь
coinage-region-citadel = цитадель
coinage-region-vineyards = виноградники
coinage-region-wharves = причалы
coinage-region-fisheries = рыбные промыслы
coinage-region-orchards = сады
coinage-region-beacons = маяки
coinage-region-quarries = каменоломни

# Areas
coinage-area = { $label } «{ $name }»
coinage-area-anvilhead = Наковальня
coinage-area-hoarfell = Белогорье
coinage-area-cloudgate = Врата туч
coinage-area-westscar = Закатное
coinage-area-oldholt = Старый бор
coinage-area-deepgreen = Зелёная чаща
coinage-area-longacre = Долгая пашня
coinage-area-fernmarch = Папоротье
coinage-area-mintham = Монетов
coinage-area-barleyfold = Ячменное
coinage-area-gullcliff = Чайкин утёс
coinage-area-chalk-arch = Меловая арка
coinage-area-stormhead = Мыс Бурь
coinage-area-westsand = Дальняя коса
coinage-area-highquay = Верхний порт
coinage-area-marramby = Песколюбово
coinage-area-netherquay = Нижний порт
coinage-area-reedmere = Камышовое
coinage-area-eelwater = Угрёвое
coinage-area-saltfen = Солёная топь
coinage-area-cairnfell = Курган-гора
coinage-area-ravenpass = Вороний лаз
coinage-area-gorseway = Дроковник
coinage-area-linnetmoor = Коноплянка
coinage-area-vinegarth = Лозовый сад
coinage-area-keyhold = Ключград
coinage-area-curlewend = Кроншнепово
coinage-area-sunterrace = Солнцепёк
coinage-area-cranegate = Крановый ряд
coinage-area-tollbridge = Мытный мост
coinage-area-herringwick = Сельдянка
coinage-area-quincecourt = Айвовый двор
coinage-area-firstlight = Первый огонь
coinage-area-lanternby = Фонарное
coinage-area-pearholm = Грушевка
coinage-area-slatehaven = Сланцево
coinage-area-codsound = Треска-губа
coinage-area-appleness = Яблочный мыс
coinage-area-granitegate = Гранитово
coinage-area-sprat-rock = Килькин риф

# What is asked
coinage-ask-place =
    { $count ->
        [one] Ещё можно выставить одну совпавшую монету или закончить ход.
        [few] Совпало ваших монет: { $matches }. Можно выставить до { $count }.
        [many] Совпало ваших монет: { $matches }. Можно выставить до { $count }.
       *[other] Совпало ваших монет: { $matches }. Можно выставить до { $count }.
    }
coinage-ask-place-move = Совпала одна ваша монета: выставьте её, передвиньте стек или сделайте и то и другое.
coinage-ask-capture-move = Ни одна ваша монета не совпала: захватите монету, передвиньте стек или сделайте и то и другое.
coinage-ask-capture = Вы передвинули стек: теперь захватите монету или закончите ход.
coinage-ask-move = Передвиньте стек или закончите ход.
coinage-ask-four =
    { $count ->
        [one] Совпали все четыре: выставьте ещё одну монету либо заплатите одной и выставьте остальные.
        [few] Совпали все четыре: выставьте до { $count } монет либо заплатите одной монетой и выставьте остальные три.
        [many] Совпали все четыре: выставьте до { $count } монет либо заплатите одной монетой и выставьте остальные три.
       *[other] Совпали все четыре: выставьте до { $count } монеты либо заплатите одной монетой и выставьте остальные три.
    }
coinage-ask-pay-or-stop = Вы выставили две: заплатите одной из оставшихся и выставьте последнюю либо закончите ход.
coinage-ask-paid =
    { $count ->
        [one] Вы заплатили: выставьте последнюю совпавшую монету.
        [few] Вы заплатили: выставьте { $count } совпавшие монеты.
        [many] Вы заплатили: выставьте { $count } совпавших монет.
       *[other] Вы заплатили: выставьте { $count } совпавшей монеты.
    }
coinage-ask-nothing = Делать нечего: закончите ход.

# On the table
coinage-turn = Ход { $turn } · ходит { $side }
coinage-bank = { $side }, банк: { $coins }
coinage-score = Счёт
coinage-in-bank = банк
coinage-total = итого
coinage-warn-ends = Эта монета сразу закончит игру: Золото { $gold }, Серебро { $silver }.
coinage-goal = Каждая область приносит ранг верхней монеты, вдвойне тому, у кого больше областей региона; каждая монета в банке даёт очко. Игра кончается, когда нет пустых областей или пуст банк.
coinage-legend = На карте 4g 2s [1g] — стек снизу вверх: g — золото, s — серебро, монета в скобках контролирует область. Области с общей стороной — соседи.
coinage-turn-over = Ход { $turn } · игра окончена

# A move as advice
coinage-do-place = Выставить монету { $rank } в область { $area }
coinage-do-pay = Заплатить монетой { $rank }
coinage-do-move = Передвинуть стек из { $source } в { $target }
coinage-do-capture = Захватить монету в области { $area }
coinage-do-done = Закончить ход
