# Der Begleiter: eine Zeile darüber, worauf es gerade ankommt.
w51-coach-reveal = Dein linker Nachbar bietet zuerst, du zuletzt. Wähle eine Farbe, die du sammelst.
w51-coach-fake = Du weißt, dass es eine Fälschung ist: Sie verschwindet am Ende. Biete nur, damit andere mehr zahlen.
w51-coach-set = Damit wäre ein Set aus vier Farben voll: { $points } Punkte.
w51-coach-paid =
    { $count ->
        [one] Gewinnt { $other } zu diesem Preis, kommt der eine Barren zu dir.
       *[other] Gewinnt { $other } zu diesem Preis, kommen die { $count } Barren zu dir.
    }
w51-coach-colour = Farbe { $colour }: Du hast { $own }, der stärkste Gegner { $most }; dieses Stück bringt { $value }. Nur die ersten zwei einer Farbe punkten.
w51-coach-pay = Die Barren stärken einen Nachbarn: Wähle den, der weiter zurückliegt.
w51-coach-give = Gib her, was dir am wenigsten hilft, und denk daran, was es beim Nachbarn vervollständigt.
w51-coach-swap = Du bekommst eine Antiquität von gleichem oder kleinerem Wert: Such eine Farbe, die dir fehlt.
w51-coach-buy-back = Sonst sind je { $rate } Barren einen Punkt wert; eine Antiquität zählt für ihre Farbe und für Sets.
w51-coach-certify = Beglaubige die Antiquität, bei der du nicht sicher bist und die dir am meisten fehlen würde.
w51-coach-neutralise = Was bleibt, hilft vielleicht anderen mehr als dir: Rette, was für dich zählt.
