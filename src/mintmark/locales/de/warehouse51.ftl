
# What happened
w51-first =
    { $you ->
        [seat] Du deckst
       *[none] { $seat } deckt
    } zuerst auf.
w51-note =
    Zwischen { $you ->
        [left] dir
       *[none] { $left }
    } und { $you ->
        [right] dir
       *[none] { $right }
    } liegt eine Fälschung: { $relic }. { $you ->
        [left] Nur ihr beide wisst es
        [right] Nur ihr beide wisst es
       *[none] Nur diese beiden wissen es
    }.
w51-reveals =
    { $you ->
        [seat] Du deckst
       *[none] { $seat } deckt
    } eine Antiquität auf (Stapel: { $colour }).
w51-turned-up = Offene Auktion: { $relic } ({ $colour }, Wert { $value }).
w51-turned-up-sealed = Geheime Auktion: { $relic } ({ $colour }, Wert { $value }).
w51-bids =
    { $you ->
        [seat] Du bietest
       *[none] { $seat } bietet
    } { $ingots } Barren.
w51-matches =
    { $you ->
        [seat] Du ziehst
       *[none] { $seat } zieht
    } mit { $ingots } Barren gleich { $you ->
        [seat] und führst
       *[none] und führt
    }.
w51-passes =
    { $you ->
        [seat] Du passt
       *[none] { $seat } passt
    }.
w51-fist =
    { $you ->
        [seat] Du schließt
       *[none] { $seat } schließt
    } die Faust um { $ingots } Barren.
w51-fist-closed =
    { $you ->
        [seat] Du schließt
       *[none] { $seat } schließt
    } die Faust.
w51-fists-open = Die Fäuste öffnen sich: { $fists }.
w51-fist-of =
    { $you ->
        [seat] du
       *[none] { $seat }
    } ({ $ingots })
w51-tie-bonus =
    „{ $relic }“ wirkt: { $you ->
        [seat] Dein Gebot
       *[none] Das Gebot von { $seat }
    } zählt als { $ingots } Barren.
w51-tie-relic =
    Gleichstand: „{ $relic }“ entscheidet { $you ->
        [seat] für dich
       *[none] für { $seat }
    }.
w51-tie-revealer =
    Gleichstand: Der Zuschlag geht { $you ->
        [seat] an dich, denn wer aufdeckt, hat Vorrang
       *[none] an { $seat }, der Aufdeckende hat Vorrang
    }.
w51-tie-order =
    Gleichstand: Im Uhrzeigersinn { $you ->
        [other] ab dir (du hast aufgedeckt)
       *[none] ab { $other } (deckte auf)
    } { $you ->
        [seat] kommst du
       *[none] kommt { $seat }
    } zuerst.
w51-wins =
    { $you ->
        [seat] Du kaufst „{ $relic }“ und zahlst
       *[none] { $seat } kauft „{ $relic }“ und zahlt
    } { $ingots } Barren { $you ->
        [other] an dich
       *[none] an { $other }
    }.
w51-ring =
    Ein Fluch: { $you ->
        [seat] Du zahlst
       *[none] { $seat } zahlt
    } noch { $ingots } Barren an den Vorrat.
w51-plenty =
    Ein Segen: { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } { $ingots } Barren aus dem Vorrat.
w51-arrival-lost =
    „{ $relic }“ wirkt: { $you ->
        [seat] Du verlierst
       *[none] { $seat } verliert
    } { $ingots } Barren.
w51-arrival-gained =
    „{ $relic }“ wirkt: { $you ->
        [seat] Du erhältst
       *[none] { $seat } erhält
    } { $ingots } Barren.
w51-unsold = Niemand will „{ $relic }“: Die Antiquität scheidet aus.
w51-pawns =
    { $you ->
        [seat] Du verpfändest
       *[none] { $seat } verpfändet
    } „{ $relic }“ für { $ingots } Barren.
w51-gives =
    { $you ->
        [seat] Du gibst
       *[none] { $seat } gibt
    } „{ $relic }“ { $you ->
        [other] an dich
       *[none] an { $other }
    }.
w51-swaps =
    { $you ->
        [seat] Du tauschst
       *[none] { $seat } tauscht
    } „{ $own }“ gegen „{ $relic }“ { $you ->
        [other] von dir
       *[none] von { $other }
    }.
w51-buys-back =
    { $you ->
        [seat] Du kaufst
       *[none] { $seat } kauft
    } „{ $relic }“ für { $ingots } Barren zurück.
w51-certifies =
    { $you ->
        [seat] Du legst
       *[none] { $seat } legt
    } ein Echtheitszertifikat auf „{ $relic }“.
w51-neutralises =
    { $you ->
        [seat] Du neutralisierst
       *[none] { $seat } neutralisiert
    } die Fälschung von „{ $relic }“.
w51-declines =
    { $you ->
        [seat] Du verzichtest
       *[none] { $seat } verzichtet
    }.
w51-exposed = Alle Fälschungen auf dem Tisch werden aufgedeckt.
w51-fake =
    { $you ->
        [seat] Du hast
       *[none] { $seat } hat
    } eine Fälschung: { $relic }.
w51-safe =
    Von „{ $relic }“ gibt es eine Fälschung, aber { $you ->
        [seat] deine Antiquität
       *[none] die Antiquität von { $seat }
    } ist beglaubigt.
w51-leaves =
    „{ $relic }“ verlässt { $you ->
        [seat] deine Sammlung
       *[none] die Sammlung von { $seat }
    }: { $before } → { $after } Punkte. Stand: { $standings }.
w51-over = Die letzte Auktion ist vorbei, und damit das Spiel.

# What is asked
w51-ask-reveal = Wähle den Stapel, von dem die nächste Antiquität kommt.
w51-ask-open-first = { $relic }: Biete mindestens 1 oder passe. Du hast { $gold } Barren.
w51-ask-open = { $relic }: Biete mehr als { $bid } oder passe. Du hast { $gold } Barren.
w51-ask-match = { $relic }: Zieh mit { $bid } gleich, biete mehr oder passe. Du hast { $gold } Barren.
w51-ask-sealed =
    { $gold ->
        [0] { $relic }: Du hast keine Barren, deine Faust bleibt leer.
       *[other] { $relic }: Nimm bis zu { $gold } Barren in die Faust.
    }
w51-ask-pay = Du hast „{ $relic }“ ersteigert: Welchen Nachbarn bezahlst du?
w51-ask-give = „{ $relic }“ verlangt es: Gib eine andere deiner Antiquitäten ab.
w51-ask-swap = „{ $relic }“ erlaubt es: Tausche eine andere deiner Antiquitäten gegen eine fremde von gleichem oder niedrigerem Wert, oder verzichte.
w51-ask-buy-back = Kaufe eine verpfändete Antiquität für { $price } Barren zurück oder verzichte. Verpfändete zählen in der Wertung nicht.
w51-ask-certify = Lege dein Echtheitszertifikat auf eine deiner Antiquitäten: Sie bleibt dir sicher.
w51-ask-neutralise = Neutralisiere eine Fälschung oder verzichte.

# Why not
w51-refuse-not-now = Das geht jetzt nicht. { $ask }
w51-refuse-empty-pile = Dieser Stapel ({ $colour }) ist leer.
w51-refuse-gold = Du hast nur { $gold } Barren.
w51-refuse-too-low = Biete mindestens { $bid } oder passe.
w51-refuse-not-yours = „{ $relic }“ gehört dir nicht.
w51-refuse-not-anothers = „{ $relic }“ gehört niemand anderem.
w51-refuse-pawned = „{ $relic }“ ist verpfändet.
w51-refuse-itself = „{ $relic }“ ist gerade erst gekauft; wähle eine andere Antiquität.
w51-refuse-value = „{ $relic }“ hat einen höheren Wert als „{ $own }“.
w51-refuse-ban = Eine deiner Antiquitäten verbietet das Verpfänden.
w51-refuse-rich =
    { $below ->
        [one] Verpfänden geht nur ganz ohne Barren.
       *[other] Verpfänden geht nur mit weniger als { $below } Barren.
    }
w51-refuse-no-tokens = Es ist kein Pfandleihe-Plättchen mehr da.
w51-refuse-no-supply = Der Vorrat ist leer.
w51-refuse-buy-back = Zum Zurückkaufen brauchst du eine eigene verpfändete Antiquität und { $price } Barren.
w51-refuse-no-fake = Keine Fälschung bedroht „{ $relic }“.

# On the table
w51-goal = Ersteigere Antiquitäten: Punkte gibt es für den höchsten Wert je Farbe, für Sets aus vier Farben und für übrige Barren. Manche Antiquitäten sind gefälscht und scheiden am Ende aus.
w51-legend = Zwischen Nachbarn liegen Fälschungen, die nur diese beiden kennen. Ein Stern zeigt, wer dran ist, ein Ausrufezeichen eine geschlossene Faust; Werte sind Summen je Farbe: blau/grün/gelb/rot. Punkte in Klammern: wenn die Fälschungen ausscheiden, die du kennst. ◆ zeigt, wer aufdeckt, – wer gepasst hat.
w51-heading = Auktion { $turn } · Vorrat { $supply } · Pfandleihe-Plättchen { $tokens }
w51-crate = Stapel
w51-left = Noch darin, mit Werten
w51-most = Erster/Zweiter
w51-lot =
    { $relic } ({ $colour }, Wert { $value }, { $mark ->
        [blessed] segensreich
        [cursed] verflucht
       *[neutral] neutral
    }) · { $auction } · { $effect }
w51-lot-fake = Du weißt, dass es davon eine Fälschung gibt.
w51-leads = { $seat } führt mit { $bid }.
w51-player = Spieler
w51-you = Du
w51-ingots = Barren
w51-pays = Zahlt an
w51-collection = Sammlung
w51-values = Werte
w51-points = Punkte
w51-is-pawned = verpfändet
w51-is-certified = beglaubigt
w51-is-spared = verschont
w51-is-fake = gefälscht, du weißt es
w51-know = Fälschungen, die du kennst: { $relics }
w51-know-sides = Fälschungen, die du kennst, zu deiner Linken: { $left }; zu deiner Rechten: { $right }
w51-know-nothing = Du kennst keine Fälschung.
w51-warn-pawn = Verpfändet verliert { $relic } den Segen, der Rückkauf kostet { $price }.
w51-suppose-what = „{ $text }“ lässt sich nicht annehmen. Was geht: { $forms }
w51-suppose-seat = Das kann nur annehmen, wer mitspielt.
w51-suppose-no-lot = Es steht keine Antiquität zum Verkauf.
w51-sets = Sets
w51-effects = Antiquitäten

# A move as advice
w51-do-reveal = Eine Antiquität aufdecken (Stapel: { $colour })
w51-do-pass = Passen
w51-do-bid = { $ingots } Barren bieten
w51-do-fist =
    { $ingots ->
        [0] Die Faust leer schließen
       *[other] { $ingots } Barren in die Faust nehmen
    }
w51-do-pawn = „{ $relic }“ verpfänden
w51-do-pay = An { $other } zahlen
w51-do-give = „{ $relic }“ abgeben
w51-do-swap = „{ $own }“ gegen „{ $relic }“ tauschen
w51-do-buy-back = „{ $relic }“ zurückkaufen
w51-do-certify = Das Echtheitszertifikat auf „{ $relic }“ legen
w51-do-neutralise = Die Fälschung von „{ $relic }“ neutralisieren
w51-do-decline = Verzichten
