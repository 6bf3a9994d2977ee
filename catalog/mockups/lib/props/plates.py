"""Flat things with round corners: what devices are made of."""
from lib import *  # noqa: F403


def rounded(width, height, radius, steps=14):
    """The outline of a rounded rectangle round the origin, counter-clockwise."""
    x, y = width / 2 - radius, height / 2 - radius
    corners = ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
    turns = [(cx, cy, math.radians(a + 90 * k / steps)) for cx, cy, a in corners for k in range(steps + 1)]
    return [(cx + radius * math.cos(t), cy + radius * math.sin(t)) for cx, cy, t in turns]


def plate(width, height, radius, z0, z1, material, bevel, parent=None, at=(0, 0)):
    """A rounded rectangle from z0 to z1, its edges broken, round `at`."""
    ring = rounded(width, height, radius)
    k = len(ring)
    points = [(x, y, z) for z in (z0, z1) for x, y in ring]
    faces = [tuple(reversed(range(k))), tuple(range(k, 2 * k))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]
    thing = mesh(points, faces, material, True, (*at, 0), name="plate")
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)
    modify(thing, "BEVEL", width=bevel, segments=4, limit_method="ANGLE", angle_limit=math.radians(50), harden_normals=True)
    thing.parent = parent
    return thing
