"""The games as OpenSpiel's: importing this registers `mintmark_coinage` and its siblings.

import pyspiel
import mintmark.spiel

game = pyspiel.load_game("mintmark_warehouse51(players=3,relics=4,simultaneous=true)")
"""

from .game import register
from .kinds import KINDS

for kind in KINDS:
    register(kind)
