"""All that a scene needs, in metres. A scene starts with `from lib import *` and ends with `shoot(...)`."""
import math  # noqa: F401
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402, F401

from fields import fbm  # noqa: E402, F401
from light import aim, area, camera, sky, sun, world  # noqa: E402, F401
from materials import Nodes, cloth, glass, matte, metal, new, rgb, wood  # noqa: E402, F401
from render import shoot  # noqa: E402, F401
from shapes import again, ball, box, cylinder, lathe, mesh, modify, pot, sheet, smooth_line, tube  # noqa: E402, F401


def start(seed=1):
    random.seed(seed)
    np.random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("world")
    bpy.context.scene.world.use_nodes = True
