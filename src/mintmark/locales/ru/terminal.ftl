terminal-welcome = Вводите ход так, как он указан в списке. help, hint, undo, why ХОД, board, rules, save ФАЙЛ и quit работают всегда.
terminal-you = Вы: { $names }. Бот { $bot }: { $bots }.
terminal-help =
    Ход вводят так, как он указан в списке: начало, затем один из вариантов.
    help: этот текст · undo: отменить последнее решение, пока ходите вы · why ХОД: почему ход невозможен
    board: показать стол снова · rules: правила игры · save ФАЙЛ: сохранить запись · quit: уйти
    hint: лучшие ходы, как их видит бот-мастер
    look ИМЯ: подробнее о том, что на столе · несколько ходов в одной строке: через точку с запятой
terminal-yes = д да y yes
terminal-no = н нет n no
terminal-sure = { $warning } Точно? (д/н)
terminal-no-undo = Отменять нечего: бросок остаётся, как и всё показанное и сделанное другими.
terminal-undone = Отменено.
terminal-why-legal = Этот ход возможен.
terminal-save-where = Куда сохранить? Введите: save ФАЙЛ
terminal-saved = Запись хранится в { $path } и растёт с каждым шагом.
terminal-left = Вы вышли из-за стола. Чтобы продолжить с этого места:
terminal-wins = Победа: { $names }.
terminal-draw = Ничья: победа поделена ({ $names }).
terminal-at = После шага { $ply } из { $total }
terminal-replay-keys = Enter: дальше · b: назад · число: перейти туда · q: выйти
terminal-save-exists = { $path } уже существует; выберите другое имя.
terminal-after = save ФАЙЛ сохраняет запись, undo отменяет последнее решение, Enter — выйти.
terminal-hand-over = { $name }: возьмите клавиатуру и нажмите Enter, когда никто не смотрит.
terminal-look-nothing = Об этом больше ничего не видно.
terminal-not-done = Не выполнено: { $moves }
terminal-thinks = { $name } думает…
terminal-hint-win = шанс победы
terminal-hint-lead = перевес
terminal-hint-visits = проб
terminal-hint-thinks = Просчитываю ходы…
terminal-hint-for = { $name } — лучшие ходы:
