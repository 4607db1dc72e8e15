recheck-going-on = Все сохранённые партии разыгрываются заново
recheck-event = Стол { $id }, событие { $event } ({ $kind }): { $why }
recheck-missing = Стол { $id }: события { $event } нет.
recheck-record = Стол { $id }, его запись: { $why }
recheck-import = Запись { $id }: { $why }
recheck-all-fit =
    { $total ->
        [one] Разыграна заново { $total } партия; всё сходится.
        [few] Разыграны заново { $total } партии; всё сходится.
       *[other] Разыграно заново { $total } партий; всё сходится.
    }
recheck-misfits =
    { $total ->
        [one] Из { $total } партии не соответствуют нынешним правилам: { $count }.
       *[other] Из { $total } партий не соответствуют нынешним правилам: { $count }.
    }
