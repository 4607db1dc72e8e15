cq-seat = Spieler { $number }

# Coins: as the subject of a sentence, and (-acc) where something is done to them
cq-coin =
    { $metal ->
        [gold] eine Gold
        [silver] eine Silber
       *[copper] eine Kupfer
    }-{ $value ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
       *[9] Neun
    }
cq-coin-acc =
    { $metal ->
        [gold] eine Gold
        [silver] eine Silber
       *[copper] eine Kupfer
    }-{ $value ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
       *[9] Neun
    }
cq-coin-with = { $coin } ({ $icons })
cq-penny = der Falsche Penny
cq-penny-acc = den Falschen Penny
cq-icon-age = Alter { $amount }
cq-icon-unique = Unikat { $amount }
cq-icon-rare = Rarität { $amount }
cq-icon-quality = Qualität { $amount }
cq-icon-crown = Krone
cq-icon-sceptre = Zepter
cq-icon-eagle = Adler
cq-no-coins = keine Münzen
cq-prestige = { $points } Prestige

# The values of a bid in gold, silver and copper
cq-value =
    { $metal ->
        [gold] Gold { $value }
        [silver] Silber { $value }
       *[copper] Kupfer { $value }
    }

# What happened
cq-first = { $seat } ist Startspieler.
cq-market-coin = Auf dem Markt: { $coin }.
cq-round = Runde { $round } von { $rounds }.
cq-lot-coin = Auf Posten { $lot }: { $coin }.
cq-tips-in = { $seat } kippt die Ablage in den Beutel.
cq-you-draw = Du ziehst { $coin }.
cq-draws-penny = { $seat } zieht den Falschen Penny und muss ihn weitergeben.
cq-passes = { $seat } nimmt verdeckt eine Münze aus dem Beutel von { $other } und lässt den Falschen Penny dort.
cq-passes-for-nothing = { $seat } steckt den Falschen Penny in den Beutel von { $other }. Eine Münze gibt es dort nicht zu holen.
cq-you-steal = Du stiehlst { $coin } von { $other }. Das weißt nur du.
cq-uses = { $seat } zeigt und nutzt { $coin }.
cq-scores = { $seat } zeigt { $coin } und erhält { $points } Prestige.
cq-draws-extra = { $seat } zieht eine weitere Münze.
cq-stops = { $seat } belässt es dabei.
cq-trashes = { $seat } entsorgt { $coin } aus der Hand.
cq-trashes-discard = { $seat } entsorgt { $coin } aus der Ablage.
cq-you-place = Du legst { $coin } auf Posten { $lot }.
cq-you-take-back = Du nimmst { $coin } von Posten { $lot } zurück.
cq-locks = { $seat } ist bereit.
cq-unlocks = { $seat } überlegt noch einmal.
cq-screens-up = Alle sind bereit: Die Sichtschirme gehen hoch.
cq-lot-stays = Posten { $lot }: Niemand bietet auf { $prize }; alles bleibt liegen.
cq-lot-alone = Posten { $lot }: Nur { $seat } bietet ({ $bid }) und gewinnt { $prize }.
cq-lot-won =
    Posten { $lot }: { $seat } ({ $bid }) gewinnt { $prize }. Dahinter liegt { $other } ({ $other_bid }); { $metal ->
        [gold] Gold
        [silver] Silber
       *[copper] Kupfer
    } entscheidet, { $more } gegen { $less }.
cq-lot-tied = Posten { $lot }: Gleichstand an der Spitze ({ $seats }) mit { $bid }. Niemand bekommt { $prize }.
cq-lot-tied-coins = Posten { $lot }: Gleichstand an der Spitze ({ $seats }) mit { $bid }. Es ging um { $prize }; niemand gewinnt, alles bleibt liegen.
cq-nowhere = Kein Posten nimmt diese Münzen von { $seat } an, sie kommen in die Ablage: { $coins }.
cq-buys = { $seat } kauft { $coin } für { $price } Prestige.
cq-declines = { $seat } kauft nichts.
cq-over = Die letzte Runde ist vorbei, und damit das Spiel.
cq-total = { $seat }: Leiste { $track } + Qualität { $quality } + Kronen { $crown } + Zepter { $sceptre } + Adler { $eagle } = { $total }
cq-tie-broken =
    { $seat } und { $other } liegen gleichauf; den Ausschlag für { $seat } gibt der Gesamtwert in { $metal ->
        [gold] Gold
        [silver] Silber
       *[copper] Kupfer
    }, { $more } gegen { $less }.
cq-tie = { $seat } und { $other } liegen in allem gleichauf und teilen sich den Platz.

# What is asked
cq-ask-place =
    { $count ->
        [one] Lege deine letzte Münze auf einen Posten und leg dich dann fest.
       *[other] Lege deine { $count } Münzen auf die Posten und leg dich dann fest.
    }
cq-ask-act =
    { $count ->
        [one] Lege deine letzte Münze auf einen Posten und leg dich dann fest. Vorher kannst du noch Aktionen nutzen.
       *[other] Lege deine { $count } Münzen auf die Posten und leg dich dann fest. Vorher kannst du noch Aktionen nutzen.
    }
cq-ask-lock = Nichts ist mehr zu legen: Leg dich fest oder nimm etwas zurück.
cq-ask-locked = Du bist bereit. Bis es alle sind, kannst du es dir anders überlegen.
cq-ask-penny = Du hast den Falschen Penny: Aus wessen Beutel nimmst du eine Münze und lässt dafür den Penny dort?
cq-ask-trash =
    { $left ->
        [one] Entsorge eine Münze aus deiner Hand oder deiner Ablage, oder hör auf.
       *[other] Entsorge bis zu { $left } Münzen aus deiner Hand oder deiner Ablage, oder hör auf.
    }
cq-ask-draw =
    { $left ->
        [one] Ziehe eine weitere Münze oder hör auf.
       *[other] Ziehe bis zu { $left } weitere Münzen oder hör auf.
    }
cq-ask-buy = Kaufe für { $price } Prestige eine Münze vom Markt (du hast { $points }) oder verzichte.

# Why not
cq-refuse-not-now = Das geht jetzt nicht. { $ask }
cq-refuse-finish-first = Bring erst die begonnene Aktion zu Ende. { $ask }
cq-refuse-locked = Du bist schon bereit; nimm das zuerst zurück.
cq-refuse-not-in-hand = Nicht auf deiner Hand: { $coin }.
cq-refuse-on-board = Auf Posten { $lot } deines Tableaus: { $coin }. Nimm sie erst zurück.
cq-refuse-no-icon = Ohne Aktion: { $coin }.
cq-refuse-used = In dieser Runde schon genutzt: { $coin }.
cq-refuse-lot-closed = Posten { $lot } ist erst ab { $players } Spielern im Spiel.
cq-refuse-banned =
    { $metal ->
        [gold] Posten { $lot } nimmt kein Gold an.
        [silver] Posten { $lot } nimmt kein Silber an.
       *[copper] Posten { $lot } nimmt kein Kupfer an.
    }
cq-refuse-not-there = Das hast du nicht auf Posten { $lot } gelegt: { $coin }.
cq-refuse-no-action = Dafür läuft bei dir gerade keine Aktion.
cq-refuse-no-age = Um eine Münze zu entsorgen, nutze zuerst eine mit Alter.
cq-refuse-itself = Eine Münze mit Alter kann sich nicht selbst entsorgen: { $coin }.
cq-refuse-not-discarded = Nicht in deiner Ablage: { $coin }.
cq-refuse-coins-left =
    { $count ->
        [one] Du hast noch eine Münze auf der Hand; lege sie auf einen Posten.
       *[other] Du hast noch { $count } Münzen auf der Hand; lege sie auf die Posten.
    }
cq-refuse-no-penny = Du hast den Falschen Penny nicht.
cq-refuse-to-yourself = Der Falsche Penny geht an jemand anderen.
cq-refuse-no-player = { $other } spielt nicht mit.
cq-refuse-no-coins = { $other } hat weder im Beutel noch in der Ablage eine Münze; wähle jemanden, der eine hat.
cq-refuse-not-for-sale = Nicht auf dem Markt: { $coin }.

# On the table
cq-goal = Biete mit den Münzen, die du ziehst, auf neue Münzen und auf Prestige. Gold schlägt Silber, Silber schlägt Kupfer; was du gewinnst, kommt in deinen Beutel und später wieder auf deine Hand. Wer am Ende das meiste Prestige hat, gewinnt.
cq-legend = G, S, C: Gold, Silber, Kupfer, mit dem Wert. Hinter einem Punkt: A Alter (Münzen entsorgen: für immer aus dem Spiel), U Unikat (mehr ziehen), R Rarität (Prestige sofort), Q Qualität (Prestige am Ende), K Krone, S Zepter, E Adler (wer am Ende viele davon hat, erhält Prestige). Münzbilder und Posten sind rekonstruiert: siehe rules, Abschnitt 11.
cq-typing = Kurz geht es so: „G1 1“ legt G1 auf Posten 1, und mehrere Eingaben stehen mit Strichpunkten in einer Zeile, etwa „G1 1; C3 2; lock“. „look 2“ zeigt alle Münzen von Spieler 2. Ein Stern steht bei allen, auf die gewartet wird, ◆ beim Startspieler.
cq-heading =
    { $more ->
        [0] Runde { $round } von { $rounds } · die letzte Runde
        [one] Runde { $round } von { $rounds } · im schwarzen Beutel Münzen für { $more } weitere Runde
       *[other] Runde { $round } von { $rounds } · im schwarzen Beutel Münzen für { $more } weitere Runden
    }
cq-lot = Posten
cq-gives = Bringt
cq-bans = Verboten
cq-your-bid = Dein Gebot
cq-market = Markt (je { $price } Prestige): { $coins }
cq-market-empty = Der Markt ist leer.
cq-player = Spieler
cq-you = Du
cq-track = Prestige
cq-pouch = Beutel
cq-screen = Sichtschirm
cq-shown = Genutzt
cq-discards = Ablage
cq-is-ready = bereit
cq-has-penny = Penny
cq-hand = Deine Hand: { $coins }
cq-hand-empty = Deine Hand ist leer.
cq-own-pouch = Dein Beutel: { $coins }
cq-own-pouch-less =
    { $less ->
        [one] Dein Beutel (eine dieser Münzen wurde gestohlen): { $coins }
       *[other] Dein Beutel ({ $less } dieser Münzen wurden gestohlen): { $coins }
    }
cq-own-pouch-empty = Dein Beutel ist leer; beim nächsten Ziehen kommt deine Ablage hinein.
cq-lot-bids = Posten { $lot }: { $bids }
cq-bid-of = { $seat } ({ $coins })
cq-collection = { $seat } besitzt: { $coins }
cq-collection-open = { $seat } besitzt: { $coins } (ohne { $lost } gestohlene, dazu { $gained } von anderen; welche, weißt du nicht)
cq-own-discards = Deine Ablage: { $coins }

# A move as advice
cq-do-use = { $coin } nutzen
cq-do-draw = Eine weitere Münze ziehen
cq-do-stop = Es dabei belassen
cq-do-trash = { $coin } aus der Hand entsorgen
cq-do-trash-discard = { $coin } aus der Ablage entsorgen
cq-do-place = { $coin } auf Posten { $lot } legen
cq-do-take-back = { $coin } von Posten { $lot } zurücknehmen
cq-do-lock = Sich festlegen
cq-do-unlock = Noch einmal überlegen
cq-do-pass = Den Falschen Penny an { $other } weitergeben
cq-do-buy = { $coin } kaufen
cq-do-decline = Nichts kaufen
