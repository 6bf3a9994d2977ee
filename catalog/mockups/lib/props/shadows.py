"""What stands between the sun and a scene: leaves and window bars, out of the picture, whose shadows fall into it."""
from lib import *  # noqa: F403
from plants import branch, leaf_skin

from mathutils import Matrix


def sunward(height, round_):
    """The unit vector towards the sun of `sun(height, round_)`."""
    e, a = math.radians(height), math.radians(round_)
    return Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))


def leaf_shadow(height, round_, at, far=0.6, size=0.3, twigs=4, leaves=14, tilt=20, spread=0.5, long=0.26, wide=0.09):
    """Twigs hung across the light that falls on `at`, `far` metres towards the sun: the further, the softer. `size` is the
    length of a twig, `tilt` its slant in degrees, `spread` how far apart they hang, `long` and `wide` the leaves (shares of `size`)."""
    way = sunward(height, round_)
    middle = Vector(at) + way * far
    right = Vector((0, 0, 1)).cross(way).normalized()
    up = way.cross(right)
    skin, stem = leaf_skin("#3c4a30", 0.8), matte("#2a2118", 0.9)
    for k in range(twigs):
        lean = math.radians(tilt + random.uniform(-28, 28))
        along, across = right * math.cos(lean) + up * math.sin(lean), up * math.cos(lean) - right * math.sin(lean)
        root = middle - along * size * random.uniform(0.35, 0.65) + across * size * spread * (k - (twigs - 1) / 2) + way * random.uniform(-0.1, 0.1) * size
        path = [root + along * size * t + across * size * 0.12 * math.sin(t * 2.4) for t in (0, 0.33, 0.66, 1)]
        branch([tuple(p) for p in path], skin, stem, leaves, size * long, size * wide, size * 0.008, 60, start_at=0.05)


def bars_shadow(height, round_, at, far=0.8, gaps=(0.2, 0.2), panes=(3, 3), bar=0.02, size=2.0, roll=0):
    """A window in an otherwise dark wall across the light on `at`: `panes` panes of `gaps` metres (wide, high) each, `bar`
    metres between them; round it the wall is `size` metres wide. `roll` turns it (degrees)."""
    way = sunward(height, round_)
    right = Vector((0, 0, 1)).cross(way).normalized()
    up = way.cross(right)
    turn = Matrix.Rotation(math.radians(roll), 3, way)
    right, up = turn @ right, turn @ up
    middle = Vector(at) + way * far
    dark = matte("#181716", 1)
    w, h = panes[0] * gaps[0] / 2 + (panes[0] - 1) * bar / 2, panes[1] * gaps[1] / 2 + (panes[1] - 1) * bar / 2
    strips = [(-size, -w, -size, size), (w, size, -size, size), (-w, w, -size, -h), (-w, w, h, size)]
    strips += [(-w + k * gaps[0] + (k - 1) * bar, -w + k * (gaps[0] + bar), -h, h) for k in range(1, panes[0])]
    strips += [(-w, w, -h + k * gaps[1] + (k - 1) * bar, -h + k * (gaps[1] + bar)) for k in range(1, panes[1])]
    for x0, x1, y0, y1 in strips:
        corners = [middle + right * x + up * y for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        pane = mesh(corners, [(0, 1, 2, 3)], dark, False, name="bar")
        pane.visible_camera = pane.visible_glossy = pane.visible_diffuse = False
