store-damaged = La base de données { $path } est endommagée. Arrêtez le serveur, gardez une copie de ce fichier et de ses voisins dont le nom commence de même, puis remettez une sauvegarde ; à défaut, `sqlite3 { $path } .recover` sauve ce qui est encore lisible.
store-no-database = { $path } n’est pas une base de données, ou n’en est plus une. Remettez une sauvegarde, ou déplacez ce fichier pour repartir d’une base vide.
store-not-ours = { $path } est la base de données d’un autre programme ; rien n’y a été modifié. Indiquez un autre fichier : --database-url sqlite:///tables.db
store-full = Il n’y a plus de place sur le disque de { $path }. Faites-en : d’ici là, ce que le serveur ne peut pas enregistrer est refusé.
store-disk-fails = Le disque de { $path } ne peut être ni lu ni écrit. Voyez s’il est plein, défaillant ou si un quota est atteint.
store-read-only = Impossible d’écrire dans { $path }. Le fichier, ses voisins et leur dossier doivent appartenir à l’utilisateur sous lequel tourne le serveur.
store-cannot-open = Impossible d’ouvrir { $path }. Le dossier doit exister et appartenir à l’utilisateur sous lequel tourne le serveur.
