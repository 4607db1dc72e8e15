cq-seat = Игрок { $number }

# Coins: as the subject of a sentence, and (-acc) where something is done to them
cq-coin =
    { $metal ->
        [gold] золотая
        [silver] серебряная
       *[copper] медная
    } { $value ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
       *[9] девятка
    }
cq-coin-acc =
    { $metal ->
        [gold] золотую
        [silver] серебряную
       *[copper] медную
    } { $value ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
        [6] шестёрку
        [7] семёрку
        [8] восьмёрку
       *[9] девятку
    }
cq-coin-with = { $coin } ({ $icons })
cq-penny = Фальшивый пенни
cq-penny-acc = Фальшивый пенни
cq-icon-age = Возраст { $amount }
cq-icon-unique = Уникальность { $amount }
cq-icon-rare = Редкость { $amount }
cq-icon-quality = Качество { $amount }
cq-icon-crown = корона
cq-icon-sceptre = скипетр
cq-icon-eagle = орёл
cq-no-coins = ноль монет
cq-prestige =
    { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }

# The values of a bid in gold, silver and copper
cq-value =
    { $metal ->
        [gold] золото { $value }
        [silver] серебро { $value }
       *[copper] медь { $value }
    }

# What happened
cq-first = Начинает { $seat }.
cq-market-coin = На рынке: { $coin }.
cq-round = Раунд { $round } из { $rounds }.
cq-lot-coin = На лоте { $lot }: { $coin }.
cq-tips-in = { $seat } высыпает сброс в мешочек.
cq-you-draw = Вы вытягиваете { $coin }.
cq-draws-penny = { $seat } вытягивает Фальшивый пенни: его нужно передать дальше.
cq-passes = { $seat } тайно берёт монету из чужого мешочка и оставляет там Фальшивый пенни. Его получает { $other }.
cq-passes-for-nothing = { $seat } подбрасывает Фальшивый пенни в чужой мешочек. Его получает { $other }, а взять взамен нечего.
cq-you-steal = Вы берёте из чужого мешочка ({ $other }) { $coin }. Больше никто этого не знает.
cq-uses = { $seat } показывает и применяет { $coin }.
cq-scores =
    { $points ->
        [one] { $seat } показывает { $coin } и получает { $points } очко престижа.
        [few] { $seat } показывает { $coin } и получает { $points } очка престижа.
        [many] { $seat } показывает { $coin } и получает { $points } очков престижа.
       *[other] { $seat } показывает { $coin } и получает { $points } очка престижа.
    }
cq-draws-extra = { $seat } вытягивает ещё одну монету.
cq-stops = { $seat } на этом останавливается.
cq-trashes = { $seat } уничтожает { $coin } с руки.
cq-trashes-discard = { $seat } уничтожает { $coin } из сброса.
cq-you-place = Вы кладёте { $coin } на лот { $lot }.
cq-you-take-back = Вы забираете { $coin } с лота { $lot }.
cq-locks = { $seat }: ставки сделаны.
cq-unlocks = { $seat } передумывает.
cq-screens-up = Все ставки сделаны: ширмы убирают.
cq-lot-stays = Лот { $lot }: ставок нет. Никто не забирает { $prize }; всё остаётся на лоте.
cq-lot-alone = Лот { $lot }: других ставок нет, { $seat } ({ $bid }) выигрывает { $prize }.
cq-lot-won =
    Лот { $lot }: { $seat } ({ $bid }) выигрывает { $prize }. Следом идёт { $other } ({ $other_bid }); решает { $metal ->
        [gold] золото
        [silver] серебро
       *[copper] медь
    }, { $more } против { $less }.
cq-lot-tied = Лот { $lot }: равные лучшие ставки ({ $seats }) — { $bid }. Никто не получает { $prize }.
cq-lot-tied-coins = Лот { $lot }: равные лучшие ставки ({ $seats }) — { $bid }. Никто не выигрывает { $prize }; всё остаётся на лоте.
cq-nowhere = { $seat } сбрасывает монеты, которые не принимает ни один лот: { $coins }.
cq-buys =
    { $price ->
        [one] { $seat } покупает { $coin } за { $price } очко престижа.
        [few] { $seat } покупает { $coin } за { $price } очка престижа.
        [many] { $seat } покупает { $coin } за { $price } очков престижа.
       *[other] { $seat } покупает { $coin } за { $price } очка престижа.
    }
cq-declines = { $seat } ничего не покупает.
cq-over = Последний раунд завершён, а с ним и игра.
cq-total = { $seat }: трек { $track } + Качество { $quality } + короны { $crown } + скипетры { $sceptre } + орлы { $eagle } = { $total }
cq-tie-broken =
    { $seat } и { $other } набирают поровну. Впереди { $seat }: общий номинал { $metal ->
        [gold] золота
        [silver] серебра
       *[copper] меди
    } — { $more } против { $less }.
cq-tie = { $seat } и { $other } равны во всём и делят место.

# What is asked
cq-ask-place =
    { $count ->
        [1] Положите последнюю монету на лот и введите «lock».
        [one] Разложите { $count } монету по лотам и введите «lock».
        [few] Разложите { $count } монеты по лотам и введите «lock».
        [many] Разложите { $count } монет по лотам и введите «lock».
       *[other] Разложите { $count } монеты по лотам и введите «lock».
    }
cq-ask-act =
    { $count ->
        [1] Положите последнюю монету на лот и введите «lock». До этого можно применять действия.
        [one] Разложите { $count } монету по лотам и введите «lock». До этого можно применять действия.
        [few] Разложите { $count } монеты по лотам и введите «lock». До этого можно применять действия.
        [many] Разложите { $count } монет по лотам и введите «lock». До этого можно применять действия.
       *[other] Разложите { $count } монеты по лотам и введите «lock». До этого можно применять действия.
    }
cq-ask-lock = Выкладывать больше нечего: введите «lock» или заберите что-нибудь обратно («take back»).
cq-ask-locked = Ваши ставки сделаны. Пока готовы не все, можно передумать («unlock»).
cq-ask-penny = У вас Фальшивый пенни: из чьего мешочка взять монету, оставив там пенни?
cq-ask-trash =
    { $left ->
        [1] Уничтожьте монету с руки или из сброса либо введите «stop».
        [one] Уничтожьте до { $left } монеты с руки или из сброса либо введите «stop».
        [few] Уничтожьте до { $left } монет с руки или из сброса либо введите «stop».
        [many] Уничтожьте до { $left } монет с руки или из сброса либо введите «stop».
       *[other] Уничтожьте до { $left } монеты с руки или из сброса либо введите «stop».
    }
cq-ask-draw =
    { $left ->
        [1] Вытяните ещё одну монету либо введите «stop».
        [one] Вытяните ещё до { $left } монеты либо введите «stop».
        [few] Вытяните ещё до { $left } монет либо введите «stop».
        [many] Вытяните ещё до { $left } монет либо введите «stop».
       *[other] Вытяните ещё до { $left } монеты либо введите «stop».
    }
cq-ask-buy =
    { $price ->
        [one] Купите монету на рынке за { $price } очко престижа (у вас { $points }) или откажитесь («decline»).
        [few] Купите монету на рынке за { $price } очка престижа (у вас { $points }) или откажитесь («decline»).
        [many] Купите монету на рынке за { $price } очков престижа (у вас { $points }) или откажитесь («decline»).
       *[other] Купите монету на рынке за { $price } очка престижа (у вас { $points }) или откажитесь («decline»).
    }

# Why not
cq-refuse-not-now = Сейчас это невозможно. { $ask }
cq-refuse-finish-first = Сначала завершите начатое действие. { $ask }
cq-refuse-locked = Ваши ставки уже сделаны; сначала введите «unlock».
cq-refuse-not-in-hand = Этой монеты у вас на руках нет: { $coin }.
cq-refuse-on-board = На лоте { $lot } вашего планшета: { $coin }. Сначала заберите её («take back»).
cq-refuse-no-icon = Без действия: { $coin }.
cq-refuse-used = Уже применена в этом раунде: { $coin }.
cq-refuse-lot-closed = Лот { $lot } разыгрывают, только если игроков не меньше { $players }.
cq-refuse-banned =
    { $metal ->
        [gold] Лот { $lot } не принимает золото.
        [silver] Лот { $lot } не принимает серебро.
       *[copper] Лот { $lot } не принимает медь.
    }
cq-refuse-not-there = Вы не клали { $coin } на лот { $lot }.
cq-refuse-no-action = У вас нет начатого действия, которое это позволяет.
cq-refuse-no-age = Чтобы уничтожить монету, сначала примените монету с символом «Возраст».
cq-refuse-itself = Монета с символом «Возраст» не может уничтожить саму себя: { $coin }.
cq-refuse-not-discarded = Этой монеты в вашем сбросе нет: { $coin }.
cq-refuse-coins-left =
    { $count ->
        [1] У вас на руках осталась монета; положите её на лот.
        [one] У вас на руках осталась { $count } монета; разложите их по лотам.
        [few] У вас на руках остались { $count } монеты; разложите их по лотам.
        [many] У вас на руках осталось { $count } монет; разложите их по лотам.
       *[other] У вас на руках осталось { $count } монеты; разложите их по лотам.
    }
cq-refuse-no-penny = У вас нет Фальшивого пенни.
cq-refuse-to-yourself = Фальшивый пенни отдают другому игроку.
cq-refuse-no-player = { $other } не участвует в этой партии.
cq-refuse-no-coins = { $other }: ни в мешочке, ни в сбросе нет монет. Выберите того, у кого они есть.
cq-refuse-not-for-sale = Этой монеты на рынке нет: { $coin }.

# On the table
cq-goal = Делайте ставки вытянутыми монетами, чтобы выиграть новые монеты и престиж. Золото бьёт серебро, серебро бьёт медь; выигранные монеты попадают в ваш мешочек и позже возвращаются. Побеждает тот, у кого больше престижа.
cq-legend = G, S, C — золото, серебро, медь, с номиналом. После точки: A — Возраст (уничтожать монеты насовсем), U — Уникальность (вытягивать ещё), R — Редкость (престиж сразу), Q — Качество (престиж в конце), K — корона, S — скипетр, E — орёл (престиж в конце тем, у кого их больше всего). Лицевые стороны монет и лоты — реконструкция: см. rules, раздел 11.
cq-typing = Можно короче: «G1 1» кладёт G1 на лот 1, а несколько ходов пишутся в одной строке через точку с запятой, например «G1 1; C3 2; lock». «look 2» показывает все монеты игрока 2. Звёздочкой отмечены те, кого ждут, знаком ◆ — первый игрок.
cq-heading =
    { $more ->
        [0] Раунд { $round } из { $rounds } · последний раунд
        [one] Раунд { $round } из { $rounds } · в чёрном мешочке монет ещё на { $more } раунд
        [few] Раунд { $round } из { $rounds } · в чёрном мешочке монет ещё на { $more } раунда
        [many] Раунд { $round } из { $rounds } · в чёрном мешочке монет ещё на { $more } раундов
       *[other] Раунд { $round } из { $rounds } · в чёрном мешочке монет ещё на { $more } раунда
    }
cq-lot = Лот
cq-gives = Даёт
cq-bans = Запрет
cq-your-bid = Ваша ставка
cq-values = G/S/C
cq-market =
    { $price ->
        [one] Рынок (по { $price } очку престижа): { $coins }
        [few] Рынок (по { $price } очка престижа): { $coins }
        [many] Рынок (по { $price } очков престижа): { $coins }
       *[other] Рынок (по { $price } очка престижа): { $coins }
    }
cq-market-empty = Рынок пуст.
cq-player = Игрок
cq-you = Вы
cq-track = Престиж
cq-pouch = Мешочек
cq-screen = Ширма
cq-shown = Применено
cq-discards = Сброс
cq-marks = K/S/E
cq-is-ready = готово
cq-has-penny = пенни
cq-hand = У вас на руках: { $coins }
cq-hand-empty = У вас на руках нет монет.
cq-own-pouch = Ваш мешочек: { $coins }
cq-own-pouch-less =
    { $less ->
        [1] Ваш мешочек (одна из этих монет украдена): { $coins }
        [one] Ваш мешочек ({ $less } из этих монет украдена): { $coins }
        [few] Ваш мешочек ({ $less } из этих монет украдены): { $coins }
        [many] Ваш мешочек ({ $less } из этих монет украдено): { $coins }
       *[other] Ваш мешочек ({ $less } из этих монет украдено): { $coins }
    }
cq-own-pouch-empty = Ваш мешочек пуст; когда понадобится монета, в него попадёт ваш сброс.
cq-lot-bids = Лот { $lot }: { $bids }
cq-bid-of = { $seat } ({ $coins })
cq-collection = { $seat }, все монеты: { $coins }
cq-collection-open = { $seat }, все монеты: { $coins } (минус украдено: { $lost }, плюс взято у других: { $gained }; что именно, вы не знаете)
cq-own-discards = Ваш сброс: { $coins }
