store-damaged = Die Datenbank { $path } ist beschädigt. Beende den Server, bewahre eine Kopie dieser Datei und der daneben auf, deren Namen gleich beginnen, und spiele eine Sicherung ein; ohne Sicherung rettet `sqlite3 { $path } .recover`, was noch lesbar ist.
store-no-database = { $path } ist keine Datenbank, oder keine mehr. Spiele eine Sicherung ein, oder lege die Datei woanders hin, um mit einer leeren zu beginnen.
store-not-ours = { $path } ist die Datenbank eines anderen Programms; nichts darin wurde geändert. Nenne eine andere Datei: --database-url sqlite:///tables.db
store-full = Auf dem Datenträger von { $path } ist kein Platz mehr. Schaffe welchen: Bis dahin wird abgewiesen, was der Server nicht speichern kann.
store-disk-fails = Der Datenträger von { $path } lässt sich nicht lesen oder schreiben. Sieh nach, ob er voll oder defekt ist oder ein Kontingent erschöpft.
store-read-only = { $path } lässt sich nicht schreiben. Die Datei, die daneben und ihr Ordner müssen dem Benutzer gehören, unter dem der Server läuft.
store-cannot-open = { $path } lässt sich nicht öffnen. Der Ordner muss vorhanden sein und dem Benutzer gehören, unter dem der Server läuft.
