# What can be chosen before a game

# CoinAge
edition-coinage-standard = Стандартная
edition-coinage-standard-about = Печатная карта: десять областей в три ряда, четыре региона.
edition-coinage-lagoon = Лагуна
edition-coinage-lagoon-about = Кольцо: у каждой области два соседа, и двигаться скоро становится некуда.
edition-coinage-citadel = Цитадель
edition-coinage-citadel-about = Цитадель с семью соседями, сама себе регион: все пути ведут через неё.
edition-coinage-isles = Три острова
edition-coinage-isles-about = Регионы раскинулись на три острова, и ни один стек не покидает свой остров.
option-coinage-cover_own = Накрывать свои монеты
option-coinage-cover_own-about = Монетой можно накрыть и свою монету, если она крупнее.
option-coinage-turn_limit = Предел ходов
option-coinage-turn_limit-about = После стольких ходов, вместе у обоих игроков, очки подсчитывают как есть.
option-coinage-bank_tiebreak = Ничью решает банк
option-coinage-bank_tiebreak-about = При равном счёте побеждает тот, у кого больше сумма рангов в банке.

# Coin Quest
edition-coin_quest-reconstruction = Реконструкция
edition-coin_quest-reconstruction-about = Количества, символы и ход игры — из печатных правил; вид монет и планшет реконструированы.
edition-coin_quest-columns = Столбцы
edition-coin_quest-columns-about = Другой планшет: оба ряда запрещают одни и те же металлы, столбец за столбцом.
edition-coin_quest-richer = Богатые лоты
edition-coin_quest-richer-about = Другой планшет: лоты с 4 по 6 дают на одно очко престижа больше.
option-coin_quest-essen = Эссенские монеты
option-coin_quest-essen-about = Ещё шесть монет, все с орлом: третий знак для коллекции.
option-coin_quest-essen-off = без них
option-coin_quest-essen-short = короткая, 11 раундов
option-coin_quest-essen-long = длинная, 13 раундов
option-coin_quest-everyone_buys = Покупают все
option-coin_quest-everyone_buys-about = Кто не выиграл ни одного лота, тоже может купить монету — после остальных.
option-coin_quest-first = Первый игрок
option-coin_quest-first-about = В каждом раунде тянет монеты первым, а если покупают все — и покупает первым из тех, кто не выиграл лотов.
option-coin_quest-first-chance = решает случай
option-coin_quest-first-1 = Игрок 1
option-coin_quest-first-2 = Игрок 2
option-coin_quest-first-3 = Игрок 3
option-coin_quest-first-4 = Игрок 4
option-coin_quest-first-5 = Игрок 5

# Warehouse 51
edition-warehouse51-reconstruction = Реконструкция
edition-warehouse51-reconstruction-about = Реликвии, названные в открытых источниках; большинство их чисел реконструировано.
option-warehouse51-first = Кто открывает первым
option-warehouse51-first-about = Открывает первую реликвию; дальше это делает победитель последнего аукциона.
option-warehouse51-first-chance = решает случай
option-warehouse51-first-1 = Игрок 1
option-warehouse51-first-2 = Игрок 2
option-warehouse51-first-3 = Игрок 3
option-warehouse51-first-4 = Игрок 4
option-warehouse51-first-5 = Игрок 5

# Bots
level-novice = новичок
level-novice-about = Только знакомится с игрой: многого не замечает и пробует что попало.
level-casual = любитель
level-casual-about = Берёт то, что хорошо на первый взгляд.
level-club = клубный игрок
level-club-about = Немного думает наперёд.
level-master = мастер
level-master-about = Секунду думает над каждым ходом.
