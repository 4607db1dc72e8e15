# Уроки: общее для всех; шаги лежат в отдельных файлах, по играм.
lesson-learn = Урок на 2 минуты
lesson-done = пройден
lesson-begun = шаг { $step }
lesson-crumb = Урок
lesson-title = { $game } за 2 минуты
lesson-step = Шаг { $step } из { $count }
lesson-now = сейчас
lesson-you = Вы
lesson-teacher = Учитель
lesson-left = Слева
lesson-right-hand = Справа
lesson-rival = Сосед { $number }
lesson-nearly = Почти.
lesson-right = Верно.
lesson-next = Дальше
lesson-back = Назад
lesson-show = Покажите
lesson-skip = Пропустить
lesson-over = Этого хватит, чтобы играть. В первых партиях подсказчик говорит, что сейчас важно.
lesson-play = Сыграть первую партию
lesson-rules = Все правила
lesson-none = Для этой игры урока пока нет.
coach-setting = Подсказчик: строка о том, что важно
coach-says = Подсказчик:
coach-off = Убрать подсказчика
ladder-level = Уровень ботов
ladder-record =
    { $played ->
        [0] ещё не играли
       *[other] побед: { $won } из { $played }
    }
ladder-against = Против этого уровня у вас побед: { $won } из { $played }.
ladder-up = Следующий уровень: { $level }
ladder-won = Пора переходить на следующий уровень.
