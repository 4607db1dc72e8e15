terminal-welcome = Вводите действие так, как оно указано в списке. help, hint, undo, why MOVE, board, rules, save FILE и quit работают всегда.
terminal-you = Вы: { $names }. Бот { $bot }: { $bots }.
terminal-help =
    Действие вводят так, как оно указано в списке: начало, затем один из вариантов, например { $forms }
    help: этот текст · undo: отменить ваше последнее действие в этом ходу · why MOVE: почему действие невозможно
    board: показать стол снова · rules: правила игры · save FILE: сохранить запись · quit: уйти
    hint: лучшие действия по мнению бота master
    look NAME: подробнее о том, что на столе · несколько действий в одной строке: через точку с запятой
terminal-yes = д да y yes
terminal-no = н нет n no
terminal-sure = { $warning } Точно? (д/н)
terminal-no-undo = Отменять нечего: бросок остаётся, как и всё показанное и сделанное другими.
terminal-undone = Отменено.
terminal-why-legal = Это действие возможно.
terminal-save-where = Куда сохранить? Введите: save FILE
terminal-saved = Запись хранится в { $path } и растёт с каждым действием.
terminal-left = Вы вышли из-за стола. Чтобы продолжить с этого места:
terminal-wins = Побеждает { $names }.
terminal-draw = Ничья: победа поделена ({ $names }).
terminal-at = После шага { $ply } из { $total }
terminal-replay-keys = Enter: дальше · b: назад · число: перейти туда · q: выйти
terminal-save-exists = { $path } уже существует; выберите другое имя.
terminal-after = save FILE сохраняет запись, undo отменяет последнее действие, Enter — выйти.
terminal-hand-over = { $name }: возьмите клавиатуру и нажмите Enter, когда никто не смотрит.
terminal-look-nothing = Об этом больше ничего не видно.
terminal-not-done = Не выполнено: { $moves }
terminal-thinks = { $name } думает…
terminal-hint-win = шанс победы
terminal-hint-lead = перевес
terminal-hint-visits = проб
terminal-hint-thinks = Просчитываю ходы…
terminal-hint-for = { $name } — лучшие ходы:
