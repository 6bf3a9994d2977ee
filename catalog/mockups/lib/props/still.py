"""What stands about in a room: books, pots, vases with twigs, round fruit; and the grounds they stand on."""
from lib import *  # noqa: F403
from plants import branch, leaf_skin

PAGES = dict(rough=0.9, vary=0.06, vary_scale=40, bump=0.1, bump_scale=300, fine=0.05, depth=0.0005)


def books(at, items, turn=0):
    """A pile: (color, width, depth, height, turn) each, from the lowest up. Gives the height of the top."""
    x, y, z = at
    paper = matte("#e6ddcb", **PAGES)
    for color, w, d, h, lean in items:
        cover = matte(color, 0.7, 0.06, 20, 0.25, 300, depth=0.001)
        a = turn + lean
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        box((w - 0.006, d - 0.006, h - 0.004), (x, y, z + 0.002), paper, 0.001, (0, 0, a))
        for up in (0, h - 0.0026):
            box((w, d, 0.0026), (x, y, z + up), cover, 0.0009, (0, 0, a))
        box((w, 0.0026, h), (x + s * (d / 2 - 0.0013), y - c * (d / 2 - 0.0013), z), cover, 0.0009, (0, 0, a))
        z += h + 0.0003
    return z


def vase(at, size=0.1, color="#ded7c9", shape="round", material=None):
    """A small vessel, `size` high; gives the middle of its mouth."""
    shapes = {
        "round": [(0.22, 0), (0.34, 0.04), (0.42, 0.3), (0.3, 0.62), (0.14, 0.82), (0.125, 0.93), (0.16, 1)],
        "tall": [(0.2, 0), (0.26, 0.04), (0.27, 0.4), (0.2, 0.7), (0.1, 0.86), (0.1, 0.95), (0.12, 1)],
        "bowl": [(0.3, 0), (0.42, 0.06), (0.72, 0.5), (0.86, 1)],
        "jar": [(0.34, 0), (0.4, 0.04), (0.42, 0.5), (0.41, 0.97), (0.42, 1)],
    }
    glaze = material or matte(color, 0.55, 0.06, 14, 0.2, 60, 0.2, 400, 0.35, depth=0.003)
    pot([(r * size, z * size) for r, z in shapes[shape]], 0.03 * size, glaze, at=at, wobble=0.006)
    return at[0], at[1], at[2] + size


def twigs(at, count=4, high=0.25, out=0.09, leaf=0.05, wide=0.024, color="#6d8060", leaves=14, flat=1.0, turn=20):
    """Twigs out of a mouth, leaning apart; `flat` below 1 keeps them near the plane of the picture."""
    skin, stem = leaf_skin(color, 0.5), matte("#6a5a3c", 0.8)
    x, y, z = at
    for k in range(count):
        a = math.radians(turn + 360 * k / count + random.uniform(-18, 18))
        far, rise = out * random.uniform(0.6, 1.2), high * random.uniform(0.7, 1.05)
        dx, dy = math.cos(a) * far, math.sin(a) * far * flat
        branch([(x, y, z - high * 0.2), (x + dx * 0.3, y + dy * 0.3, z + rise * 0.5), (x + dx, y + dy, z + rise), (x + dx * 1.5, y + dy * 1.4, z + rise * 1.06)],
               skin, stem, leaves, leaf, wide, high * 0.007, 58, start_at=0.3)


def fruit(at, radius, color, squash=1.0, turn=(0, 0, 0), material=None):
    """Citrus and the like: pores and a dimple of its stalk."""
    skin = material or matte(color, 0.42, 0.12, 9, 0.1, 30, 0.55, 260, 0.45, coat=0.15, depth=0.002, sss=0.05)
    ball(radius, (at[0], at[1], at[2] + radius * squash), skin, (1, 1, squash), turn)
    ball(radius * 0.09, (at[0] + radius * 0.1, at[1] - radius * 0.12, at[2] + radius * squash * 1.97), matte("#6b7a3c", 0.9), (1, 1, 0.5), levels=2)


def cove(material, back=0.3, radius=0.4, at=(0, 0, 0), width=5, depth=4):
    """A ground that bends up into a wall, as in a studio. `back` is where it begins to rise."""
    def rise(x, y):
        bend = radius - np.sqrt(np.maximum(0, radius**2 - np.clip(y - back, 0, radius) ** 2))
        return np.where(y > back, bend + np.maximum(0, y - back - radius) * 40, 0)
    return sheet(width, depth, 2, 240, rise, material, at)


def planks(material, count, width, long, at=(0, 0, 0), along="x", thick=0.03):
    """Boards side by side, with fine gaps, their ends out of step."""
    for k in range(count):
        away = (k - (count - 1) / 2) * (width + 0.001)
        slip = random.uniform(-0.3, 0.3) * long * 0.3
        size, place = ((long, width, thick), (slip, away)) if along == "x" else ((width, long, thick), (away, slip))
        box(size, (at[0] + place[0], at[1] + place[1], at[2] - thick), material, 0.0012)
