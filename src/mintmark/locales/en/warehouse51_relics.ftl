# Relics
w51-relic-excalibur = Excalibur
w51-relic-holy_grail = Holy Grail
w51-relic-philosophers_stone = Philosopher’s Stone
w51-relic-seven_league_boots = Seven-League Boots
w51-relic-malleus_maleficarum = Malleus Maleficarum
w51-relic-unicorn_horn = Horn of the Unicorn
w51-relic-baba_yaga_mortar = Baba Yaga’s Mortar
w51-relic-necronomicon = Necronomicon
w51-relic-mjollnir = Mjöllnir
w51-relic-golden_fleece = Golden Fleece
w51-relic-pandoras_box = Pandora’s Box
w51-relic-horn_of_plenty = Horn of Plenty
w51-relic-shirt_of_nessus = Shirt of Nessus
w51-relic-ring_of_the_nibelung = Ring of the Nibelung
w51-relic-dagda_cauldron = Cauldron of the Dagda
w51-relic-aladdins_lamp = Aladdin’s Lamp
w51-relic-flying_carpet = Flying Carpet
w51-relic-davids_harp = David’s Harp
w51-relic-ark_of_the_covenant = Ark of the Covenant
w51-relic-seal_of_solomon = Seal of Solomon
w51-relic-gilgamesh_axe = Axe of Gilgamesh
w51-relic-yata_no_kagami = Yata no Kagami
w51-relic-ame_no_nuboko = Ame-no-Nuboko
w51-relic-ruyi_jingu_bang = Ruyi Jingu Bang
w51-relic-chintamani_stone = Chintamani Stone
w51-relic-kapala = Kapala

# Colours and departments
w51-colour-blue = blue
w51-colour-green = green
w51-colour-gold = gold
w51-colour-red = red
w51-department-blue = Western Fantasy and Literature
w51-department-green = European Mythologies
w51-department-gold = Near and Middle East
w51-department-red = Eastern Cultures

# On a card
w51-mark-neutral = Neutral
w51-mark-blessed = Blessed
w51-mark-cursed = Cursed
w51-auction-open = Open bids
w51-auction-sealed = Sealed bids
w51-timing-none = No effect
w51-timing-immediate = Immediate
w51-timing-permanent = Permanent
w51-timing-end = End of game
w51-timing-scoring = Scoring

# What a relic does
w51-effect-none = No effect: only its colour and value count.
w51-effect-gain_gold =
    { $amount ->
        [one] Take { $amount } ingot from the supply, if there is one left.
       *[other] Take { $amount } ingots from the supply, or as many as it has left.
    }
w51-effect-lose_gold =
    { $amount ->
        [one] Pay { $amount } ingot to the supply, if you have one.
       *[other] Pay { $amount } ingots to the supply; if you have fewer, pay them all.
    }
w51-effect-give_relic =
    { $side ->
        [left] Give your left neighbour one of your other relics, whichever you like. Pawned ones stay with you.
       *[right] Give your right neighbour one of your other relics, whichever you like. Pawned ones stay with you.
    }
w51-effect-swap_relic = You may swap one of your other relics for an opponent’s of the same or lower value. Pawned ones stay put.
w51-effect-match_bid = In open auctions you may take the lead by matching the highest bid instead of raising it.
w51-effect-win_secret_ties = In sealed auctions you win every tie for the highest bid, wherever you sit.
w51-effect-secret_bid_plus =
    { $amount ->
        [one] In sealed auctions your bid counts as { $amount } ingot higher, unless it is 0. You pay only what you bid.
       *[other] In sealed auctions your bid counts as { $amount } ingots higher, unless it is 0. You pay only what you bid.
    }
w51-effect-choose_payee = Each time you win a later auction, choose which of your two neighbours you pay.
w51-effect-pay_on_win =
    { $amount ->
        [one] Each time you win a later auction, also pay { $amount } ingot to the supply, if you have one left.
       *[other] Each time you win a later auction, also pay { $amount } ingots to the supply, or all you have left.
    }
w51-effect-gain_on_win =
    { $amount ->
        [one] Each time you win a later auction, take { $amount } ingot from the supply, if there is one left.
       *[other] Each time you win a later auction, take { $amount } ingots from the supply, or as many as it has left.
    }
w51-effect-no_pawning = As long as this relic is yours, you may not pawn any.
w51-effect-suppress_curses = The curses of your relics do not touch you as long as this one is yours and not pawned.
w51-effect-certificate =
    { $amount ->
        [one] Before the counterfeits are revealed, place { $amount } certificate on one of your relics. It stays, whatever is revealed.
       *[other] Before the counterfeits are revealed, place { $amount } certificates on your relics. Certified ones stay, whatever is revealed.
    }
w51-effect-neutralise_counterfeit = Once the counterfeits are revealed, you may neutralise any one of them, unless this relic itself has to leave.
w51-effect-set_wildcard = In sets, this relic takes whichever colour serves you best. For majorities it keeps its own.
w51-effect-gold_rate =
    { $amount ->
        [one] In scoring, you get 1 point for every ingot you have left.
       *[other] In scoring, you get 1 point for every { $amount } ingots you have left.
    }
w51-effect-no_gold_points = In scoring, you get no points for the ingots you have left.
w51-effect-points =
    { $amount ->
        [one] { $amount } point in scoring.
       *[other] { $amount } points in scoring.
    }
w51-effect-win_all_ties = In scoring, you win every tie, final ranking included. A relic of yours that does the opposite cancels this.
w51-effect-lose_all_ties = In scoring, you lose every tie, final ranking included. A relic of yours that does the opposite cancels this.

# Where a figure comes from
origin-rulebook = Printed rules
origin-source = Other public source
origin-inferred = Inferred
origin-reconstruction = Our reconstruction
origin-own-box = Your own box
