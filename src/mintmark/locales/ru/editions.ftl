# What in an edition of somebody's own is not as in ours
differs-nearest = Больше всего оно похоже на наше издание «{ $name }», но отличается вот чем:
differs-same = В нём всё так же, как в нашем издании «{ $name }».
differs-is = { $what }: { $own } (у нас: { $ours })
differs-yes = да
differs-no = нет

# CoinAge
differs-bank = Монеты ранга { $rank } в банке
differs-areas = Области
differs-regions = Области одного региона
differs-borders = Соседи области { $area }

# Coin Quest
differs-draw = Монет вытягивают за раунд
differs-price = Престиж за монету с рынка
differs-market = Монет на рынке вначале
differs-rounds = Раунды
differs-bonus = Очки за первое, второе и третье место ({ $mark })
differs-lot = Лот { $lot }
differs-lot-is = престиж: { $prestige }, игроков не меньше: { $players }, закрыт для металлов: { $bans }
differs-metal =
    { $metal ->
        [gold] золото
        [silver] серебро
       *[copper] медь
    }
differs-start = Начальные монеты
differs-auction = Монеты для аукциона
differs-essen = Эссенские монеты

# Warehouse 51
differs-setup-start-ingots = Слитки вначале
differs-setup-supply = Слитки в запасе
differs-setup-pawn-tokens = Жетоны залога
differs-pawn-below = Слитков должно быть меньше, чтобы отдать в залог
differs-pawn-payout = Слитков за реликвию в залоге
differs-pawn-buy-back = Слитков за выкуп реликвии
differs-score-ingots-per-point = Слитков за одно очко
differs-score-set = Очки за набор
differs-counterfeits = Подделки между соседями, игроков: { $seats }
differs-points = Очки за первую и вторую ценность ({ $colour })
differs-relics = Реликвии
differs-relic-name = { $relic }: название
differs-relic-colour = { $relic }: цвет
differs-relic-value = { $relic }: ценность
differs-relic-mark = { $relic }: знак
differs-relic-auction = { $relic }: аукцион
differs-relic-effect = { $relic }: эффект
differs-relic-counterfeit = { $relic }: подделка
differs-open = открытый
differs-sealed = закрытый
