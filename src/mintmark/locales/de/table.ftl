table-not-there = Diesen Tisch gibt es nicht.
table-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
table-which-seat = Du hast hier mehrere Plätze: Sag, welchen du meinst.
table-no-seat-of-yours = Du hast keinen Platz an diesem Tisch.
table-not-your-seat = Das ist nicht dein Platz.
table-owner-only = Das kann nur, wer den Tisch eröffnet hat.
table-already-seated = Du sitzt schon an diesem Tisch.
table-full = Es ist kein Platz frei.
table-seat-taken = Dieser Platz ist besetzt oder für jemand anderen freigehalten.
table-only-own-seat = Du hast in dieser Partie schon einen anderen Platz gehabt: Nur auf diesen kannst du zurück.
table-not-abandoned = Dort spielt jemand: Ein Bot kann nur einen Platz übernehmen, der aufgegeben wurde oder auf den die Partie wartet und dessen Spieler seit { $time } weg ist.
table-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
table-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
table-is-open = Die Partie hat noch nicht begonnen.
table-is-over = Die Partie ist zu Ende.
table-is-aborted = Der Tisch wurde vor Beginn der Partie geschlossen.
table-is-playing = Die Partie hat begonnen.
table-has-begun = Die Partie hat begonnen: Das ging nur vorher.
table-not-over = Die Partie ist noch nicht zu Ende.
table-stale = Der Tisch hat sich seit der Frage verändert. Bitte sieh noch einmal hin; es ist nichts geschehen.
table-busy = An diesem Tisch geschieht gerade zu viel. Bitte versuche es noch einmal.
table-lead-on = Du hast es dir sehr oft anders überlegt. Jetzt geht nur noch, was das Spiel voranbringt.
table-nothing-to-undo = Du hast noch nichts entschieden.
table-undo-asked-already = Es möchte schon jemand eine Entscheidung zurücknehmen.
table-no-undo-asked = Niemand möchte eine Entscheidung zurücknehmen.
table-not-yours-to-agree = Dem können nur die anderen zustimmen.
table-rematched-already = Für die Revanche gibt es schon einen Tisch.
table-nobody-there = Diese Person ist nicht an diesem Tisch.
table-nobody-of-that-name = Mit Namen einladen kann man nur Leute, die ein Passwort gewählt haben.
table-no-such-bot = Es gibt keinen Bot „{ $name }“; es gibt { $names }.
table-no-such-plan = Ein Platz ist „me“, „open“, „bot“ mit einer Stufe oder „for“ mit einem Namen, nicht „{ $plan }“.
table-no-such-pace = Möglich sind: ohne Uhr, live (10 Sekunden bis ein Tag, mit bis zu einer Stunde mehr je Zug) oder 1 bis 30 Tage je Zug.
table-too-many = Du hast zu viele unbeendete Tische. Bitte beende oder verlasse erst einen.
table-no-hints = An diesem Tisch wird ohne Tipps gespielt.
table-no-suppose = In diesem Spiel lässt sich nichts annehmen.
table-not-asked = Du bist gerade nicht gefragt.
table-record-later = Die ganze Aufzeichnung gibt es, wenn die Partie zu Ende ist.
table-record-too-long = Eine Aufzeichnung zum Nachspielen hat höchstens { $entries } Einträge.
table-bot-prepares = Der Bot { $name } macht sich bereit. Das dauert bis zu einer Minute, und nur einmal.
table-not-a-message = Das ist keine Nachricht, die wir kennen: { $why }
table-not-utf8 = Das ist kein Text in UTF-8.
table-not-invited = Du bist an diesen Tisch nicht eingeladen.
table-is-ready = Wer dort sitzt, ist bereit: Diesen Platz kannst du nicht frei machen.
table-needs-people = Ein Tisch ist für Menschen: Mindestens ein Platz darf keinem Bot gehören.
table-edition-name = Eine eigene Edition braucht einen Namen, den man nicht mit einem von unseren verwechseln kann ({ $names }) und in dem nichts versteckt ist.
table-own-edition = Eigene Edition eines Mitspielers
table-own-edition-named = Eigene Edition eines Mitspielers: „{ $name }“
