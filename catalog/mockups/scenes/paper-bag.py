"""A paper shopping bag with rope handles on pale concrete before a coral wall; the shadow of a window frame."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow

start(61)
W, D, H = 0.24, 0.1, 0.31


def paper(name="bag"):
    """Coated card: nearly flat, with the long waves that a folded sheet keeps."""
    material, n = new(name)
    at = n.where()
    fibre = n.noise(at, 420, 3, 0.7)
    tone = n.math("MULTIPLY_ADD", n.noise(at, 9, 4), 0.12, 0.86)
    paint = n.mix(1.0, sweep(n, "bag"), n.ramp(tone, [(0.86, (0.94, 0.94, 0.94)), (0.96, (1, 1, 1))]), "MULTIPLY")
    normal = n.bump(n.noise(n.where((1, 1, 0.4)), 12, 3), 0.1, 0.006)
    n.surface({"Base Color": paint, "Roughness": 0.5, "Specular": 0.35, "Normal": n.bump(fibre, 0.05, 0.0003, normal)})
    return material


whole = bpy.data.objects.new("bag", None)
bpy.context.collection.objects.link(whole)
COLUMNS, ROWS = 61, 81


def side(place, material, uvs=True):
    """One wall of the bag: place(u, v) gives the point."""
    points, uv = [], []
    for j in range(ROWS):
        for i in range(COLUMNS):
            u, v = i / (COLUMNS - 1), j / (ROWS - 1)
            points.append(place(u, v))
            uv.append((u, v))
    faces = [(j * COLUMNS + i, j * COLUMNS + i + 1, (j + 1) * COLUMNS + i + 1, (j + 1) * COLUMNS + i) for j in range(ROWS - 1) for i in range(COLUMNS - 1)]
    thing = mesh(points, faces, material, True, name="side", uvs=uv)
    thing.parent = whole
    return thing


def lip(u):
    """The mouth gives inwards a little in the middle of the long sides."""
    return 0.010 * math.sin(math.pi * u) ** 2


def wave(u, v, seed):
    """Stiff paper pulls straight from fold to fold; only its middle waves, and the two handle knots dent it."""
    x = (u - 0.5) * 2
    long_ = 0.0028 * math.sin(2.4 * v + seed) * math.sin(math.pi * u) * math.sin(math.pi * min(1, v * 1.15)) ** 0.8
    fold = 0.0014 * math.exp(-(((v - 0.27 - 0.02 * x) / 0.01) ** 2)) - 0.0016 * math.exp(-(((v - 0.245 - 0.02 * x) / 0.03) ** 2))
    dents = sum(-0.0016 * math.exp(-(((x - s * 0.42) / 0.08) ** 2) - (((v - 0.93) / 0.03) ** 2)) for s in (-1, 1))
    return long_ + 0.7 * fold + dents


def front_at(u, v):
    return ((u - 0.5) * W, -D / 2 + lip(u) * v**2.2 - wave(u, v, 0.4), v * H + 0.0008 * math.sin(5 * u))


def back_at(u, v):
    return ((0.5 - u) * W, D / 2 - lip(u) * v**2.2 + wave(u, v, 2.0), v * H)


def gusset_at(s):
    """The narrow side, folded inwards along its middle above a triangle at the foot."""
    def at(u, v):
        y = (u - 0.5) * D * s
        depth = max(0.0, v - 0.16) / 0.84
        inwards = (1 - abs(u - 0.5) * 2) * (0.030 * min(1, depth * 1.25)) + (0.0016 * math.sin(9 * v) * math.sin(math.pi * u))
        ease = lip(0) * v
        return (s * (W / 2 - inwards), y * (1 - ease), v * H)
    return at


face = paper()
rest = paper()
front = side(front_at, face)
side(back_at, rest)
for s in (-1, 1):
    side(gusset_at(s), rest)
inside = side(lambda u, v: (front_at(1 - u, v)[0], front_at(1 - u, v)[1] + 0.0011, front_at(1 - u, v)[2] - 0.0001), rest)
side(lambda u, v: (back_at(1 - u, v)[0], back_at(1 - u, v)[1] - 0.0011, back_at(1 - u, v)[2] - 0.0001), rest)
# the turned-in rim: the edge is double, its top broken
for place, out in ((front_at, -1), (back_at, 1)):
    tube([(place(k / 60, 1)[0], place(k / 60, 1)[1] - out * 0.0005, place(k / 60, 1)[2] - 0.0003) for k in range(61)], 0.00075, rest).parent = whole
foot = box((W - 0.001, D - 0.001, 0.001), (0, 0, 0.0002), rest, 0.0003)
foot.parent = whole

# rope through eyelets
rope, n = new("rope")
at = n.where((1, 1, 1), "UV")
twist = n("TexWave", {"Vector": n("TexCoord").outputs["Generated"], "Scale": 40.0, "Distortion": 0.3}, bands_direction="DIAGONAL").outputs["Fac"]
n.surface({"Base Color": n.mix(twist, rgb("#cfc6b4"), rgb("#f3ecdf")), "Roughness": 0.9, "Specular": 0.15, "Normal": n.bump(twist, 0.7, 0.0012)})
brass = metal("#c8a468", 0.25)
for place, s, lean in ((front_at, -1, -0.018), (back_at, 1, 0.006)):
    ends = []
    for u in (0.29, 0.71):
        x, y, z = place(u, 0.93)
        ends.append(Vector((x, y + s * 0.0005, z)))
        ring = [(x + 0.0052 * math.cos(t), y + s * 0.0009, z + 0.0052 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)]
        tube(ring, 0.0012, brass).parent = whole
    a, b = sorted(ends, key=lambda p: p.x)
    path = [a + Vector((0, -s * 0.012, -0.004)), a + Vector((0, s * 0.004, 0.003)), a + Vector((0.002, s * 0.006, 0.03)), a + Vector((0.012, s * 0.004 + lean, 0.085)), a + Vector((0.034, s * 0.002 + lean * 1.6, 0.116)),
            b + Vector((-0.034, s * 0.002 + lean * 1.6, 0.114)), b + Vector((-0.012, s * 0.004 + lean, 0.083)), b + Vector((-0.002, s * 0.006, 0.03)), b + Vector((0, s * 0.004, 0.003)), b + Vector((0, -s * 0.012, -0.004))]
    tube(smooth_line([tuple(p) for p in path], 10), 0.0033, rope).parent = whole
# tissue paper peeping out
tissue, n = new("tissue")
soft = n("BsdfPrincipled", {"Base Color": rgb("#f6f1e8"), "Roughness": 0.85, "Specular": 0.15, "Normal": n.bump(n.noise(n.where(), 60, 5), 0.5, 0.004)})
n("OutputMaterial", {"Surface": n("MixShader", {0: 0.3, 1: soft, 2: n("BsdfTranslucent", {"Color": rgb("#f2e9da")})})})
for k, (x, lean, tall) in enumerate(((-0.062, -16, 0.05), (-0.015, 5, 0.062), (0.035, 12, 0.052), (0.072, 22, 0.04))):
    # a corner of a crumpled sheet
    points = []
    for j in range(16):
        for i in range(16):
            u, v = i / 15 - 0.5, j / 15
            points.append((u * 0.085 * (1 - v * 0.85), 0.012 * math.sin(u * 14 + k * 2 + v * 3) * (1 - v * 0.5) + 0.006 * math.sin(v * 9 + k), v * tall))
    faces = [(j * 16 + i, j * 16 + i + 1, (j + 1) * 16 + i + 1, (j + 1) * 16 + i) for j in range(15) for i in range(15)]
    sheet_ = mesh(points, faces, tissue, True, (x, 0.004 * (-1) ** k, H - 0.022), (random.uniform(-8, 8), lean, random.uniform(-25, 25)), "tissue")
    sheet_.parent = whole
    modify(sheet_, "SUBSURF", levels=1, render_levels=1)
whole.rotation_euler = (0, 0, math.radians(-19))
aov("front", face, by_uv(front, W / H, "UVMap", 49, 49))

concrete = matte("#cfcac2", 0.85, 0.08, 4, 0.3, 30, 0.25, 300, 0.25, depth=0.003)
box((4, 3, 0.05), (0, 0, -0.05), concrete, 0)
wall = surface("wall", 0.93, vary=0.04, vary_scale=3, bump=0.35, bump_scale=12, fine=0.25, fine_scale=140, specular=0.12, depth=0.004)
box((4, 0.1, 3), (0, 0.36, -0.5), wall, 0)
slab_ = matte("#e9e4da", 0.8, 0.05, 6, 0.3, 40, 0.25, 400, 0.25, depth=0.002)
box((0.17, 0.17, 0.2), (0.27, 0.17, 0), slab_, 0.002, (0, 0, 8))
glaze = matte("#f0e7d8", 0.4, 0.05, 14, 0.15, 40, 0.2, 300, 0.5, coat=0.2, depth=0.001)
pot([(0.022, 0), (0.034, 0.006), (0.045, 0.035), (0.036, 0.065), (0.02, 0.08), (0.018, 0.09), (0.022, 0.096)], 0.003, glaze, at=(0.27, 0.17, 0.2), wobble=0.006)
skin, stem = leaf_skin("#7d8f6a", 0.5), matte("#7a6a48", 0.7)
for a, out, rise in ((20, 0.06, 0.16), (140, 0.07, 0.18), (260, 0.05, 0.13)):
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out
    branch([(0.27, 0.17, 0.28), (0.27 + dx * 0.3, 0.17 + dy * 0.3, 0.29 + rise * 0.5), (0.27 + dx * 1.3, 0.17 + dy, 0.29 + rise)], skin, stem, 13, 0.04, 0.018, 0.001, 55)

SUN = (33, 214)
world("#cbd8f2", 0.5)
sun(*SUN, 4.3, "#ffe4bd", 0.9)
bars_shadow(*SUN, (0.02, 0.2, 0.23), 1.2, (0.27, 0.28), (3, 3), 0.03, 3)
leaf_shadow(*SUN, (-0.24, 0.3, 0.3), 0.7, 0.4, 2, 13, 30, 0.5)
area((0.9, -0.8, 0.7), (0, 0, 0.15), (0.7, 0.7), 3.2, "#e8eeff")
camera((0.02, -1.75, 0.36), (0.02, 0, 0.198), 92, 11, (0, -0.04, 0.17))

bake(dict(
    name="Paper shopping bag",
    description="A paper bag with rope handles on concrete before a painted wall, in the light of a window.",
    categories=["bags-and-apparel", "packaging"],
    keywords=["paper bag", "shopping bag", "gift bag", "boutique", "shop", "retail", "rope handles", "branding", "wall"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[12, 0.55, 0.68, 1]),
        dict(id="bag", name="Bag color", surface="bag", hue=[0, 0, 1, 1]),
        dict(id="front", name="Your design", surface="bag", long_side=2800),
    ],
    exposure=0.15,
    sample={"front": "clear:fernhill-logo"},
))
