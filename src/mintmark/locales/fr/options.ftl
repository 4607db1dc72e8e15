# What can be chosen before a game

# CoinAge
edition-coinage-standard = Standard
edition-coinage-standard-about = La carte imprimée : dix zones en trois rangées, quatre régions.
edition-coinage-lagoon = Lagune
edition-coinage-lagoon-about = Un anneau : chaque zone a deux voisines, et la place pour se déplacer manque vite.
edition-coinage-citadel = Citadelle
edition-coinage-citadel-about = Une citadelle aux sept voisines, région à elle seule : tout passe par elle.
edition-coinage-isles = Trois Îles
edition-coinage-isles-about = Les régions sont à cheval sur trois îles, et aucune pile ne quitte la sienne.
option-coinage-cover_own = Recouvrir ses propres pièces
option-coinage-cover_own-about = Une pièce placée peut aussi recouvrir une de vos pièces, plus grande.
option-coinage-turn_limit = Limite de tours
option-coinage-turn_limit-about = Après ce nombre de tours, ceux des deux joueurs ensemble, on compte les points tels quels.
option-coinage-bank_tiebreak = La banque départage
option-coinage-bank_tiebreak-about = Une égalité revient à qui a en banque la plus grande somme de rangs.

# Coin Quest
edition-coin_quest-reconstruction = Reconstitution
edition-coin_quest-reconstruction-about = Nombres, icônes et règles viennent du livret ; les faces des pièces et le plateau sont reconstitués.
edition-coin_quest-columns = Colonnes
edition-coin_quest-columns-about = Un autre plateau : les deux rangées interdisent les mêmes métaux, colonne par colonne.
edition-coin_quest-richer = Lots plus riches
edition-coin_quest-richer-about = Un autre plateau : les lots 4 à 6 rapportent un point de prestige de plus.
option-coin_quest-essen = Pièces d’Essen
option-coin_quest-essen-about = Six pièces de plus, toutes avec un aigle : une troisième marque à collectionner.
option-coin_quest-essen-off = sans
option-coin_quest-essen-short = courte, 11 manches
option-coin_quest-essen-long = longue, 13 manches
option-coin_quest-everyone_buys = Tout le monde achète
option-coin_quest-everyone_buys-about = Qui n’a remporté aucun lot peut aussi acheter une pièce, après les autres.
option-coin_quest-first = Premier joueur
option-coin_quest-first-about = Pioche le premier à chaque manche ; si tout le monde achète, achète aussi le premier de ceux qui n’ont aucun lot.
option-coin_quest-first-chance = le hasard décide
option-coin_quest-first-1 = Joueur 1
option-coin_quest-first-2 = Joueur 2
option-coin_quest-first-3 = Joueur 3
option-coin_quest-first-4 = Joueur 4
option-coin_quest-first-5 = Joueur 5

# Warehouse 51
edition-warehouse51-reconstruction = Reconstitution
edition-warehouse51-reconstruction-about = Les reliques que nomment des textes publics ; la plupart de leurs chiffres sont reconstitués.
option-warehouse51-first = Qui révèle en premier
option-warehouse51-first-about = Révèle la première relique ; ensuite, c’est le gagnant de chaque enchère.
option-warehouse51-first-chance = le hasard décide
option-warehouse51-first-1 = Joueur 1
option-warehouse51-first-2 = Joueur 2
option-warehouse51-first-3 = Joueur 3
option-warehouse51-first-4 = Joueur 4
option-warehouse51-first-5 = Joueur 5

# Bots
level-novice = débutant
level-novice-about = Découvre le jeu : laisse passer beaucoup de choses, et essaie ceci ou cela.
level-casual = occasionnel
level-casual-about = Prend ce qui semble bon au premier coup d’œil.
level-club = club
level-club-about = Regarde un peu plus loin.
level-master = maître
level-master-about = Réfléchit une seconde à chaque coup.
