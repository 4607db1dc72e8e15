chance = Le hasard
refuse-game-over = La partie est finie.
refuse-not-your-turn = { $seat } n’a rien à faire maintenant.
refuse-chance-first = { $seat } doit attendre : le hasard joue d’abord.
refuse-only-chance = Seul le hasard peut faire cela.
refuse-cannot-come-up = Cela ne peut pas sortir ici.
refuse-no-such-move = Il n’y a pas de coup « { $text } ». Un coup s’écrit ainsi : { $forms }
refuse-misspelt = Il n’y a pas de coup « { $text } » ; pensez-vous à { $hint }… ? Un coup s’écrit ainsi : { $forms }
