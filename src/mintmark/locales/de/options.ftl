# What can be chosen before a game

# CoinAge
edition-coinage-standard = Standard
edition-coinage-standard-about = Die gedruckte Karte: zehn Gebiete in drei Reihen, vier Regionen.
edition-coinage-lagoon = Lagune
edition-coinage-lagoon-about = Ein Ring: Jedes Gebiet hat zwei Nachbarn, zum Bewegen wird es schnell eng.
edition-coinage-citadel = Zitadelle
edition-coinage-citadel-about = Eine Zitadelle mit sieben Nachbarn, eine Region für sich: Alles führt durch sie hindurch.
edition-coinage-isles = Drei Inseln
edition-coinage-isles-about = Die Regionen erstrecken sich über drei Inseln, und kein Stapel verlässt seine Insel.
option-coinage-cover_own = Eigene Münzen überdecken
option-coinage-cover_own-about = Eine gelegte Münze darf auch eine größere eigene überdecken.
option-coinage-turn_limit = Höchstzahl an Zügen
option-coinage-turn_limit-about = Nach so vielen Zügen, beide Seiten zusammengezählt, wird gewertet, was daliegt.
option-coinage-bank_tiebreak = Bank entscheidet Gleichstand
option-coinage-bank_tiebreak-about = Bei Gleichstand gewinnt die höhere Summe der Ränge in der Bank.

# Coin Quest
edition-coin_quest-reconstruction = Rekonstruktion
edition-coin_quest-reconstruction-about = Anzahlen, Symbole und Regeln stammen aus der Spielanleitung; Münzbilder und Spielertafel sind rekonstruiert.
edition-coin_quest-columns = Spalten
edition-coin_quest-columns-about = Eine andere Spielertafel: Beide Reihen verbieten dieselben Metalle, Spalte für Spalte.
edition-coin_quest-richer = Reichere Felder
edition-coin_quest-richer-about = Eine andere Spielertafel: Die Felder 4 bis 6 bringen je einen Prestigepunkt mehr.
option-coin_quest-essen = Essen-Münzen
option-coin_quest-essen-about = Sechs weitere Münzen, alle mit einem Adler: eine dritte Prägemarkierung zum Sammeln.
option-coin_quest-essen-off = ohne
option-coin_quest-essen-short = kurz, 11 Runden
option-coin_quest-essen-long = lang, 13 Runden
option-coin_quest-everyone_buys = Alle dürfen kaufen
option-coin_quest-everyone_buys-about = Auch wer kein Feld gewonnen hat, darf eine Münze kaufen, nach den anderen.
option-coin_quest-first = Startspieler
option-coin_quest-first-about = Zieht in jeder Runde zuerst; dürfen alle kaufen, auch zuerst unter denen, die kein Feld gewonnen haben.
option-coin_quest-first-chance = der Zufall entscheidet
option-coin_quest-first-1 = Spieler 1
option-coin_quest-first-2 = Spieler 2
option-coin_quest-first-3 = Spieler 3
option-coin_quest-first-4 = Spieler 4
option-coin_quest-first-5 = Spieler 5

# Warehouse 51
edition-warehouse51-reconstruction = Rekonstruktion
edition-warehouse51-reconstruction-about = Die Antiquitäten, die öffentliche Texte nennen; die meisten ihrer Werte sind rekonstruiert.
option-warehouse51-first = Wer zuerst aufdeckt
option-warehouse51-first-about = Deckt die erste Antiquität auf; danach tut es, wer die letzte Auktion gewonnen hat.
option-warehouse51-first-chance = der Zufall entscheidet
option-warehouse51-first-1 = Spieler 1
option-warehouse51-first-2 = Spieler 2
option-warehouse51-first-3 = Spieler 3
option-warehouse51-first-4 = Spieler 4
option-warehouse51-first-5 = Spieler 5

# Bots
level-novice = Neuling
level-novice-about = Kennt das Spiel noch kaum: übersieht vieles und probiert herum.
level-casual = Freizeitspieler
level-casual-about = Nimmt, was auf den ersten Blick gut aussieht.
level-club = Vereinsspieler
level-club-about = Denkt ein wenig voraus.
level-master = Meister
level-master-about = Denkt über jeden Zug eine Sekunde nach.
