# Relics
w51-relic-excalibur = Excalibur
w51-relic-holy_grail = Heiliger Gral
w51-relic-philosophers_stone = Stein der Weisen
w51-relic-seven_league_boots = Siebenmeilenstiefel
w51-relic-malleus_maleficarum = Hexenhammer
w51-relic-unicorn_horn = Horn des Einhorns
w51-relic-baba_yaga_mortar = Mörser der Baba Jaga
w51-relic-necronomicon = Necronomicon
w51-relic-mjollnir = Mjölnir
w51-relic-golden_fleece = Goldenes Vlies
w51-relic-pandoras_box = Büchse der Pandora
w51-relic-horn_of_plenty = Füllhorn
w51-relic-shirt_of_nessus = Nessoshemd
w51-relic-ring_of_the_nibelung = Ring des Nibelungen
w51-relic-dagda_cauldron = Kessel des Dagda
w51-relic-aladdins_lamp = Aladins Wunderlampe
w51-relic-flying_carpet = Fliegender Teppich
w51-relic-davids_harp = Davids Harfe
w51-relic-ark_of_the_covenant = Bundeslade
w51-relic-seal_of_solomon = Siegel Salomos
w51-relic-gilgamesh_axe = Axt des Gilgamesch
w51-relic-yata_no_kagami = Yata no Kagami
w51-relic-ame_no_nuboko = Ame-no-Nuboko
w51-relic-ruyi_jingu_bang = Ruyi Jingu Bang
w51-relic-chintamani_stone = Chintamani-Stein
w51-relic-kapala = Kapala

# Colours and departments
w51-colour-blue = blau
w51-colour-green = grün
w51-colour-gold = gelb
w51-colour-red = rot
w51-department-blue = Fantasy und Literatur des Westens
w51-department-green = Europäische Mythologien
w51-department-gold = Naher und Mittlerer Osten
w51-department-red = Östliche Kulturen

# On a card
w51-mark-neutral = Neutral
w51-mark-blessed = Segensreich
w51-mark-cursed = Verflucht
w51-auction-open = Offene Auktion
w51-auction-sealed = Geheime Auktion
w51-timing-none = Ohne Wirkung
w51-timing-immediate = Sofort
w51-timing-permanent = Dauerhaft
w51-timing-end = Ende der Partie
w51-timing-scoring = Wertung

# What a relic does
w51-effect-none = Keine Wirkung: Nur Farbe und Wert zählen.
w51-effect-gain_gold =
    { $amount ->
        [one] Nimm { $amount } Barren aus dem Vorrat, falls noch einer da ist.
       *[other] Nimm { $amount } Barren aus dem Vorrat oder so viele, wie noch da sind.
    }
w51-effect-lose_gold =
    { $amount ->
        [one] Zahle { $amount } Barren an den Vorrat, falls du einen hast.
       *[other] Zahle { $amount } Barren an den Vorrat; hast du weniger, zahle alle.
    }
w51-effect-give_relic =
    { $side ->
        [left] Gib deinem linken Nachbarn eine deiner anderen Antiquitäten, ganz nach Wahl. Verpfändete bleiben bei dir.
       *[right] Gib deinem rechten Nachbarn eine deiner anderen Antiquitäten, ganz nach Wahl. Verpfändete bleiben bei dir.
    }
w51-effect-swap_relic = Du darfst eine deiner anderen Antiquitäten gegen eine fremde von gleichem oder niedrigerem Wert tauschen. Verpfändete sind tabu.
w51-effect-match_bid = In offenen Auktionen genügt es dir, das Höchstgebot zu erreichen, um in Führung zu gehen.
w51-effect-win_secret_ties = In geheimen Auktionen gewinnst du jeden Gleichstand um das Höchstgebot, egal wo du sitzt.
w51-effect-secret_bid_plus = In geheimen Auktionen zählt dein Gebot { $amount } Barren mehr, außer bei 0. Du zahlst nur, was du geboten hast.
w51-effect-choose_payee = Bei jeder späteren Auktion, die du gewinnst, wählst du, welchen deiner beiden Nachbarn du bezahlst.
w51-effect-pay_on_win =
    { $amount ->
        [one] Bei jeder späteren Auktion, die du gewinnst, zahlst du auch { $amount } Barren an den Vorrat, falls du noch einen hast.
       *[other] Bei jeder späteren Auktion, die du gewinnst, zahlst du auch { $amount } Barren an den Vorrat oder alle, die du noch hast.
    }
w51-effect-gain_on_win =
    { $amount ->
        [one] Bei jeder späteren Auktion, die du gewinnst, nimmst du { $amount } Barren aus dem Vorrat, falls noch einer da ist.
       *[other] Bei jeder späteren Auktion, die du gewinnst, nimmst du { $amount } Barren aus dem Vorrat oder so viele, wie noch da sind.
    }
w51-effect-no_pawning = Solange dir diese Antiquität gehört, darfst du keine verpfänden.
w51-effect-suppress_curses = Die Flüche deiner Antiquitäten treffen dich nicht, solange diese hier dir gehört und nicht verpfändet ist.
w51-effect-certificate =
    { $amount ->
        [one] Bevor die Fälschungen aufgedeckt werden, lege { $amount } Echtheitszertifikat auf eine deiner Antiquitäten. Sie bleibt dir sicher.
       *[other] Bevor die Fälschungen aufgedeckt werden, lege { $amount } Echtheitszertifikate auf deine Antiquitäten. Beglaubigte bleiben dir sicher.
    }
w51-effect-neutralise_counterfeit = Sind die Fälschungen aufgedeckt, darfst du eine beliebige neutralisieren, sofern diese Antiquität nicht selbst ausscheidet.
w51-effect-set_wildcard = In Sets zählt diese Antiquität als die Farbe, die dir am meisten bringt. Für Mehrheiten behält sie ihre eigene.
w51-effect-gold_rate =
    { $amount ->
        [one] In der Wertung bringt dir jeder übrige Barren 1 Punkt.
       *[other] In der Wertung bringen dir je { $amount } übrige Barren 1 Punkt.
    }
w51-effect-no_gold_points = In der Wertung bringen dir deine übrigen Barren keine Punkte.
w51-effect-points =
    { $amount ->
        [one] { $amount } Punkt in der Wertung.
       *[other] { $amount } Punkte in der Wertung.
    }
w51-effect-win_all_ties = In der Wertung gewinnst du jeden Gleichstand, auch im Endstand. Eine deiner Antiquitäten, die das Gegenteil tut, hebt das auf.
w51-effect-lose_all_ties = In der Wertung verlierst du jeden Gleichstand, auch im Endstand. Eine deiner Antiquitäten, die das Gegenteil tut, hebt das auf.

# Where a figure comes from
origin-rulebook = Gedruckte Regel
origin-source = Andere öffentliche Quelle
origin-inferred = Erschlossen
origin-reconstruction = Unsere Rekonstruktion
origin-own-box = Deine eigene Schachtel
