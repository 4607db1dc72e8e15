coinage-gold = L’or
coinage-silver = L’argent

# What happened
coinage-slapped =
    { $you ->
        [side] Vous lancez
       *[none] { $side } lance
    } { $tossed } : { $count ->
        [0] rien de favorable
        [one] { $matched } est favorable
       *[other] { $matched } sont favorables
    }.
coinage-placed =
    { $you ->
        [side] Vous placez
       *[none] { $side } place
    } la pièce { $rank } en { $area }.
coinage-covered =
    { $you ->
        [side] Vous recouvrez
       *[none] { $side } recouvre
    } la pièce { $under } en { $area } avec la pièce { $rank }.
coinage-paid =
    { $you ->
        [side] Vous payez
       *[none] { $side } paie
    } la pièce { $rank } à l’autre banque.
coinage-moved =
    { $you ->
        [side] Vous déplacez
       *[none] { $side } déplace
    } la pile de { $source } à { $target }.
coinage-captured =
    { $you ->
        [side] Vous capturez
       *[none] { $side } capture
    } la pièce { $rank } en { $area }.
coinage-stopped =
    { $you ->
        [side] Vous terminez votre tour
       *[none] { $side } termine son tour
    }.
coinage-ends-full-map = La dernière zone vide est prise : la partie est finie.
coinage-ends-empty-bank = Une banque est vide : la partie est finie.
coinage-ends-turn-limit = La limite de tours est atteinte : la partie est finie.

# Why not
coinage-refuse-no-match = Votre pièce { $rank } n’est pas favorable ce tour-ci.
coinage-refuse-used = Votre pièce { $rank } a déjà servi ce tour-ci.
coinage-refuse-pay-first = Vous avez placé deux pièces ; pour en placer une autre, payez-en d’abord une.
coinage-refuse-enough-placed = Vous avez placé deux pièces ; les autres restent en banque.
coinage-refuse-too-large = Une pièce ne recouvre qu’une pièce plus grande : { $rank } ne va pas sur { $top } en { $area }.
coinage-refuse-own = { $area } est déjà à vous, et dans cette partie on ne recouvre pas ses propres pièces.
coinage-refuse-pay =
    { $count ->
        [0] Vous ne pouvez payer que si quatre pièces sont favorables ; ce tour-ci, aucune ne l’est.
        [one] Vous ne pouvez payer que si quatre pièces sont favorables ; ce tour-ci, une seule l’est.
       *[other] Vous ne pouvez payer que si quatre pièces sont favorables ; ce tour-ci, { $count } le sont.
    }
coinage-refuse-paid-already = Vous payez au plus une pièce par tour.
coinage-refuse-paid-must-place = Vous avez payé : vous devez placer des pièces tant que c’est possible.
coinage-refuse-move =
    { $count ->
        [one] Vous ne pouvez déplacer une pile que si une pièce au plus est favorable ; ce tour-ci, une l’est.
       *[other] Vous ne pouvez déplacer une pile que si une pièce au plus est favorable ; ce tour-ci, { $count } le sont.
    }
coinage-refuse-move-again = Vous déplacez une pile par tour, et c’est déjà fait.
coinage-refuse-capture =
    { $count ->
        [one] Vous ne pouvez capturer que si aucune pièce n’est favorable ; ce tour-ci, une l’est.
       *[other] Vous ne pouvez capturer que si aucune pièce n’est favorable ; ce tour-ci, { $count } le sont.
    }
coinage-refuse-capture-again = Vous capturez une pièce par tour, et c’est déjà fait.
coinage-refuse-nothing-there = { $area } est vide.
coinage-refuse-no-border = { $source } et { $target } ne se touchent pas.
coinage-refuse-occupied = { $area } n’est pas vide.

# Regions
coinage-region-mountains = montagnes
coinage-region-forests = forêts
coinage-region-plains = plaines
coinage-region-city = ville
coinage-region-cliffs = falaises
coinage-region-dunes = dunes
coinage-region-harbours = ports
coinage-region-marshes = marais
coinage-region-highlands = hautes terres
coinage-region-heath = lande
coinage-region-citadel = citadelle
coinage-region-vineyards = vignobles
coinage-region-wharves = quais
coinage-region-fisheries = pêcheries
coinage-region-orchards = vergers
coinage-region-beacons = phares
coinage-region-quarries = carrières

# Areas
coinage-area = { $label } { $name }
coinage-area-anvilhead = Mont-Enclume
coinage-area-hoarfell = Mont-Givre
coinage-area-cloudgate = Porte-Nuages
coinage-area-westscar = Roc-Ouest
coinage-area-oldholt = Vieux-Bois
coinage-area-deepgreen = Vert-Profond
coinage-area-longacre = Longchamp
coinage-area-fernmarch = Fougeraie
coinage-area-mintham = La Monnaie
coinage-area-barleyfold = Clos-d’Orge
coinage-area-gullcliff = Cap-Mouette
coinage-area-chalk-arch = Arche-Craie
coinage-area-stormhead = Cap-Tempête
coinage-area-westsand = Sables-Ouest
coinage-area-highquay = Haut-Quai
coinage-area-marramby = Les Oyats
coinage-area-netherquay = Bas-Quai
coinage-area-reedmere = Étang-Roseau
coinage-area-eelwater = Anguillère
coinage-area-saltfen = Marais-Salé
coinage-area-cairnfell = Mont-Cairn
coinage-area-ravenpass = Col-Corbeau
coinage-area-gorseway = Voie-d’Ajonc
coinage-area-linnetmoor = La Linotte
coinage-area-vinegarth = Clos-Vigne
coinage-area-keyhold = Fort-la-Clef
coinage-area-curlewend = Cap-Courlis
coinage-area-sunterrace = Haut-Soleil
coinage-area-cranegate = Porte-Grue
coinage-area-tollbridge = Pont-Péage
coinage-area-herringwick = Port-Hareng
coinage-area-quincecourt = Cour-Coing
coinage-area-firstlight = Premier-Feu
coinage-area-lanternby = La Lanterne
coinage-area-pearholm = Île-Poire
coinage-area-slatehaven = Port-Ardoise
coinage-area-codsound = Passe-Morue
coinage-area-appleness = Cap-Pomme
coinage-area-granitegate = Porte-Granit
coinage-area-sprat-rock = Roc-au-Sprat

# What is asked
coinage-ask-place =
    { $count ->
        [one] Vous pouvez encore placer une pièce favorable, ou terminer le tour.
       *[other] { $matches } de vos pièces sont favorables : placez-en jusqu’à { $count }.
    }
coinage-ask-place-move = Une de vos pièces est favorable : placez-la, déplacez une pile, ou les deux.
coinage-ask-capture-move = Aucune de vos pièces n’est favorable : capturez une pièce, déplacez une pile, ou les deux.
coinage-ask-capture = Vous avez déplacé une pile : capturez maintenant une pièce, ou terminez le tour.
coinage-ask-move = Déplacez une pile, ou terminez le tour.
coinage-ask-four =
    { $count ->
        [one] Les quatre sont favorables : placez-en encore une, ou payez une pièce et placez le reste.
       *[other] Les quatre sont favorables : placez-en jusqu’à { $count }, ou payez une pièce et placez les trois autres.
    }
coinage-ask-pay-or-stop = Vous en avez placé deux : payez une des autres et placez la dernière, ou terminez le tour.
coinage-ask-paid =
    { $count ->
        [one] Vous avez payé : placez votre dernière pièce favorable.
       *[other] Vous avez payé : placez vos { $count } pièces favorables.
    }
coinage-ask-nothing = Il n’y a rien à faire : terminez le tour.

# On the table
coinage-turn = Tour { $turn } · { $side } joue
coinage-bank = { $side }, banque : { $coins }
coinage-score = Score
coinage-in-bank = banque
coinage-total = total
coinage-warn-ends = Ce placement met aussitôt fin à la partie : l’or { $gold }, l’argent { $silver }.
coinage-goal = Chaque zone rapporte le rang de la pièce du dessus, le double à qui tient le plus de zones de la région ; chaque pièce restée en banque vaut un point. La partie finit quand plus aucune zone n’est vide, ou qu’une banque l’est.
coinage-legend = Sur la carte, 4g 2s [1g] est une pile de bas en haut : g est l’or, s l’argent, et la pièce entre crochets tient la zone. Les zones qui se touchent par un côté sont voisines.
coinage-turn-over = Tour { $turn } · la partie est finie

# A move as advice
coinage-do-place = Placer la pièce { $rank } en { $area }
coinage-do-pay = Payer la pièce { $rank }
coinage-do-move = Déplacer la pile de { $source } à { $target }
coinage-do-capture = Capturer la pièce en { $area }
coinage-do-done = Terminer le tour
