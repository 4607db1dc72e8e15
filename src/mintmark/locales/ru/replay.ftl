# How a game ended
replay-final = Итоговый счёт
replay-finished = Окончена
replay-you-win = Вы победили
replay-you-win-by =
    { $points ->
        [one] Вы победили с перевесом в { $points } очко
        [few] Вы победили с перевесом в { $points } очка
       *[many] Вы победили с перевесом в { $points } очков
    }
replay-wins = Победа: { $name }
replay-wins-by =
    { $points ->
        [one] Победа: { $name }, перевес { $points } очко
        [few] Победа: { $name }, перевес { $points } очка
       *[many] Победа: { $name }, перевес { $points } очков
    }
replay-draw = Ничья
replay-you-share = Вы делите победу с другими: { $names }
replay-shared-by = Победу делят { $names }
replay-your-place = Ваше место: { $place } из { $seats }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }.
replay-level = Очков поровну: решают правила.
replay-resigned = Сдались: { $names }.
replay-late = Время вышло, решали часы: { $names }.
replay-rematch = Реванш
replay-join-rematch = К реваншу
replay-watch = Посмотреть запись
replay-download = Скачать запись
replay-saved = Запись сохранена. Здесь её можно смотреть и без соединения.
replay-verify = Проверить случай
replay-board = Поле в конце партии

# The luck, derived again
replay-luck = Случай в этой партии
replay-luck-noted = Этот браузер отметил обязательство, когда вы пришли за стол, и в записи оно то же самое.
replay-luck-never-noted = Этот браузер не отметил обязательства во время партии и может сказать только, что запись не противоречит себе.
replay-luck-seed = Исходное число, раскрыто
replay-luck-entropy = Добавлено: { $name }
replay-luck-seating = Места разыграны жребием, как следует из исходного числа. До этого:
replay-luck-place = { $name } — место { $place }
replay-luck-drawn = Карта выбрана жребием из списка: { $editions }.
replay-luck-tosses = Все броски и вытягивания: { $count }
replay-luck-agrees = совпадает

# Games to look at again
replay-title = Записи партий
replay-lead = Пройдите оконченную партию шаг за шагом: глазами любого игрока или открыв всё.
replay-open = Открыть запись
replay-open-about = Перетащите сюда файл записи (.jsonl) или выберите его.
replay-choose = Выбрать файл
replay-reading = Запись читается …
replay-unknown = Этот файл ещё ни разу не открывали в этом браузере. Один раз нужен сервер, чтобы его прочитать; потом его можно смотреть без соединения.
replay-not-kept = Эту партию ещё ни разу не открывали в этом браузере, без соединения её здесь нет.
replay-played = Сыграны вами
replay-seen = Просмотрены здесь
replay-none = Пока ничего. Здесь появятся партии, которые вы доиграете, и записи, которые вы откроете.
replay-forget = Убрать из списка: { $names }

# A replay
replay-controls = Пройти по партии
replay-moment = Момент
replay-step = Шаг { $at } из { $last }
replay-beginning = Партия начинается.
replay-unseen = С этого места не видно.
replay-first = К началу
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-last = К концу
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-jump = Перейти к
replay-viewer = Чьими глазами
replay-viewer-open = Всё открыто
replay-viewer-onlooker = Зритель
replay-share = Скопировать ссылку на этот момент
replay-shared = Ссылка на этот момент скопирована.
replay-story = Что произошло
replay-keys = Клавиши: ← → шаг, Home и End, пробел — смотреть
replay-chart = Счёт по ходу партии
replay-chart-about = { $name }: от { $first } до { $last }.
replay-chart-table = Таблицей
