
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
cq-penny = der Wertlose Penny
cq-penny-acc = den Wertlosen Penny
cq-icon-age = Alter { $amount }
cq-icon-unique = Einzigartige Prägung { $amount }
cq-icon-rare = Seltene Münze { $amount }
cq-icon-quality = Qualität { $amount }
cq-icon-crown = Krone
cq-icon-sceptre = Szepter
cq-icon-eagle = Adler
cq-no-coins = keine Münzen
cq-prestige = 
    { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }

# The values of a bid in gold, silver and copper
cq-value =
    { $metal ->
        [gold] Gold { $value }
        [silver] Silber { $value }
       *[copper] Kupfer { $value }
    }

# What happened
cq-first =
    { $you ->
        [seat] Du bist
       *[none] { $seat } ist
    } Startspieler.
cq-market-coin = Auf dem Markt: { $coin }.
cq-round = Runde { $round } von { $rounds }.
cq-lot-coin = Auf Feld { $lot }: { $coin }.
cq-tips-in =
    { $you ->
        [seat] Du kippst deinen Ablagestapel in deinen Beutel
       *[none] { $seat } kippt den Ablagestapel in den Beutel
    }.
cq-you-draw = Du ziehst { $coin }.
cq-draws-penny =
    { $you ->
        [seat] Du ziehst den Wertlosen Penny und musst
       *[none] { $seat } zieht den Wertlosen Penny und muss
    } ihn weitergeben.
cq-passes =
    { $you ->
        [seat] Du nimmst verdeckt eine Münze aus dem Beutel von { $other } und lässt den Wertlosen Penny dort.
        [other] { $seat } nimmt verdeckt eine Münze aus deinem Beutel und lässt den Wertlosen Penny dort.
       *[none] { $seat } nimmt verdeckt eine Münze aus dem Beutel von { $other } und lässt den Wertlosen Penny dort.
    }
cq-passes-for-nothing =
    { $you ->
        [seat] Du steckst den Wertlosen Penny in den Beutel von { $other }. Eine Münze gibt es dort nicht zu holen.
        [other] { $seat } steckt den Wertlosen Penny in deinen Beutel. Eine Münze gibt es dort nicht zu holen.
       *[none] { $seat } steckt den Wertlosen Penny in den Beutel von { $other }. Eine Münze gibt es dort nicht zu holen.
    }
cq-you-steal = Du stiehlst { $coin } von { $other }. Das weißt nur du.
cq-uses =
    { $you ->
        [seat] Du zeigst und nutzt
       *[none] { $seat } zeigt und nutzt
    } { $coin }.
cq-scores =
    { $you ->
        [seat] Du zeigst
       *[none] { $seat } zeigt
    } { $coin } { $you ->
        [seat] und erhältst
       *[none] und erhält
    } { $points } { $points ->
        [one] Prestigepunkt
       *[other] Prestigepunkte
    }.
cq-draws-extra =
    { $you ->
        [seat] Du ziehst
       *[none] { $seat } zieht
    } eine weitere Münze.
cq-stops =
    { $you ->
        [seat] Du belässt
       *[none] { $seat } belässt
    } es dabei.
cq-trashes =
    { $you ->
        [seat] Du entsorgst { $coin } aus deiner Hand
       *[none] { $seat } entsorgt { $coin } aus der Hand
    }.
cq-trashes-discard =
    { $you ->
        [seat] Du entsorgst { $coin } von deinem Ablagestapel
       *[none] { $seat } entsorgt { $coin } vom Ablagestapel
    }.
cq-you-place = Du legst { $coin } auf Feld { $lot }.
cq-you-take-back = Du nimmst { $coin } von Feld { $lot } zurück.
cq-locks =
    { $you ->
        [seat] Du bist
       *[none] { $seat } ist
    } bereit.
cq-unlocks =
    { $you ->
        [seat] Du überlegst
       *[none] { $seat } überlegt
    } noch einmal.
cq-screens-up = Alle sind bereit: Die Sichtschirme gehen hoch.
cq-lot-stays = Feld { $lot }: Niemand bietet auf { $prize }; alles bleibt liegen.
cq-lot-alone =
    { $you ->
        [seat] Feld { $lot }: Nur du bietest ({ $bid }) und gewinnst { $prize }.
       *[none] Feld { $lot }: Nur { $seat } bietet ({ $bid }) und gewinnt { $prize }.
    }
cq-lot-won =
    Feld { $lot }: { $you ->
        [seat] Du ({ $bid }) gewinnst
       *[none] { $seat } ({ $bid }) gewinnt
    } { $prize }. { $you ->
        [other] Dahinter liegst du
       *[none] Dahinter liegt { $other }
    } ({ $other_bid }); { $metal ->
        [gold] Gold
        [silver] Silber
       *[copper] Kupfer
    } entscheidet, { $more } gegen { $less }.
cq-lot-tied = Feld { $lot }: Gleichstand an der Spitze ({ $seats }) mit { $bid }. Niemand bekommt { $prize }.
cq-lot-tied-coins = Feld { $lot }: Gleichstand an der Spitze ({ $seats }) mit { $bid }. Es ging um { $prize }; niemand gewinnt, alles bleibt liegen.
cq-nowhere =
    Kein Feld nimmt { $you ->
        [seat] diese Münzen von dir an
       *[none] diese Münzen von { $seat } an
    }, sie kommen { $you ->
        [seat] auf deinen Ablagestapel
       *[none] auf den Ablagestapel
    }: { $coins }.
cq-buys =
    { $you ->
        [seat] Du kaufst
       *[none] { $seat } kauft
    } { $coin } für { $price } { $price ->
        [one] Prestigepunkt
       *[other] Prestigepunkte
    }.
cq-declines =
    { $you ->
        [seat] Du kaufst
       *[none] { $seat } kauft
    } nichts.
cq-over = Die letzte Runde ist vorbei, und damit das Spiel.
cq-total =
    { $you ->
        [seat] Du
       *[none] { $seat }
    }: Leiste { $track } + Qualität { $quality } + Kronen { $crown } + Szepter { $sceptre } + Adler { $eagle } = { $total }
cq-tie-broken =
    { $you ->
        [seat] Du und { $other } liegt gleichauf
        [other] { $seat } und du liegt gleichauf
       *[none] { $seat } und { $other } liegen gleichauf
    }; den Ausschlag { $you ->
        [seat] für dich
       *[none] für { $seat }
    } gibt der Gesamtwert in { $metal ->
        [gold] Gold
        [silver] Silber
       *[copper] Kupfer
    }, { $more } gegen { $less }.
cq-tie =
    { $you ->
        [seat] Du und { $other } liegt in allem gleichauf und teilt euch
        [other] { $seat } und du liegt in allem gleichauf und teilt euch
       *[none] { $seat } und { $other } liegen in allem gleichauf und teilen sich
    } den Platz.

# What is asked
cq-ask-place =
    { $count ->
        [one] Lege deine letzte Münze auf ein Feld und leg dich dann fest.
       *[other] Lege deine { $count } Münzen auf die Felder und leg dich dann fest.
    }
cq-ask-act =
    { $count ->
        [one] Lege deine letzte Münze auf ein Feld und leg dich dann fest. Vorher kannst du noch Aktionen nutzen.
       *[other] Lege deine { $count } Münzen auf die Felder und leg dich dann fest. Vorher kannst du noch Aktionen nutzen.
    }
cq-ask-lock = Nichts ist mehr zu legen: Leg dich fest oder nimm etwas zurück.
cq-ask-locked = Du bist bereit. Bis es alle sind, kannst du es dir anders überlegen.
cq-ask-penny = Du hast den Wertlosen Penny: Aus wessen Beutel nimmst du eine Münze und lässt dafür den Penny dort?
cq-ask-trash =
    { $left ->
        [one] Entsorge eine Münze aus deiner Hand oder von deinem Ablagestapel, oder hör auf.
       *[other] Entsorge bis zu { $left } Münzen aus deiner Hand oder von deinem Ablagestapel, oder hör auf.
    }
cq-ask-draw =
    { $left ->
        [one] Ziehe eine weitere Münze oder hör auf.
       *[other] Ziehe bis zu { $left } weitere Münzen oder hör auf.
    }
cq-ask-buy =
    { $price ->
        [one] Kaufe für { $price } Prestigepunkt eine Münze vom Markt (du hast { $points }) oder verzichte.
       *[other] Kaufe für { $price } Prestigepunkte eine Münze vom Markt (du hast { $points }) oder verzichte.
    }

# Why not
cq-refuse-not-now = Das geht jetzt nicht. { $ask }
cq-refuse-finish-first = Bring erst die begonnene Aktion zu Ende. { $ask }
cq-refuse-locked = Du bist schon bereit; nimm das zuerst zurück.
cq-refuse-not-in-hand = Nicht auf deiner Hand: { $coin }.
cq-refuse-on-board = Auf Feld { $lot } deiner Spielertafel: { $coin }. Nimm sie erst zurück.
cq-refuse-no-icon = Ohne Aktion: { $coin }.
cq-refuse-used = In dieser Runde schon genutzt: { $coin }.
cq-refuse-lot-closed = Feld { $lot } ist erst ab { $players } Spielern im Spiel.
cq-refuse-banned =
    { $metal ->
        [gold] Feld { $lot } nimmt kein Gold an.
        [silver] Feld { $lot } nimmt kein Silber an.
       *[copper] Feld { $lot } nimmt kein Kupfer an.
    }
cq-refuse-not-there = Das hast du nicht auf Feld { $lot } gelegt: { $coin }.
cq-refuse-no-action = Dafür läuft bei dir gerade keine Aktion.
cq-refuse-no-age = Um eine Münze zu entsorgen, nutze zuerst eine mit Alter.
cq-refuse-itself = Eine Münze mit Alter kann sich nicht selbst entsorgen: { $coin }.
cq-refuse-not-discarded = Nicht auf deinem Ablagestapel: { $coin }.
cq-refuse-coins-left =
    { $count ->
        [one] Du hast noch eine Münze auf der Hand; lege sie auf ein Feld.
       *[other] Du hast noch { $count } Münzen auf der Hand; lege sie auf die Felder.
    }
cq-refuse-no-penny = Du hast den Wertlosen Penny nicht.
cq-refuse-to-yourself = Der Wertlose Penny geht an jemand anderen.
cq-refuse-no-player = { $other } spielt nicht mit.
cq-refuse-no-coins = { $other } hat weder im Beutel noch auf dem Ablagestapel eine Münze; wähle jemanden, der eine hat.
cq-refuse-not-for-sale = Nicht auf dem Markt: { $coin }.

# On the table
cq-goal = Biete mit den Münzen, die du ziehst, auf neue Münzen und auf Prestige. Gold schlägt Silber, Silber schlägt Kupfer; was du gewinnst, kommt in deinen Beutel und später wieder auf deine Hand. Wer am Ende das meiste Prestige hat, gewinnt.
cq-legend = G, S, C: Gold, Silber, Kupfer, mit dem Wert. Hinter einem Punkt: A Alter (Münzen entsorgen: für immer aus dem Spiel), U Einzigartige Prägung (mehr ziehen), R Seltene Münze (Prestige sofort), Q Qualität (Prestige am Ende), K Krone, S Szepter, E Adler (am Ende Prestige für die meisten, zweit- und drittmeisten). Münzbilder und Felder sind rekonstruiert: siehe rules, Abschnitt 11.
cq-typing = Kurz geht es so: „G1 1“ legt G1 auf Feld 1, und mehrere Eingaben stehen mit Strichpunkten in einer Zeile, etwa „G1 1; C3 2; lock“. „look 2“ zeigt alle Münzen von Spieler 2. Ein Stern steht bei allen, auf die gewartet wird, ◆ beim Startspieler.
cq-heading =
    { $more ->
        [0] Runde { $round } von { $rounds } · die letzte Runde
        [one] Runde { $round } von { $rounds } · im Auktionsbeutel Münzen für { $more } weitere Runde
       *[other] Runde { $round } von { $rounds } · im Auktionsbeutel Münzen für { $more } weitere Runden
    }
cq-lot = Feld
cq-gives = Bringt
cq-bans = Verboten
cq-your-bid = Dein Gebot
cq-market =
    { $price ->
        [one] Markt (je { $price } Prestigepunkt): { $coins }
       *[other] Markt (je { $price } Prestigepunkte): { $coins }
    }
cq-market-empty = Der Markt ist leer.
cq-player = Spieler
cq-you = Du
cq-track = Prestige
cq-pouch = Beutel
cq-screen = Sichtschirm
cq-shown = Genutzt
cq-discards = Ablagestapel
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
cq-own-pouch-empty = Dein Beutel ist leer; beim nächsten Ziehen kommt dein Ablagestapel hinein.
cq-lot-bids = Feld { $lot }: { $bids }
cq-bid-of =
    { $you ->
        [seat] du
       *[none] { $seat }
    } ({ $coins })
cq-collection = { $seat } besitzt: { $coins }
cq-collection-open = { $seat } besitzt: { $coins } (ohne { $lost } gestohlene, dazu { $gained } von anderen; welche, weißt du nicht)
cq-own-discards = Dein Ablagestapel: { $coins }

# A move as advice
cq-do-use = { $coin } nutzen
cq-do-draw = Eine weitere Münze ziehen
cq-do-stop = Es dabei belassen
cq-do-trash = { $coin } aus der Hand entsorgen
cq-do-trash-discard = { $coin } vom Ablagestapel entsorgen
cq-do-place = { $coin } auf Feld { $lot } legen
cq-do-take-back = { $coin } von Feld { $lot } zurücknehmen
cq-do-lock = Sich festlegen
cq-do-unlock = Noch einmal überlegen
cq-do-pass = Den Wertlosen Penny an { $other } weitergeben
cq-do-buy = { $coin } kaufen
cq-do-decline = Nichts kaufen
