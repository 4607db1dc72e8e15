# What in an edition of somebody's own is not as in ours
differs-nearest = Sie gleicht am meisten unserer Edition „{ $name }“, nur hierin nicht:
differs-same = Alles darin ist wie in unserer Edition „{ $name }“.
differs-is = { $what }: { $own } (bei uns: { $ours })
differs-yes = ja
differs-no = nein

# CoinAge
differs-bank = Münzen vom Rang { $rank } in einer Bank
differs-areas = Gebiete
differs-regions = Gebiete einer Region
differs-borders = Nachbarn von { $area }

# Coin Quest
differs-draw = Gezogene Münzen je Runde
differs-price = Prestige für eine Marktmünze
differs-market = Münzen im Markt zu Beginn
differs-rounds = Runden
differs-bonus = Punkte für die meisten, zweit- und drittmeisten ({ $mark })
differs-lot = Feld { $lot }
differs-lot-is = { $prestige } Prestige, ab { $players } Spielern, gesperrt für: { $bans }
differs-metal =
    { $metal ->
        [gold] Gold
        [silver] Silber
       *[copper] Kupfer
    }
differs-start = Sammelmünzen
differs-auction = Auktionsmünzen
differs-essen = Essen-Münzen

# Warehouse 51
differs-setup-start-ingots = Barren zu Beginn
differs-setup-supply = Barren im Vorrat
differs-setup-pawn-tokens = Pfandleihe-Plättchen
differs-pawn-below = Barren, unter denen man verpfänden darf
differs-pawn-payout = Barren für eine verpfändete Antiquität
differs-pawn-buy-back = Barren für den Rückkauf
differs-score-ingots-per-point = Barren für einen Punkt
differs-score-set = Punkte für ein Set
differs-counterfeits = Fälschungen zwischen Nachbarn bei { $seats } Spielern
differs-points = Punkte für den höchsten und zweithöchsten Wert ({ $colour })
differs-relics = Antiquitäten
differs-relic-name = { $relic }, Name
differs-relic-colour = { $relic }, Farbe
differs-relic-value = { $relic }, Wert
differs-relic-mark = { $relic }, Zeichen
differs-relic-auction = { $relic }, Auktion
differs-relic-effect = { $relic }, Wirkung
differs-relic-counterfeit = { $relic }, Fälschung
differs-open = offen
differs-sealed = geheim
