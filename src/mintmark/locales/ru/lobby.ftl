# The pages around a game: home, a new table, the waiting room, the account

# Home
lobby-hero = Три игры: монеты, ставки и выдержка.
lobby-hero-about = Садитесь за стол прямо сейчас, без регистрации. Сыграйте с сильным ботом, отправьте друзьям ссылку или передавайте один экран по кругу.
lobby-hero-here = Садитесь за стол прямо сейчас, без регистрации и без сервера. Сыграйте с сильным ботом или передавайте один экран по кругу.
lobby-games = Игры
lobby-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-players-from = От { $least } до { $most } игроков
lobby-minutes-coinage = 10 минут
lobby-minutes-coin_quest = 30 минут
lobby-minutes-warehouse51 = 40 минут
lobby-about-coinage = Бросайте монеты, выставляйте совпавшие и контролируйте в каждом регионе больше областей, чем соперник.
lobby-about-coin_quest = Делайте тайные ставки вытянутыми монетами, выигрывайте лучшие и соберите самую ценную коллекцию.
lobby-about-warehouse51 = Торгуйтесь за легендарные реликвии. Среди них есть подделки, и вы знаете лишь о немногих.
lobby-play-bot = Играть с ботом
lobby-play-bot-at = Играть с ботом: { $game }
lobby-invite = Позвать друзей
lobby-invite-to = Позвать друзей: { $game }
lobby-same-screen = Один экран
lobby-same-screen-at = На одном экране: { $game }
lobby-open-source = Открытый исходный код. Каждый бросок и каждое вытягивание можно проверить.
lobby-for-programs = Для программ
lobby-not-affiliated = Mintmark не связан с авторами и издателями этих игр.
lobby-credits = Некоторые рисунки: game-icons.net, Lorc, Delapouite и другие, CC BY 3.0.
lobby-how-many = Сколько игроков?
lobby-friends-about = Вы получите ссылку, которую можно отправить. Пустые места можно отдать ботам.
lobby-screen-about = Вы все играете на этом устройстве по очереди.
lobby-screen-about-secret = Вы все играете на этом устройстве. Прежде чем показать чью-то руку, экран скажет, кому его передать.
lobby-player = Игрок { $number }
lobby-cancel = Отмена
lobby-begin = Начать
lobby-open-table = Открыть стол

# Lists of tables
lobby-continue = Продолжить
lobby-due = Ваш ход: { $table }
lobby-continue-empty = Продолжать пока нечего. Выберите игру выше: один щелчок — и вы играете.
lobby-go-on = Продолжить
lobby-look = Открыть
lobby-decline = Отказаться
lobby-invited = { $game }: для вас оставлено место
lobby-invited-by = { $game }: { $name } держит для вас место
lobby-with = { $game }, соперники: { $names }
lobby-with-yourselves = { $game } на одном экране
lobby-seats-taken = { $game }, занято мест: { $taken } из { $seats }
lobby-not-ready = Ждут, когда вы будете готовы
lobby-waits-for-players = Ждём игроков
lobby-your-move = Ваш ход, ход { $turn }
lobby-waits-for = Ждём: { $names }, ход { $turn }
lobby-played = Сыгранные партии
lobby-played-all = Показать все ({ $count })
lobby-won = Победа, { $score }
lobby-shared-win = Общая победа, { $score }
lobby-came = Место { $place } из { $seats }, { $score }
lobby-won-by = Победа: { $names }, { $score }
lobby-by-resignation = партия сдана
lobby-result = Итог
lobby-replay = Запись
lobby-open-tables = Открытые столы
lobby-open-empty = Сейчас никто не ждёт игроков. Откройте общий стол, и его увидят здесь все.
lobby-join = Сесть
lobby-watch = Смотреть
lobby-under-way = { $game }, партия идёт

# A new table
lobby-new-table = Новый стол
lobby-seats = Места
lobby-seat = Место { $number }
lobby-seat-free = Свободное место
lobby-kept-for = Оставлено: { $name }
lobby-plan-me = Я
lobby-plan-open = Свободно для всех
lobby-plan-for = Кто-то по имени…
lobby-side = Сторона места { $number }
lobby-side-toss = По жребию
lobby-side-gold = Золото
lobby-side-silver = Серебро
lobby-side-about = Золото ходит первым. Если не выбирать, всё решит жребий в начале игры; его можно проверить.
lobby-tossed-later = Кто играет золотом и ходит первым, решит жребий в начале игры.
lobby-seats-tossed-later = Кто где сидит, решит жребий в начале игры.
lobby-edition-random = Случайная карта
lobby-edition-random-about = Одна из наших карт, её выбирает тайное число стола. Вы увидите её, как только стол откроется.
lobby-edition-drawn = { $name }, по жребию
lobby-handle = Имя для входа
lobby-handle-of = Имя для места { $number }
lobby-choose-map = Карта
lobby-choose-edition = Издание
lobby-edition-own = Ваше собственное издание
lobby-edition-bring = Принести своё
lobby-edition-bring-about = Издание — это текстовый файл (TOML) со всем, что лежит в коробке. Возьмите одно из наших, измените и принесите сюда.
lobby-edition-file = Выбрать файл
lobby-edition-start = Скачать «{ $name }»
lobby-edition-mistakes = По этому файлу пока нельзя играть:
lobby-line = Строка { $line }:
lobby-options = Правила
lobby-option-is = { $name }: { $value }
lobby-pace = Темп
lobby-pace-time = Время на размышление
lobby-pace-none = Без часов
lobby-pace-none-about = Не спешите; можно прерваться и вернуться позже.
lobby-pace-live = С часами
lobby-pace-live-about = Партия в один присест. Когда ваше время выйдет, за вас решат часы.
lobby-pace-days = Дни на ход
lobby-pace-days-about = Партия между делом, иногда ход. По истечении срока за вас решат часы.
lobby-pace-live-is = { $minutes ->
    [one] по { $minutes } минуте
    [few] по { $minutes } минуты
   *[many] по { $minutes } минут
}, { $seconds ->
    [0] без добавки
    [one] + { $seconds } секунда за ход
    [few] + { $seconds } секунды за ход
   *[many] + { $seconds } секунд за ход
}
lobby-pace-days-is = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
lobby-table = Стол
lobby-public = Общий
lobby-public-about = Его видно на главной странице. Иначе его найдут только по ссылке.
lobby-hints = С советами
lobby-hints-about = Игроки могут спрашивать совета у бота-мастера.
lobby-advanced = Дополнительно
lobby-waits = Начать только по моему слову
lobby-waits-about = Сначала вы увидите обещание о случайности и сможете добавить к ней что-то своё.

# The waiting room
lobby-waiting = Перед партией
lobby-is-public = общий стол
lobby-by-link = по ссылке
lobby-no-hints = без советов
lobby-take-seat = Сесть за стол
lobby-take-seat-about = Для вас есть место.
lobby-full = Все места заняты. Когда партия начнётся, вы сможете смотреть отсюда.
lobby-sit-here = Сесть сюда
lobby-stand-up = Встать
lobby-free-seat = Освободить
lobby-bot-here = Бота сюда
lobby-bot-level = Бот для места { $number }
lobby-ready = готово
lobby-not-ready-yet = ещё не готово
lobby-be-ready = Начинаем
lobby-are-you-ready = Все на месте. Начинаем?
lobby-begins-when-full = { $count ->
    [one] Свободно { $count } место. Партия начнётся, когда его займут и все будут готовы.
    [few] Свободно { $count } места. Партия начнётся, когда их займут и все будут готовы.
   *[many] Свободно { $count } мест. Партия начнётся, когда их займут и все будут готовы.
}
lobby-entropy = Добавить к случайности что-то своё
lobby-entropy-about = Любой текст, лучше неожиданный. Он влияет на каждый бросок и каждое вытягивание, и его видят все.
lobby-invite-about = По ссылке можно сесть за стол или смотреть.
lobby-link = Ссылка
lobby-copy = Скопировать
lobby-share = Поделиться
lobby-qr = Ссылка в виде QR-кода
lobby-luck = Стол связал себя обязательством о случайности:
lobby-luck-added = Место { $seat } добавляет: { $text }
lobby-luck-what = Что это?
lobby-luck-about = Сервер выбрал тайное число для всех бросков и вытягиваний и показывает его отпечаток до начала игры. После партии число открывают, и каждый может проверить, что ничего не изменилось. Запишите отпечаток, если хотите это доказать:
lobby-close = Закрыть стол
lobby-close-sure = Закрыть этот стол?
lobby-close-about = Партия не состоится. Сесть за стол больше никто не сможет.
lobby-closed = Этот стол закрыли
lobby-closed-about = Его закрыли до начала партии. Новый открыть недолго.

# Account and devices
lobby-account = Учётная запись
lobby-account-none = Здесь вас пока не знают. Начните партию — и вы станете гостем; или войдите.
lobby-come-back = Вернуться откуда угодно
lobby-come-back-about = Вы гость в этом браузере. Выберите имя для входа и пароль — тогда вы сможете вернуться с любого устройства, и вас смогут пригласить по имени. На других устройствах вы при этом выйдете, а все токены перестанут действовать.
lobby-come-back-by = Вы входите под именем «{ $handle }». Новый пароль отменяет всё остальное: на всех других устройствах вы выйдете, а все токены перестанут действовать.
lobby-sign-in-name = Имя для входа
lobby-password = Пароль
lobby-password-current = Нынешний пароль
lobby-password-new = Новый пароль
lobby-password-choose = Выбрать этот пароль
lobby-password-change = Изменить
lobby-password-kept = Готово. Теперь можно входить так.
lobby-other-device = Другое устройство
lobby-other-device-about = Ссылка, по которой и другое устройство станет вашим, без пароля.
lobby-device-link-make = Создать ссылку
lobby-device-link-another = Создать ещё одну
lobby-device-link-once = Действует один раз и десять минут. Кто её откроет, играет за вас.
lobby-device-link-copied = Ссылка скопирована. Откройте её на другом устройстве.
lobby-sign-in = Войти
lobby-sign-in-about = С именем и паролем, которые вы выбрали.
lobby-sign-in-leaves = Тогда вы оставите гостя «{ $name }»: без пароля никто не сможет за него вернуться.
lobby-signed-in = Теперь вы { $name }.
lobby-sign-out = Выйти
lobby-sign-out-sure = Уйти насовсем?
lobby-sign-out-about = У гостя «{ $name }» нет пароля, и вернуться за него никто не сможет. Незаконченные партии останутся без вас.
lobby-signed-out = Вы вышли.
lobby-tokens = Токены для программ
lobby-tokens-about = Ваш собственный бот играет с токеном, который можно отозвать в любой момент.
lobby-token-new = Новый токен
lobby-token-label = Для чего он?
lobby-token-scopes = Он разрешает
lobby-token-days = Срок действия
lobby-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
lobby-token-make = Создать токен
lobby-token-until = до { $date }
lobby-token-revoke = Отозвать
lobby-token-revoke-of = Отозвать «{ $label }»
lobby-token-revoked = Этот токен больше не действует.
lobby-token-secret = Это токен; он показан только один раз. Храните его как пароль:
lobby-arrive = Продолжить как гость с другого устройства?
lobby-arrive-about = Тогда это устройство будет играть за того же гостя. Ссылка действует один раз.
lobby-arrive-yes = Да, это я
lobby-arrive-no = Нет, пусть будет как есть
