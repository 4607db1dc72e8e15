# What the board of the web client shows

# The table
w51b-turn = Реликвия { $turn } из { $all }
w51b-seats = Игроки по часовой стрелке
w51b-piles = Стопки
w51b-left = ост.
w51b-points-pair = { $first } / { $second } очков
w51b-reveal = Открыть реликвию (цвет стопки: { $colour })
w51b-reveal-not = Почему не из этой стопки (цвет: { $colour })?
w51b-turn-up = Открыть реликвию
w51b-look-into = Что осталось в стопке (цвет: { $colour })
w51b-pile-about = { $colour }: осталось { $count }, очков за первое место { $first }, за второе { $second }. Показать
w51b-pile-left =
    { $count ->
        [one] В стопке осталась { $count } реликвия.
        [few] В стопке осталось { $count } реликвии, порядок неизвестен.
        [many] В стопке осталось { $count } реликвий, порядок неизвестен.
       *[other] В стопке осталось { $count } реликвии, порядок неизвестен.
    }
w51b-pile-others = Уже вышли
w51b-short-blue = Запад
w51b-short-green = Мифология
w51b-short-gold = Ближний Восток
w51b-short-red = Восток

# Relics
w51b-value = ценность { $value }
w51b-pawned = В залоге
w51b-redeem = выкуп: { $price }
w51b-certified = Заверена
w51b-spared = Спасена
w51b-counterfeit = Подделка
w51b-fake-short = Подделка
w51b-only-you = знаете вы
w51b-look-at = Рассмотреть: { $relic }
w51b-belongs = В собрании: { $name }
w51b-with = владелец: { $name }
w51b-with-you = в вашем собрании
w51b-on-the-block = на торгах
w51b-in-pile = ещё в стопке
w51b-gone = вне игры
w51b-never-fake = Подделки этой реликвии нет.
w51b-made-up = Наша реконструкция: { $figures }.
w51b-figure-name = название
w51b-figure-colour = цвет
w51b-figure-value = ценность
w51b-figure-mark = знак
w51b-figure-auction = вид аукциона
w51b-figure-effect = эффект
w51b-figure-counterfeit = подделка
w51b-suppose-fake = Допустим, это подделка
w51b-why-not = { $what }: почему нельзя?

# The block
w51b-block = Торги
w51b-first-relic = Сейчас откроется первая реликвия.
w51b-all-sold = Все реликвии проданы.
w51b-on-block-open = Открытый аукцион, круг { $lap }
w51b-on-block-sealed = Закрытый аукцион
w51b-sold = Продано последним
w51b-unsold = Не продано
w51b-lot-fake = Вы знаете: у неё есть подделка.
w51b-nobody-wanted = Никто её не купил: она выбывает из игры.
w51b-now-with =
    Теперь { $you ->
        [yes] она у вас.
       *[no] владелец: { $name }.
    }
w51b-bids = Ставки, сначала высшая
w51b-leads = впереди
w51b-won = победа
w51b-then-passed = затем пас
w51b-passed-short = пас
w51b-to-speak = на очереди
w51b-waits = в торгах
w51b-reveals = Открытие
w51b-leads-with = Впереди: { $bid }
w51b-to-bid = На очереди
w51b-still-in = В торгах
w51b-passed = Пас
w51b-decides = Раздумье
w51b-fists = Кулаки
w51b-fist-closed = Кулак сжат
w51b-to-close = Рука открыта
w51b-fist-held =
    { $count ->
        [one] { $count } слиток
        [few] { $count } слитка
        [many] { $count } слитков
       *[other] { $count } слитка
    }
w51b-fist-own = Ваш: { $count }
w51b-if-you-win = Если выиграете:
w51b-if-sold = Если продано сейчас:
w51b-you-keep = У вас останется { $count }.

# Bidding
w51b-bid = Ставка { $count }
w51b-match = Уравнять { $count }
w51b-close-fist =
    { $count ->
        [0] Пустой кулак
       *[other] Зажать { $count }
    }
w51b-pass = Пас
w51b-raises = Быстрый выбор
w51b-all-in = Всё: { $count }
w51b-empty = Ничего
w51b-lower = Меньше
w51b-raise = Больше
w51b-sent = Отправлено…
w51b-now = Вы сейчас
w51b-if-win-at = Если выиграете за { $count }
w51b-pay = Заплатить { $count }
w51b-side-left = слева от вас
w51b-side-right = справа от вас

# Choosing relics
w51b-do-pawn = Заложить
w51b-do-give = Отдать
w51b-do-certify = Заверить
w51b-do-neutralise = Нейтрализовать
w51b-do-buy = Выкупить
w51b-do-swap = Обменять на неё
w51b-do-pick = Предложить к обмену
w51b-swap-first = Сначала выберите, какую реликвию отдать.
w51b-swap-then = За реликвию «{ $relic }» можно взять:
w51b-put-down = Другую
w51b-decline = Отказаться

# Seats
w51b-points =
    { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
w51b-ingots =
    { $count ->
        [one] { $count } слиток
        [few] { $count } слитка
        [many] { $count } слитков
       *[other] { $count } слитка
    }
w51b-no-relics = Реликвий пока нет
w51b-values = Общая ценность по цветам
w51b-value-of = { $colour } { $value }
w51b-pays =
    { $you ->
        [yes] Плату получаете вы
       *[no] Плату получает { $name }
    }

# What one knows
w51b-known = Известные вам подделки
w51b-exposed = Подделки на столе
w51b-shared = знает ещё { $names }

# The pawn shop
w51b-pawn-shop = Ломбард
w51b-pawn-terms = Даёт слитков: { $payout }, выкуп: { $price }. Открыт, пока у вас меньше { $below }.
w51b-supply = Слитков в запасе
w51b-tokens = Жетонов залога
w51b-pawn = Заложить реликвию
w51b-pawn-for = Заложить за { $payout }
w51b-pawn-why-not = Заложить: почему нельзя?
w51b-not-now = Не сейчас

# Standings
w51b-standings = Положение
w51b-if-ended = если бы игра закончилась сейчас
w51b-sets = Наборы
w51b-total = Всего
w51b-if-fake = Если подделка
w51b-fake-relic = Допустим, подделка: { $relic }
w51b-supposed = Допущенные подделки
w51b-your-eyes = Только для вас:
w51b-without = без известных вам подделок:
w51b-if-they-leave = Если подделки выбудут:
w51b-points-and-left = Очки и оставшиеся реликвии
w51b-colour = Цвет
w51b-most = Первое
w51b-second = Второе
w51b-other-points = За набор из четырёх цветов — очков: { $sets }. Одно очко за столько слитков: { $ingots }.

# The end
w51b-the-end = Конец, шаг за шагом
w51b-skip = Показать всё
w51b-leaves =
    { $you ->
        [yes] Вы теряете
       *[no] { $name } теряет
    } реликвию «{ $relic }»:
w51b-as-counted = Счёт по правилам
w51b-place = Место { $place }
w51b-per-ingots = 1 очко за { $count }
w51b-sets-of-four = Наборы из четырёх
w51b-each-set = за каждый — { $count }
w51b-set-count =
    { $count ->
        [one] { $count } набор
        [few] { $count } набора
        [many] { $count } наборов
       *[other] { $count } набора
    }
w51b-most-second = { $first } за первое место, { $second } за второе
w51b-curses = Проклятия и благословения
w51b-reconstruction = Ценность, знаки и эффекты реликвий — реконструкция. Их можно заменить собственным изданием.
