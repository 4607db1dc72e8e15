# What can be chosen before a game

# CoinAge
edition-coinage-standard = Standard
edition-coinage-standard-about = The printed map: ten areas in three rows, four regions.
edition-coinage-lagoon = Lagoon
edition-coinage-lagoon-about = A ring: every area has two neighbours, so room to move soon runs out.
edition-coinage-citadel = Citadel
edition-coinage-citadel-about = One citadel with seven neighbours, a region of its own: everything passes through it.
edition-coinage-isles = Three Isles
edition-coinage-isles-about = Regions lie across three islands, and no stack leaves its island.
option-coinage-cover_own = Cover your own coins
option-coinage-cover_own-about = A placed coin may also cover a larger coin of your own.
option-coinage-turn_limit = Limit of turns
option-coinage-turn_limit-about = After so many turns, both players’ together, the game is scored as it stands.
option-coinage-bank_tiebreak = The bank breaks ties
option-coinage-bank_tiebreak-about = A tie goes to the higher total of ranks left in the bank.

# Coin Quest
edition-coin_quest-reconstruction = Reconstruction
edition-coin_quest-reconstruction-about = Counts, icons and rules are the rulebook’s; coin faces and the board are rebuilt.
edition-coin_quest-columns = Columns
edition-coin_quest-columns-about = Another board: both rows ban the same metals, column by column.
edition-coin_quest-richer = Richer lots
edition-coin_quest-richer-about = Another board: lots 4 to 6 give one prestige more.
option-coin_quest-essen = Essen Coins
option-coin_quest-essen-about = Six more coins, all with an eagle: a third mark to collect.
option-coin_quest-essen-off = without
option-coin_quest-essen-short = short, 11 rounds
option-coin_quest-essen-long = long, 13 rounds
option-coin_quest-everyone_buys = Everyone may buy
option-coin_quest-everyone_buys-about = Players who won no lot may buy a coin too, after the others.
option-coin_quest-first = Starting player
option-coin_quest-first-about = Draws first in every round; if everyone may buy, also buys first of those who won no lot.
option-coin_quest-first-chance = chance decides
option-coin_quest-first-1 = Player 1
option-coin_quest-first-2 = Player 2
option-coin_quest-first-3 = Player 3
option-coin_quest-first-4 = Player 4
option-coin_quest-first-5 = Player 5

# Warehouse 51
edition-warehouse51-reconstruction = Reconstruction
edition-warehouse51-reconstruction-about = The relics that public texts name; most of their figures are rebuilt.
option-warehouse51-first = First revealer
option-warehouse51-first-about = Turns up the first relic; after that, the winner of each auction does.
option-warehouse51-first-chance = chance decides
option-warehouse51-first-1 = Player 1
option-warehouse51-first-2 = Player 2
option-warehouse51-first-3 = Player 3
option-warehouse51-first-4 = Player 4
option-warehouse51-first-5 = Player 5

# Bots
level-novice = novice
level-novice-about = New to the game: overlooks a lot, and tries this and that.
level-casual = casual
level-casual-about = Takes what looks good at first sight.
level-club = club
level-club-about = Looks a little ahead.
level-master = master
level-master-about = Thinks about every move for a second.
