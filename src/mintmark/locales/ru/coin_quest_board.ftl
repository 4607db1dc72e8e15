# What the board of the web client shows
cqb-round = Раунд { $round } из { $rounds }
cqb-stock =
    { $count ->
        [one] Чёрный мешочек: { $count } монета
        [few] Чёрный мешочек: { $count } монеты
        [many] Чёрный мешочек: { $count } монет
       *[other] Чёрный мешочек: { $count } монеты
    }
cqb-black-pouch = Чёрный мешочек
cqb-stock-about = Эти монеты ещё впереди, кроме тех, что убраны вслепую до начала игры.
cqb-trashed = Уничтожено
cqb-gold = золото
cqb-silver = серебро
cqb-copper = медь

# Seats
cqb-start-player = первый игрок
cqb-locked = Готово
cqb-placing = Раскладка
cqb-to-place = ещё { $count }
cqb-all-placed = На лотах
cqb-passing = Пенни на руках
cqb-drawing = Вытягивание
cqb-buying = Покупка
cqb-owns = Все монеты
cqb-shown = Применено в этом раунде
cqb-penny-there = В этом мешочке Негодный пенни.
cqb-pouch-less =
    { $count ->
        [1] Одна из этих монет украдена; какая, вы не знаете.
        [one] Украдена { $count } из этих монет; какие именно, вы не знаете.
        [few] Украдены { $count } из этих монет; какие именно, вы не знаете.
        [many] Украдено { $count } из этих монет; какие именно, вы не знаете.
       *[other] Украдено { $count } из этих монет; какие именно, вы не знаете.
    }
cqb-lost =
    { $count ->
        [1] Одна из них украдена; какая, вы не знаете.
        [one] Украдена { $count } из них; какие именно, вы не знаете.
        [few] Украдены { $count } из них; какие именно, вы не знаете.
        [many] Украдено { $count } из них; какие именно, вы не знаете.
       *[other] Украдено { $count } из них; какие именно, вы не знаете.
    }
cqb-gained =
    { $count ->
        [1] И ещё одна взята у кого-то; какая, вы не знаете.
        [one] И ещё { $count } взята у других; какие именно, вы не знаете.
        [few] И ещё { $count } взяты у других; какие именно, вы не знаете.
        [many] И ещё { $count } взято у других; какие именно, вы не знаете.
       *[other] И ещё { $count } взято у других; какие именно, вы не знаете.
    }

# Lots
cqb-lot = Лот { $lot }
cqb-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
cqb-takes =
    { $bans ->
        [gold] без золота
        [silver] без серебра
        [copper] без меди
        [gold-silver] только медь
        [gold-copper] только серебро
        [silver-copper] только золото
        [gold-silver-copper] без монет
       *[none] все металлы
    }
cqb-at-once = престиж сразу
cqb-empty-lot = монет пока нет
cqb-closed = В игре, если игроков не меньше { $players }
cqb-place-here = Положить сюда
cqb-place = Положить на лот { $lot }: { $coin }
cqb-take-back = Забрать с лота { $lot }: { $coin }
cqb-why-not = Почему нет?
cqb-why-not-lot = Почему нельзя на лот { $lot }?

# Behind the screen
cqb-behind = За вашей ширмой
cqb-left =
    { $left ->
        [0] Все монеты ({ $all }) на лотах
       *[other] Осталось положить: { $left } из { $all }
    }
cqb-in-pouch = в мешочке
cqb-in-discard = в сбросе
cqb-picked = Выбрана { $coin }.
cqb-keys = Выберите лот или нажмите его цифру.
cqb-no-action = Без действия
cqb-used = Применена
cqb-in-use = Применяется
cqb-use = Применить: { $coin }
cqb-use-age =
    { $amount ->
        [1] Применить: уничтожить { $amount }
       *[other] Применить: уничтожить до { $amount }
    }
cqb-use-unique =
    { $amount ->
        [1] Применить: вытянуть { $amount }
       *[other] Применить: вытянуть до { $amount }
    }
cqb-use-rare = Применить: +{ $amount } к престижу
cqb-draw = Вытянуть монету
cqb-stop = Хватит
cqb-trash-hand = Уничтожить с руки
cqb-trash-discard = Уничтожить из сброса
cqb-trash = Уничтожить с руки: { $coin }
cqb-trash-old = Уничтожить из сброса: { $coin }
cqb-lock = Готово
cqb-lock-left = Готово (ещё { $count })
cqb-unlock = Передумать
cqb-pass-about = Мешочек { $pouch }, сброс { $discards }

# The market and mint marks
cqb-market = Рынок
cqb-market-about = не больше одной за раунд
cqb-sold = продана
cqb-price = престижа
cqb-buy =
    { $price ->
        [one] Купить за { $price } очко престижа: { $coin }
        [few] Купить за { $price } очка престижа: { $coin }
        [many] Купить за { $price } очков престижа: { $coin }
       *[other] Купить за { $price } очка престижа: { $coin }
    }
cqb-buy-there = Выберите монету на рынке.
cqb-decline = Ничего не покупать
cqb-marks = Знаки монетных дворов
cqb-mark =
    { $mark ->
        [crown] Корона
        [sceptre] Скипетр
       *[eagle] Орёл
    }

# The reveal
cqb-reveal = Ширмы убраны
cqb-skip = Показать всё
cqb-again = Показать ещё раз
cqb-go-on = Дальше
cqb-last-reveal = Последнее раскрытие
cqb-bid = Ставка
cqb-bids-on = Ставки на лот { $lot }
cqb-wins =
    { $how ->
        [gold] { $name } побеждает по золоту
        [silver] { $name } побеждает по серебру
        [copper] { $name } побеждает по меди
       *[alone] { $name } побеждает без соперников
    }
cqb-you-win =
    { $how ->
        [gold] Вы побеждаете по золоту
        [silver] Вы побеждаете по серебру
        [copper] Вы побеждаете по меди
       *[alone] Вы побеждаете без соперников
    }
cqb-tied = Лучшие ставки равны: никто не выигрывает
cqb-no-bids = Ставок нет: всё остаётся

# What icons mean
cqb-means-age =
    { $amount ->
        [1] Возраст { $amount }: раз в раунд уничтожьте монету с руки или из сброса.
       *[other] Возраст { $amount }: раз в раунд уничтожьте до { $amount } монет с руки или из сброса.
    }
cqb-means-unique =
    { $amount ->
        [1] Уникальность { $amount }: раз в раунд вытяните ещё одну монету.
       *[other] Уникальность { $amount }: раз в раунд вытяните ещё до { $amount } монет.
    }
cqb-means-rare =
    { $amount ->
        [one] Редкость { $amount }: раз в раунд покажите её и получите { $amount } очко престижа.
        [few] Редкость { $amount }: раз в раунд покажите её и получите { $amount } очка престижа.
        [many] Редкость { $amount }: раз в раунд покажите её и получите { $amount } очков престижа.
       *[other] Редкость { $amount }: раз в раунд покажите её и получите { $amount } очка престижа.
    }
cqb-means-quality =
    { $amount ->
        [one] Качество { $amount }: в конце приносит { $amount } очко престижа.
        [few] Качество { $amount }: в конце приносит { $amount } очка престижа.
        [many] Качество { $amount }: в конце приносит { $amount } очков престижа.
       *[other] Качество { $amount }: в конце приносит { $amount } очка престижа.
    }
cqb-means-mark =
    { $mark ->
        [crown] Корона (монетный двор короля): в конце премии за первое, второе и третье место по числу корон.
        [sceptre] Скипетр (монетный двор королевы): в конце премии за первое, второе и третье место по числу скипетров.
       *[eagle] Орёл (монетный двор Эссена): в конце премии за первое, второе и третье место по числу орлов.
    }
cqb-means-penny = Негодный пенни: кто его вытянул, берёт монету из чужого мешочка и подкладывает туда пенни.

# The final score
cqb-final = Итоговый счёт
cqb-winner = Победа
cqb-track = Трек престижа
cqb-quality = Качество
cqb-counted = всего { $count }
cqb-total = Итого
