remote-welcome = Вводите ход так, как он записан. help, hint, undo, why ХОД, board, rules, say ТЕКСТ, resign и quit доступны в любое время.
remote-help =
    Ход вводится так, как он записан: первые слова, затем одно из окончаний.
    help: этот текст · undo: отменить последнее решение или спросить остальных · why ХОД: почему ход невозможен
    board: нарисовать стол заново · rules: правила игры · look ИМЯ: подробнее о том, что на столе
    hint: лучшие ходы, как их видит бот-мастер · luck: что обещано о случайности · несколько ходов в строке: через точку с запятой
    say ТЕКСТ: всем за столом · agree, refuse: когда кто-то просит отменить решение
    bot УРОВЕНЬ: посадить ботов на пустые места и на места тех, кого давно нет · sit: снова занять своё место · resign: сдаться · quit: уйти; место останется за вами
remote-name-wanted = Как вас называть?
remote-name-missing = Укажите, как вас называть: --name ИМЯ
remote-seated-already = Вы уже сидите здесь под именем { $name }. Второй человек за этим компьютером вводит: { $command }
remote-invitation = Чтобы присоединиться, другие вводят: { $command }
remote-seat = { $seat }: { $name }
remote-place-number = Место { $number }
remote-toss-to-come = Кто где сидит в игре, решит жребий в начале игры.
remote-tossed = Места разыграны жребием.
remote-no-choice = За этим столом места разыгрывают жребием в начале игры; приходите без --seat.
remote-player = { $seat } ({ $name })
remote-bot = бот { $name }
remote-nobody = пока никого
remote-somebody = Кто-то
remote-people = За столом: { $people }
remote-waits-for-people = Ждём, пока все места будут заняты и все будут готовы. { $people }
remote-sits-down = Новый игрок: { $who }
remote-gives-up = { $name } оставляет место { $seat }. Его может занять другой или бот: введите bot
remote-resigns = { $who } сдаётся.
remote-says = { $name } говорит: { $text }
remote-say-nameless = Без имени здесь нельзя говорить: вернитесь с --name ИМЯ
remote-hint-first = Первый совет может занять до минуты.
remote-luck-commitment = Стол связал себя обязательством о случайности: { $commitment }
remote-luck-added = { $who } добавляет: { $text }
remote-luck-verify = Запишите это. После игры save ФАЙЛ сохранит запись, а эта команда вычислит каждый бросок заново: { $command }
remote-waits = Ожидание: { $names }…
remote-waits-change = Ожидание: { $names }… Вы ещё можете передумать.
remote-clock = Осталось времени, { $who }: { $time }
remote-undo-wished = { $who } просит отменить последнее решение. Введите agree (да) или refuse (нет).
remote-undo-asked = Остальных спрашивают, можно ли вам это отменить.
remote-undo-refused = { $who } не соглашается: ничего не отменяется.
remote-undo-settled = Игра уже продолжилась, поэтому ничего не отменяется.
remote-taken-back-by = { $who } отменяет: «{ $what }» Игра продолжается оттуда.
remote-taken-back = Отменено: «{ $what }» Игра продолжается оттуда.
remote-rematch = { $who } хочет сыграть ещё раз. Введите rematch, чтобы присоединиться.
remote-not-asked = Сейчас вас ни о чём не спрашивают.
remote-lost = Связь потеряна. Пробуем восстановить…
remote-back = Связь восстановлена.
remote-unanswered = Ответа пока нет. Когда связь восстановится, это будет отправлено ещё раз.
remote-gone = Это место больше не ваше. Теперь вы наблюдаете.
remote-bot-sure = { $who } отсутствует уже { $time }. Пусть дальше играет бот? Игрок сможет вернуться. (д/н)
remote-bot-sure-left = { $who } оставляет место. Пусть дальше играет бот? (д/н)
remote-nobody-away = Никто не отсутствует так долго, чтобы его заменил бот.
remote-seat-kept = Ваше место ждёт вас. Введите sit, чтобы снова его занять.
remote-resign-sure = Вы действительно сдаётесь? (д/н)
remote-left = Вы ушли, и ваше место ждёт вас. Чтобы вернуться:
remote-left-watching = Чтобы снова наблюдать:
remote-place = { $place }. { $who }: { $points }
remote-place-resigned = { $place }. { $who }: { $points }, сдача
remote-verifying = Случайность этой партии вычисляется заново…
remote-fair =
    { $count ->
        [one] Случайность была честной: { $count } бросок следует из обещанного до игры.
        [few] Случайность была честной: все { $count } броска и вытягивания следуют из обещанного до игры.
       *[other] Случайность была честной: все { $count } бросков и вытягиваний следуют из обещанного до игры.
    }
remote-fair-unnoted =
    { $count ->
        [one] { $count } бросок записи согласуется с её обещанием; до игры вы его не отметили.
        [few] Все { $count } броска и вытягивания записи согласуются с её обещанием; до игры вы его не отметили.
       *[other] Все { $count } бросков и вытягиваний записи согласуются с её обещанием; до игры вы его не отметили.
    }
remote-unfair = Случайность НЕ была такой, как обещано: { $why }
remote-after = save ФАЙЛ — сохранить запись, say ТЕКСТ — сказать, luck — что было обещано, rematch — сыграть ещё раз, Enter — выйти.
remote-saved = Запись сохранена в { $path }.
remote-bad-address = «{ $address }» — не адрес сервера; адрес выглядит так: https://play.example.org
remote-bad-table = «{ $link }» — не стол; передайте ссылку целиком.
remote-unreachable = { $server } не отвечает: { $why }
remote-not-mintmark = { $server } — не сервер Mintmark.
remote-moved = Сервер находится в другом месте: --server { $address }
remote-other-rules = { $server } играет в { $game } по правилам { $theirs }, а эта программа — по правилам { $ours }. Обновите то, что старше.
remote-other-messages = { $server } говорит на другой версии языка Mintmark. Обновите то, что старше.
remote-turned-away = Сервер отказывает: { $why }
remote-other-game = За этим столом играют в { $game }: { $command }
remote-notes-spoilt = { $path } не читается. Удалите файл, чтобы начать заново как гость.
