"""A greeting card half open on linen, an envelope below it; soft morning light through leaves, sage and blush."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(94)
W, H, T = 0.127, 0.178, 0.0005


def stock():
    return surface("card", 0.75, bump=0.04, bump_scale=300, fine=0.06, fine_scale=1800, specular=0.22, depth=0.0004)


# the cover lifts at its open edge and bends a little: a sheet whose u runs from the fold to the right
COLUMNS, ROWS = 61, 41
face = stock()


def lift(u):
    """Height over the table, and how far the paper reaches, for u from the fold (0) to the free edge (1)."""
    opening, bent = math.radians(15), math.radians(7)
    steps = 60
    x = z = 0.0
    for k in range(round(u * steps)):
        a = opening + bent * (k / steps) - math.radians(4)
        x, z = x + W / steps * math.cos(a), z + W / steps * math.sin(a)
    return x, z


reach = [lift(i / (COLUMNS - 1)) for i in range(COLUMNS)]
points = [(reach[i][0], (j / (ROWS - 1) - 0.5) * H, 0.0011 + reach[i][1] + 0.0012 * (i / (COLUMNS - 1)) ** 2 * math.sin(3 * j / (ROWS - 1) + 0.4)) for j in range(ROWS) for i in range(COLUMNS)]
uvs = [(i / (COLUMNS - 1), j / (ROWS - 1)) for j in range(ROWS) for i in range(COLUMNS)]
faces = [(j * COLUMNS + i, j * COLUMNS + i + 1, (j + 1) * COLUMNS + i + 1, (j + 1) * COLUMNS + i) for j in range(ROWS - 1) for i in range(COLUMNS - 1)]
cover = mesh(points, faces, face, True, name="cover", uvs=uvs)
inner = [(x, y, z - T) for x, y, z in points]
under = mesh(inner, [f[::-1] for f in faces], stock(), True, name="under")
rim = [i for i in range(COLUMNS)] + [j * COLUMNS + COLUMNS - 1 for j in range(1, ROWS)] + [(ROWS - 1) * COLUMNS + i for i in reversed(range(COLUMNS - 1))] + [j * COLUMNS for j in reversed(range(1, ROWS - 1))]
edge = mesh([points[i] for i in rim] + [inner[i] for i in rim], [(k, len(rim) + k, len(rim) + (k + 1) % len(rim), (k + 1) % len(rim)) for k in range(len(rim))], stock(), False, name="edge")
leaf_ = box((W, H, T), (W / 2, 0, 0.0003), stock(), 0.0001, segments=2)
fold = tube([(0, -H / 2, 0.0008), (0, H / 2, 0.0008)], 0.00055, stock())
whole = bpy.data.objects.new("card", None)
bpy.context.collection.objects.link(whole)
for thing in (cover, under, edge, leaf_, fold):
    thing.parent = whole
whole.location, whole.rotation_euler = (-0.058, -0.012, 0.0035), (0, 0, math.radians(9))
aov("front", face, by_uv(cover, W / H, "UVMap", 33, 17))

# the envelope: a pocket and its flap, both of thin paper
kraft = surface("envelope", 0.8, vary=0.03, vary_scale=30, bump=0.05, bump_scale=120, fine=0.12, fine_scale=900, specular=0.2, depth=0.0006)
EW, EH = 0.188, 0.133
pocket = bpy.data.objects.new("envelope", None)
bpy.context.collection.objects.link(pocket)
body = box((EW, EH, 0.0016), (0, 0, 0), kraft, 0.0005, segments=3)
body.parent = pocket


def flap(corners, z, parent, roll=0.0):
    """A sheet over the pocket, its edges broken."""
    thing = mesh([(x, y, z + roll * abs(y)) for x, y in corners], [tuple(range(len(corners)))], kraft, False, name="flap")
    modify(thing, "SOLIDIFY", thickness=0.0003, offset=1)
    modify(thing, "BEVEL", width=0.00012, segments=2, limit_method="ANGLE")
    thing.parent = parent


for s in (-1, 1):
    flap([(s * EW / 2 * 0.997, -EH / 2 * 0.99), (s * EW / 2 * 0.997, EH / 2 * 0.99), (s * 0.012, 0.004), (s * 0.012, -0.004)][:: s], 0.0016, pocket)
flap([(-EW / 2 * 0.995, -EH / 2 * 0.995), (EW / 2 * 0.995, -EH / 2 * 0.995), (0.01, 0.012), (-0.01, 0.012)], 0.0019, pocket)
flap([(EW / 2 * 0.99, EH / 2), (-EW / 2 * 0.99, EH / 2), (-0.012, -0.014), (0.012, -0.014)], 0.0024, pocket, 0.006)
pocket.location, pocket.rotation_euler = (0.045, 0.062, 0.0008), (0, 0, math.radians(-17))

linen = cloth("#cfd3c4", 13000, 0.3, 0.04)
x_, y_ = 2.2, 2.2
folds = lambda x, y: 0.004 * np.exp(-(((x * 0.8 + y * 0.6 - 0.2) / 0.016) ** 2)) + 0.0034 * np.exp(-(((x * 0.95 - y * 0.3 + 0.22) / 0.014) ** 2)) + 0.0008 * np.sin(x * 16 + 3 * np.sin(y * 9)) * np.clip((np.hypot(x, y) - 0.12) * 8, 0, 1)
sheet(x_, y_, 420, 420, lambda x, y: folds(x, y) * np.clip((np.hypot(x, y * 1.1) - 0.11) * 10, 0, 1) - 0.0006, linen)
# eucalyptus, a ribbon's end, dried flowers
skin, stem = leaf_skin("#8a9c86", 0.6), matte("#8c7a63", 0.7)
branch([(-0.2, 0.16, 0.01), (-0.13, 0.145, 0.02), (-0.06, 0.16, 0.016), (0.0, 0.19, 0.012)], skin, stem, 17, 0.034, 0.024, 0.0011, 60, 0.1)
branch([(-0.2, 0.13, 0.008), (-0.165, 0.08, 0.018), (-0.155, 0.02, 0.014), (-0.165, -0.03, 0.008)], skin, stem, 14, 0.03, 0.022, 0.001, 60, 0.1)
blush = matte("#d98f86", 0.7, 0.1, 30, 0.3, 80, 0.2, 500, 0.3, depth=0.001)
for x, y, z, r in ((-0.115, 0.125, 0.014, 0.0055), (-0.098, 0.14, 0.018, 0.0045), (-0.12, 0.145, 0.017, 0.005), (-0.14, 0.128, 0.014, 0.004)):
    ball(r, (x, y, z), blush, (1, 1, 0.9))

SUN = (37, 148)
world("#d3dff2", 0.5)
sun(*SUN, 4.0, "#ffecd2", 1.3)
leaf_shadow(*SUN, (0.07, 0.05, 0.0), 0.8, 0.28, 3, 12, 70, 0.4)
area((0.3, -0.4, 0.5), (0, 0, 0), (0.5, 0.5), 1.2, "#f0ecff")
camera((0.03, -0.4, 0.56), (0.004, 0.006, 0.006), 78, 13, (0.0, -0.02, 0.012))

bake(dict(
    name="Greeting card and envelope",
    description="A card that opens a little, on its envelope and linen, with eucalyptus and leaf shadows.",
    categories=["stationery-and-cards"],
    keywords=["greeting card", "invitation", "envelope", "wedding", "birthday", "thank you", "stationery", "linen", "eucalyptus"],
    layers=[
        dict(id="envelope", name="Envelope color", surface="envelope", hue=[12, 0.42, 0.8, 1]),
        dict(id="card", name="Card color", surface="card", hue=[0, 0, 1, 1]),
        dict(id="front", name="Your design", surface="card", long_side=2800),
    ],
    sample={"front": "anemone-wedding"},
))
