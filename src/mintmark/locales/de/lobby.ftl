# The pages around a game: home, a new table, the waiting room, the account

# Home
lobby-hero = Drei Spiele um Münzen, Gebote und Nervenstärke.
lobby-hero-about = Nimm gleich Platz, ein Konto brauchst du nicht. Spiel gegen einen starken Bot, schick Freunden einen Link, oder reicht ein Gerät herum.
lobby-hero-here = Nimm gleich Platz, ohne Konto und ohne Server. Spiel gegen einen starken Bot, oder reicht ein Gerät herum.
lobby-games = Spiele
lobby-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
lobby-players-from = { $least } bis { $most } Personen
lobby-minutes-coinage = 10 Minuten
lobby-minutes-coin_quest = 30 Minuten
lobby-minutes-warehouse51 = 40 Minuten
lobby-about-coinage = Wirf deine Münzen, lege, was passt, und halte in jeder Region mehr Gebiete als dein Gegenüber.
lobby-about-coin_quest = Biete verdeckt mit den Münzen, die du ziehst, gewinne bessere und baue die feinste Sammlung auf.
lobby-about-warehouse51 = Biete auf sagenhafte Antiquitäten. Manche sind gefälscht, und nur von wenigen weißt du es.
lobby-play-bot = Gegen Bots spielen
lobby-play-bot-at = Gegen Bots spielen: { $game }
lobby-invite = Freunde einladen
lobby-invite-to = Freunde einladen: { $game }
lobby-same-screen = Ein Gerät
lobby-same-screen-at = An einem Gerät: { $game }
lobby-open-source = Quelloffen. Jeder Wurf und jedes Ziehen lässt sich nachprüfen.
lobby-for-programs = Für Programme
lobby-not-affiliated = Mintmark steht in keiner Verbindung zu den Autoren oder Verlagen dieser Spiele.
lobby-credits = Einige Bilder: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0.
lobby-how-many = Wie viele spielen mit?
lobby-friends-about = Du bekommst einen Link zum Verschicken. Plätze, die leer bleiben, kannst du Bots geben.
lobby-screen-about = Ihr spielt reihum an diesem Gerät.
lobby-screen-about-secret = Ihr spielt alle an diesem Gerät. Bevor es eine Hand zeigt, sagt es, wer es bekommt.
lobby-player = Spieler { $number }
lobby-cancel = Abbrechen
lobby-begin = Los
lobby-open-table = Tisch eröffnen

# Lists of tables
lobby-continue = Weiterspielen
lobby-due = Du bist am Zug: { $table }
lobby-continue-empty = Noch gibt es nichts weiterzuspielen. Wähl oben ein Spiel: ein Klick, und es geht los.
lobby-go-on = Weiter
lobby-look = Öffnen
lobby-decline = Ablehnen
lobby-invited = { $game }: Ein Platz ist für dich frei
lobby-invited-by = { $game }: { $name } hält dir einen Platz frei
lobby-with = { $game } mit { $names }
lobby-with-yourselves = { $game } an einem Gerät
lobby-seats-taken = { $game }, { $taken } von { $seats } Plätzen besetzt
lobby-not-ready = Es fehlt noch, dass du bereit bist
lobby-waits-for-players = Wartet auf Mitspieler
lobby-your-move = Du bist am Zug, Zug { $turn }
lobby-waits-for = Am Zug: { $names }, Zug { $turn }
lobby-played = Gespielt
lobby-played-all = Alle { $count } zeigen
lobby-won = Gewonnen, { $score }
lobby-shared-win = Geteilter Sieg, { $score }
lobby-came = Platz { $place } von { $seats }, { $score }
lobby-won-by = Sieg: { $names }, { $score }
lobby-by-resignation = durch Aufgabe
lobby-result = Ergebnis
lobby-replay = Nachspielen
lobby-open-tables = Offene Tische
lobby-open-empty = Gerade wartet niemand auf Mitspieler. Eröffne einen öffentlichen Tisch, dann steht er hier für alle.
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-under-way = { $game }, im Gange

# A new table
lobby-new-table = Neuer Tisch
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-seat-free = Freier Platz
lobby-kept-for = Freigehalten für { $name }
lobby-plan-me = Ich
lobby-plan-open = Offen für alle, die kommen
lobby-plan-for = Jemand mit Namen …
lobby-side = Seite von Platz { $number }
lobby-side-toss = Ausgelost
lobby-side-gold = Gold
lobby-side-silver = Silber
lobby-side-about = Wer Gold spielt, beginnt. Wählst du nicht, wird bei Spielbeginn gelost, und das Los lässt sich nachprüfen.
lobby-tossed-later = Wer Gold spielt und damit beginnt, wird bei Spielbeginn ausgelost.
lobby-seats-tossed-later = Wer wo sitzt, wird bei Spielbeginn ausgelost.
lobby-edition-random = Zufällige Karte
lobby-edition-random-about = Eine unserer Karten, gezogen durch die geheime Zahl des Tisches. Du siehst sie, sobald der Tisch offen ist.
lobby-edition-drawn = { $name }, zufällig gezogen
lobby-handle = Anmeldename der Person
lobby-handle-of = Name für Platz { $number }
lobby-choose-map = Karte
lobby-choose-edition = Edition
lobby-edition-own = Eine eigene Edition
lobby-edition-bring = Eigene mitbringen
lobby-edition-bring-about = Eine Edition ist eine Textdatei (TOML) mit allem, was in der Schachtel liegt. Nimm eine von uns, ändere sie und bring sie hierher.
lobby-edition-file = Datei wählen
lobby-edition-start = „{ $name }“ herunterladen
lobby-edition-mistakes = Diese Datei lässt sich noch nicht spielen:
lobby-line = Zeile { $line }:
lobby-options = Regeln
lobby-option-is = { $name }: { $value }
lobby-pace = Tempo
lobby-pace-time = Bedenkzeit
lobby-pace-none = Ohne Uhr
lobby-pace-none-about = Lass dir Zeit, und komm später wieder, wenn du magst.
lobby-pace-live = Mit Uhr
lobby-pace-live-about = Eine Partie am Stück. Ist deine Zeit um, entscheidet die Uhr für dich.
lobby-pace-days = Tage je Zug
lobby-pace-days-about = Eine Partie nebenher, ab und zu ein Zug. Nach dieser Zeit entscheidet die Uhr für dich.
lobby-pace-live-is = { $minutes ->
    [one] je { $minutes } Minute
   *[other] je { $minutes } Minuten
}, { $seconds ->
    [0] ohne Zuschlag
    [one] + { $seconds } Sekunde je Zug
   *[other] + { $seconds } Sekunden je Zug
}
lobby-pace-days-is = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
lobby-table = Tisch
lobby-public = Öffentlich
lobby-public-about = Er steht auf der Startseite. Sonst findet ihn nur, wer den Link hat.
lobby-hints = Tipps erlaubt
lobby-hints-about = Wer spielt, darf den Meister-Bot um Rat fragen.
lobby-advanced = Für Kenner
lobby-waits = Erst beginnen, wenn ich es sage
lobby-waits-about = Du siehst zuerst, was über den Zufall versprochen ist, und kannst selbst etwas dazu beitragen.

# The waiting room
lobby-waiting = Vor der Partie
lobby-is-public = öffentlich
lobby-by-link = nur mit Link
lobby-no-hints = ohne Tipps
lobby-take-seat = Platz nehmen
lobby-take-seat-about = Hier ist ein Platz für dich frei.
lobby-full = Alle Plätze sind besetzt. Du kannst hier zuschauen, sobald es losgeht.
lobby-sit-here = Hier sitzen
lobby-stand-up = Aufstehen
lobby-free-seat = Frei machen
lobby-bot-here = Bot hierher
lobby-bot-level = Bot für Platz { $number }
lobby-ready = bereit
lobby-not-ready-yet = noch nicht bereit
lobby-be-ready = Ich bin bereit
lobby-are-you-ready = Alle sind da. Bist du bereit?
lobby-begins-when-full = { $count ->
    [one] Ein Platz ist frei. Es geht los, sobald er besetzt ist und alle bereit sind.
   *[other] { $count } Plätze sind frei. Es geht los, sobald sie besetzt sind und alle bereit sind.
}
lobby-entropy = Etwas Eigenes zum Zufall beitragen
lobby-entropy-about = Ein beliebiger Text, am besten einer, den niemand erwartet. Er geht in jeden Wurf und jedes Ziehen ein, und alle sehen ihn.
lobby-invite-about = Wer den Link hat, kann mitspielen oder zuschauen.
lobby-link = Link
lobby-copy = Kopieren
lobby-share = Teilen
lobby-qr = Der Link als QR-Code
lobby-luck = Der Tisch hat seinen Zufall festgelegt:
lobby-luck-added = Beitrag von Platz { $seat }: { $text }
lobby-luck-what = Was ist das?
lobby-luck-about = Der Server hat für alle Würfe und alles Ziehen eine geheime Zahl bestimmt und zeigt ihren Fingerabdruck, bevor jemand spielt. Nach der Partie wird die Zahl aufgedeckt, und alle können prüfen, dass nichts geändert wurde. Notier den Fingerabdruck, wenn du es beweisen willst:
lobby-close = Tisch schließen
lobby-close-sure = Diesen Tisch schließen?
lobby-close-about = Die Partie findet nicht statt. Niemand kann mehr Platz nehmen.
lobby-closed = Dieser Tisch wurde geschlossen
lobby-closed-about = Er wurde vor Beginn der Partie geschlossen. Ein neuer ist schnell eröffnet.

# Account and devices
lobby-account = Konto
lobby-account-none = Hier kennt dich noch niemand. Beginn eine Partie, und du bist Gast; oder melde dich an.
lobby-come-back = Von überall wiederkommen
lobby-come-back-about = Du bist Gast in diesem Browser. Wähl einen Anmeldenamen und ein Passwort, dann kannst du von jedem Gerät wiederkommen und mit Namen eingeladen werden. Andere Geräte werden dabei abgemeldet, und alle Tokens werden ungültig.
lobby-come-back-by = Du meldest dich als „{ $handle }“ an. Ein neues Passwort beendet alles andere: Du wirst auf allen anderen Geräten abgemeldet, und alle Tokens werden ungültig.
lobby-sign-in-name = Anmeldename
lobby-password = Passwort
lobby-password-current = Bisheriges Passwort
lobby-password-new = Neues Passwort
lobby-password-choose = Dieses Passwort wählen
lobby-password-change = Ändern
lobby-password-kept = Erledigt. Damit kannst du dich ab jetzt anmelden.
lobby-other-device = Ein anderes Gerät
lobby-other-device-about = Ein Link, der auch ein anderes Gerät zu deinem macht, ohne Passwort.
lobby-device-link-make = Link erzeugen
lobby-device-link-another = Noch einen Link erzeugen
lobby-device-link-once = Gilt einmal und zehn Minuten lang. Wer ihn öffnet, spielt als du.
lobby-device-link-copied = Der Link ist kopiert. Öffne ihn auf deinem anderen Gerät.
lobby-sign-in = Anmelden
lobby-sign-in-about = Mit dem Namen und dem Passwort, die du gewählt hast.
lobby-sign-in-leaves = Dann verlässt du „{ $name }“: Ohne Passwort kann niemand als dieser Gast wiederkommen.
lobby-signed-in = Du bist jetzt { $name }.
lobby-sign-out = Abmelden
lobby-sign-out-sure = Für immer gehen?
lobby-sign-out-about = „{ $name }“ hat kein Passwort, also kann niemand als dieser Gast wiederkommen. Unbeendete Partien bleiben ohne dich zurück.
lobby-signed-out = Du bist abgemeldet.
lobby-tokens = Tokens für Programme
lobby-tokens-about = Ein eigener Bot spielt mit einem Token, das du jederzeit widerrufen kannst.
lobby-token-new = Ein neues Token
lobby-token-label = Wofür ist es?
lobby-token-scopes = Es darf
lobby-token-days = Es gilt
lobby-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
lobby-token-make = Token erzeugen
lobby-token-until = bis { $date }
lobby-token-revoke = Widerrufen
lobby-token-revoke-of = „{ $label }“ widerrufen
lobby-token-revoked = Dieses Token ist jetzt ungültig.
lobby-token-secret = Das ist das Token; es wird nur dieses eine Mal gezeigt. Hüte es wie ein Passwort:
lobby-arrive = Als Gast deines anderen Geräts weiterspielen?
lobby-arrive-about = Dieses Gerät spielt dann für denselben Gast. Der Link gilt nur einmal.
lobby-arrive-yes = Ja, das bin ich
lobby-arrive-no = Nein, alles soll so bleiben
