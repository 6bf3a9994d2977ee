"""All that the scene of a mockup needs, in metres: the library of catalog/scenes and what baking adds to it.

A scene starts with `from mockup import *` and `start(seed)` and ends with `bake({...})`. README.md tells the rest.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "scenes")]

import passes  # noqa: E402, F401

# catalog/scenes reads the command line by another pattern as it is imported
sys.argv = sys.argv[: sys.argv.index("--")] if "--" in sys.argv else sys.argv

from lib import *  # noqa: E402, F401, F403
from plants import branch, frond, leaf, leaf_skin  # noqa: E402, F401

from passes import bake  # noqa: E402, F401
from places import by_uv, flat, wrap  # noqa: E402, F401
from project import project  # noqa: E402, F401
from surfaces import aov, screen, surface, sweep  # noqa: E402, F401
