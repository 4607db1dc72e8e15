coinage-gold = Gold
coinage-silver = Silber

# What happened
coinage-slapped =
    { $you ->
        [side] Du wirfst
       *[none] { $side } wirft
    } { $tossed }: { $count ->
        [0] Nichts passt
        [one] { $matched } passt
       *[other] { $matched } passen
    }.
coinage-placed =
    { $you ->
        [side] Du legst
       *[none] { $side } legt
    } Münze { $rank } auf { $area }.
coinage-covered =
    { $you ->
        [side] Du überdeckst
       *[none] { $side } überdeckt
    } Münze { $under } auf { $area } mit Münze { $rank }.
coinage-paid =
    { $you ->
        [side] Du zahlst
       *[none] { $side } zahlt
    } Münze { $rank } an die andere Bank.
coinage-moved =
    { $you ->
        [side] Du bewegst
       *[none] { $side } bewegt
    } den Stapel von { $source } nach { $target }.
coinage-captured =
    { $you ->
        [side] Du erbeutest
       *[none] { $side } erbeutet
    } Münze { $rank } auf { $area }.
coinage-stopped =
    { $you ->
        [side] Du beendest deinen Zug
       *[none] { $side } beendet den Zug
    }.
coinage-ends-full-map = Das letzte leere Gebiet ist besetzt: Das Spiel ist aus.
coinage-ends-empty-bank = Eine Bank ist leer: Das Spiel ist aus.
coinage-ends-turn-limit = Die Höchstzahl an Zügen ist erreicht: Das Spiel ist aus.

# Why not
coinage-refuse-no-match = Deine Münze { $rank } passt in diesem Zug nicht.
coinage-refuse-used = Deine Münze { $rank } ist in diesem Zug schon eingesetzt.
coinage-refuse-pay-first = Du hast zwei Münzen gelegt; für eine weitere zahle zuerst eine.
coinage-refuse-enough-placed = Du hast zwei Münzen gelegt; die anderen bleiben in der Bank.
coinage-refuse-too-large = Eine Münze überdeckt nur eine größere: Auf { $area } liegt { $top }, und { $rank } ist nicht kleiner.
coinage-refuse-own = { $area } gehört dir schon, und in dieser Partie überdeckst du keine eigenen Münzen.
coinage-refuse-pay =
    { $count ->
        [0] Zahlen geht nur, wenn vier Münzen passen; in diesem Zug passt keine.
        [one] Zahlen geht nur, wenn vier Münzen passen; in diesem Zug passt eine.
       *[other] Zahlen geht nur, wenn vier Münzen passen; in diesem Zug passen { $count }.
    }
coinage-refuse-paid-already = Du zahlst höchstens eine Münze pro Zug.
coinage-refuse-paid-must-place = Du hast gezahlt, also musst du legen, solange es geht.
coinage-refuse-move =
    { $count ->
        [one] Bewegen geht nur, wenn höchstens eine Münze passt; in diesem Zug passt eine.
       *[other] Bewegen geht nur, wenn höchstens eine Münze passt; in diesem Zug passen { $count }.
    }
coinage-refuse-move-again = Du bewegst einen Stapel pro Zug und hast das schon getan.
coinage-refuse-capture =
    { $count ->
        [one] Erbeuten geht nur, wenn keine Münze passt; in diesem Zug passt eine.
       *[other] Erbeuten geht nur, wenn keine Münze passt; in diesem Zug passen { $count }.
    }
coinage-refuse-capture-again = Du erbeutest eine Münze pro Zug und hast das schon getan.
coinage-refuse-nothing-there = { $area } ist leer.
coinage-refuse-no-border = { $source } und { $target } grenzen nicht aneinander.
coinage-refuse-occupied = { $area } ist nicht leer.

# Regions
coinage-region-mountains = Berge
coinage-region-forests = Wälder
coinage-region-plains = Ebenen
coinage-region-city = Stadt
coinage-region-cliffs = Klippen
coinage-region-dunes = Dünen
coinage-region-harbours = Häfen
coinage-region-marshes = Sümpfe
coinage-region-highlands = Hochland
coinage-region-heath = Heide
coinage-region-citadel = Zitadelle
coinage-region-vineyards = Weinberge
coinage-region-wharves = Kais
coinage-region-fisheries = Fischgründe
coinage-region-orchards = Obstgärten
coinage-region-beacons = Leuchtfeuer
coinage-region-quarries = Steinbrüche

# Areas
coinage-area = { $label } { $name }
coinage-area-anvilhead = Ambosshaupt
coinage-area-hoarfell = Reifkogel
coinage-area-cloudgate = Wolkentor
coinage-area-westscar = Westscharte
coinage-area-oldholt = Altenholz
coinage-area-deepgreen = Tiefengrün
coinage-area-longacre = Langacker
coinage-area-fernmarch = Farnmark
coinage-area-mintham = Münzheim
coinage-area-barleyfold = Gerstenhag
coinage-area-gullcliff = Möwenkliff
coinage-area-chalk-arch = Kreidebogen
coinage-area-stormhead = Sturmkap
coinage-area-westsand = Westsand
coinage-area-highquay = Oberkai
coinage-area-marramby = Hafersand
coinage-area-netherquay = Unterkai
coinage-area-reedmere = Schilfsee
coinage-area-eelwater = Aalwasser
coinage-area-saltfen = Salzried
coinage-area-cairnfell = Steinkogel
coinage-area-ravenpass = Rabenpass
coinage-area-gorseway = Ginsterweg
coinage-area-linnetmoor = Finkenmoor
coinage-area-vinegarth = Rebgarten
coinage-area-keyhold = Schlüsselburg
coinage-area-curlewend = Schnepfeneck
coinage-area-sunterrace = Sonnhalde
coinage-area-cranegate = Krantor
coinage-area-tollbridge = Zollbrück
coinage-area-herringwick = Heringswiek
coinage-area-quincecourt = Quittenhof
coinage-area-firstlight = Frühlicht
coinage-area-lanternby = Laternbüll
coinage-area-pearholm = Birnholm
coinage-area-slatehaven = Schieferhafen
coinage-area-codsound = Dorschsund
coinage-area-appleness = Apfelkap
coinage-area-granitegate = Granittor
coinage-area-sprat-rock = Sprottenfels

# What is asked
coinage-ask-place =
    { $count ->
        [one] Du kannst noch eine passende Münze legen oder den Zug beenden.
       *[other] { $matches } deiner Münzen passen: Lege bis zu { $count }.
    }
coinage-ask-place-move = Eine deiner Münzen passt: Lege sie, bewege einen Stapel oder tu beides.
coinage-ask-capture-move = Keine deiner Münzen passt: Erbeute eine Münze, bewege einen Stapel oder tu beides.
coinage-ask-capture = Du hast einen Stapel bewegt: Erbeute jetzt eine Münze oder beende den Zug.
coinage-ask-move = Bewege einen Stapel oder beende den Zug.
coinage-ask-four =
    { $count ->
        [one] Alle vier passen: Lege noch eine, oder zahle eine Münze und lege die übrigen.
       *[other] Alle vier passen: Lege bis zu { $count }, oder zahle eine Münze und lege die anderen drei.
    }
coinage-ask-pay-or-stop = Du hast zwei gelegt: Zahle eine der anderen und lege die letzte, oder beende den Zug.
coinage-ask-paid =
    { $count ->
        [one] Du hast gezahlt: Lege deine letzte passende Münze.
       *[other] Du hast gezahlt: Lege deine { $count } passenden Münzen.
    }
coinage-ask-nothing = Es gibt nichts zu tun: Beende den Zug.

# On the table
coinage-turn = Zug { $turn } · { $side } ist dran
coinage-bank = { $side }, Bank: { $coins }
coinage-score = Punktestand
coinage-in-bank = Bank
coinage-total = gesamt
coinage-warn-ends = Damit endet das Spiel sofort, bei Gold { $gold }, Silber { $silver }.
coinage-goal = Jedes Gebiet zählt den Rang der obersten Münze, doppelt für den, der mehr Gebiete der Region hält; jede Münze in der Bank zählt einen Punkt. Das Spiel endet, wenn kein Gebiet mehr leer ist oder eine Bank es ist.
coinage-legend = Auf der Karte ist 4g 2s [1g] ein Stapel von unten nach oben: g ist Gold, s ist Silber, die Münze in Klammern hält das Gebiet. Gebiete mit gemeinsamer Seite sind Nachbarn.
coinage-turn-over = Zug { $turn } · das Spiel ist aus

# A move as advice
coinage-do-place = Münze { $rank } auf { $area } legen
coinage-do-pay = Münze { $rank } zahlen
coinage-do-move = Den Stapel von { $source } nach { $target } bewegen
coinage-do-capture = Die Münze auf { $area } erbeuten
coinage-do-done = Den Zug beenden
