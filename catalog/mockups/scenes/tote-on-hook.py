"""A canvas tote on a wooden peg, before a lime-washed wall in the evening sun; leaf shadows over both."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(44)
W, H = 0.37, 0.40
# z of the peg the handles hang from, and of the seam at the top of the bag
PEG, TOP = 0.27, 0.0


def bulge(u, v):
    """How far the cloth stands off the wall: drop folds under the handles, slack at the foot, no two sides the same."""
    x = (u - 0.5) * 2
    belly = 0.020 * (1 - x**4) * math.sin(math.pi * min(1, (1 - v) * 0.62 + 0.08))
    folds = 0.0
    # folds fall from where the handles are sewn on, apart and softer the lower they get
    for at, lean, deep, wide in ((-0.36, -0.22, 0.0085, 0.085), (0.36, 0.16, 0.0095, 0.08), (-0.30, 0.30, 0.0055, 0.075), (0.31, -0.26, 0.005, 0.07), (-0.46, -0.42, 0.004, 0.06), (0.5, 0.4, 0.004, 0.06)):
        way = at + lean * (1 - v)
        folds += deep * math.exp(-(((x - way) / (wide + 0.12 * (1 - v))) ** 2)) * math.exp(-(1 - v) * 1.5) * (1 - math.exp(-(1 - v) * 9))
    sag = -0.0055 * math.exp(-((x / 0.26) ** 2)) * math.exp(-(((1 - v) / 0.28) ** 2))
    crease = 0.0028 * math.sin(9 * v + 2.2 * x + 1.5 * math.sin(3 * x)) * (1 - v) ** 1.5 * v**0.5
    crumple = 0.0016 * math.sin(23 * x + 7 * v + 3 * math.sin(6 * v)) * (1 - v) * v * 4
    # folded flat in a drawer once: one crease across, one down
    pressed = -0.0012 * math.exp(-(((v - 0.47) / 0.012) ** 2)) - 0.0008 * math.exp(-(((x - 0.02) / 0.018) ** 2)) * (1 - v)
    return belly + 1.9 * folds + sag + 1.6 * crease + 1.3 * crumple + pressed


def outline(u, v):
    """Where a point of the bag hangs, x and z: the top sags between the handles, the foot is a little narrower."""
    x = (u - 0.5) * 2
    sag = -0.011 * math.exp(-((x / 0.42) ** 2)) * v**3 - 0.012 * max(0, abs(x) - 0.5) ** 1.3 * 2.2 * v**3
    sway = 0.004 * math.sin(3.1 * v + 0.5) * (1 - v)
    return W / 2 * x * (1 - 0.02 * (1 - v) ** 2 - 0.012 * math.sin(math.pi * v)) + sway, TOP - H * (1 - v) + sag + 0.006 * (1 - v) * math.cos(2.1 * x + 0.4) * 0.6


def canvas(name="canvas"):
    """Threads over and under, raw cotton with specks; the color is chosen later."""
    material, n = new(name)
    uv = n("Mapping", {"Vector": n("TexCoord").outputs["UV"], "Scale": (W, H, 1)}).outputs[0]
    wave = lambda way: n("TexWave", {"Vector": uv, "Scale": 210.0, "Distortion": 1.2, "Detail": 2.0, "Detail Scale": 2.0}, bands_direction=way).outputs["Fac"]
    height = n.math("MAXIMUM", wave("X"), wave("Y"))
    cloud = n.noise(n.where(), 14, 5)
    slub = n.noise(n.where((20, 20, 260)), 3, 3)
    tone = n.math("MULTIPLY_ADD", height, 0.2, n.math("MULTIPLY_ADD", cloud, 0.1, n.math("MULTIPLY_ADD", slub, 0.14, 0.62)))
    paint = n.mix(1.0, n.mix(1.0, sweep(n, "canvas"), rgb("#fbf3e2"), "MULTIPLY"), n.ramp(tone, [(0.5, (0.7, 0.69, 0.67)), (0.95, (1, 1, 1))]), "MULTIPLY")
    normal = n.bump(n.noise(n.where(), 90, 4), 0.12, 0.003)
    n.surface({"Base Color": paint, "Roughness": 0.92, "Specular": 0.12, "Sheen": 0.35, "Normal": n.bump(height, 0.35, 0.0007, normal)})
    return material


front_cloth, strap_cloth = canvas(), canvas()
columns, rows_ = 121, 129
points, uvs = [], []
for j in range(rows_):
    for i in range(columns):
        u, v = i / (columns - 1), j / (rows_ - 1)
        x, z = outline(u, v)
        edge = min(u, 1 - u, v) * 14  # the sides and the foot close towards the back
        close = math.sqrt(max(0.0, 1 - (1 - min(1, edge)) ** 2))
        points.append((x, -0.006 - (0.012 + bulge(u, v)) * close, z))
        uvs.append((u, v))
faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows_ - 1) for i in range(columns - 1)]
front = mesh(points, faces, front_cloth, True, name="front", uvs=uvs)
# the hem: stitched twice, so the cloth there is double
hem = []
for j, (v, out) in enumerate(((0.926, 0.0), (0.93, 0.0016), (0.95, 0.002), (0.985, 0.002), (0.998, 0.0016), (1.001, -0.004))):
    for i in range(columns):
        u = i / (columns - 1)
        x, z = outline(u, min(1, v))
        hem.append((x * 1.0015, -0.006 - (0.012 + bulge(u, min(1, v))) * math.sqrt(max(0.0, 1 - (1 - min(1, min(u, 1 - u) * 14)) ** 2)) - out, z + max(0, v - 1) * H))
mesh(hem, [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(5) for i in range(columns - 1)], strap_cloth, True, name="hem", uvs=[(i % columns / columns, 0.93 + 0.07 * (i // columns) / 5) for i in range(len(hem))])
# the back, seen only above the hem
back = [(outline(i / 40, j / 8)[0] * 0.995, -0.004, outline(i / 40, j / 8)[1] + 0.004 * (j / 8)) for j in range(9) for i in range(41)]
mesh(back, [(j * 41 + i, j * 41 + i + 1, (j + 1) * 41 + i + 1, (j + 1) * 41 + i) for j in range(8) for i in range(40)], strap_cloth, True, name="back")


def strap(path, width=0.027, thick=0.0022):
    """A woven band along a path of (x, y, z), its flat side to -y."""
    line = smooth_line(path, 14)
    ring, band = [(-1, 0.6), (-0.97, 1), (0.97, 1), (1, 0.6), (1, -0.6), (0.97, -1), (-0.97, -1), (-1, -0.6)], []
    for k, p in enumerate(line):
        p = Vector(p)
        ahead = (Vector(line[min(k + 1, len(line) - 1)]) - Vector(line[max(k - 1, 0)])).normalized()
        side = ahead.cross(Vector((0, -1, 0))).normalized()
        out = side.cross(ahead).normalized()
        band += [p + side * (a * width / 2) + out * (b * thick / 2) for a, b in ring]
    n_ = len(ring)
    faces = [(k * n_ + i, k * n_ + (i + 1) % n_, (k + 1) * n_ + (i + 1) % n_, (k + 1) * n_ + i) for k in range(len(line) - 1) for i in range(n_)]
    long = len(line)
    uvs = [((i % n_) / n_ * width * 2 / W, k / long * 1.4) for k in range(long) for i in range(n_)]
    mesh(band, faces, strap_cloth, True, name="strap", uvs=uvs)


def depth(u, v):
    return -0.006 - (0.012 + bulge(u, v)) - 0.0034


for side in (-1, 1):
    u = 0.5 + side * 0.182
    x0, z0 = outline(u, 0.905)
    x1, z1 = outline(u, 1.0)
    strap([(x0, depth(u, 0.905), z0), (x0 * 1.0, depth(u, 0.95), (z0 + z1) / 2), (x1 * 0.985, depth(u, 1), z1), (x1 * 0.8, -0.026, z1 + 0.08), (x1 * 0.43, -0.03, z1 + 0.18), (x1 * 0.18, -0.033, PEG - 0.012), (side * 0.004, -0.034, PEG + 0.0125)])
    strap([(x1 * 0.93, -0.004, z1 - 0.02), (x1 * 0.95, -0.006, z1 + 0.02), (x1 * 0.74, -0.013, z1 + 0.09), (x1 * 0.38, -0.016, z1 + 0.185), (x1 * 0.15, -0.018, PEG - 0.012), (side * 0.004, -0.019, PEG + 0.0125)])
    # a square of stitches where the strap is sewn on
    thread = matte("#cfc3ab", 0.9)
    for k in range(26):
        t = k / 26 * 4
        a, b = ((t, 0), (1, t - 1), (3 - t, 1), (0, 4 - t))[int(t)]
        du, dv = (a - 0.5) * 0.02 / W, 0.012 + b * 0.052
        x, z = outline(u + du, 0.905 + dv)
        ball(0.0007, (x, depth(u, 0.905 + dv) - 0.0012, z), thread, (1.6, 0.6, 1) if int(t) % 2 == 0 else (0.9, 0.6, 1.8), levels=2)

oak = wood("#b98a5c", "#7d5432", 8.0, 1, 0.45, 0.2)
cylinder(0.0115, 0.06, (0, 0.004, PEG), oak, 0.003, (90, 0, 0))
box((0.9, 0.018, 0.062), (0.0, -0.002, PEG - 0.031), wood("#b98a5c", "#7d5432", 5.0, 0, 0.45, 0.2), 0.003)
for x in (-0.33, 0.33):
    cylinder(0.0115, 0.06, (x, 0.004, PEG), oak, 0.003, (90, 0, 0))
wall = surface("wall", 0.95, vary=0.06, vary_scale=2.6, bump=0.6, bump_scale=9, fine=0.35, fine_scale=90, specular=0.1, depth=0.006)
box((4, 0.1, 3), (0, 0.057, -1.5), wall, 0)

# the print area, as a second map over the front: the canvas pulls the picture along
U0, U1, V0, V1 = 0.15, 0.85, 0.09, 0.835
layer = front.data.uv_layers.new(name="print")
for loop in front.data.loops:
    u, v = uvs[loop.vertex_index]
    layer.data[loop.index].uv = ((u - U0) / (U1 - U0), (v - V0) / (V1 - V0))
aov("print", front_cloth, by_uv(front, (U1 - U0) * W / ((V1 - V0) * H), "print", 57, 57))

# a low cabinet below, what stands on it
FOOT = -0.475
teak = wood("#a9774a", "#6d4528", 4.0, 0, 0.4, 0.2)
box((2, 0.3, 0.03), (0, -0.15, FOOT - 0.03), teak, 0.003)
box((2, 0.27, 0.4), (0, -0.15, FOOT - 0.44), teak, 0.002)
glaze = matte("#46574f", 0.35, 0.08, 14, 0.15, 40, 0.2, 300, 0.5, coat=0.2, depth=0.002)
pot([(0.04, 0), (0.05, 0.006), (0.062, 0.05), (0.068, 0.1), (0.07, 0.104)], 0.005, glaze, at=(0.295, -0.13, FOOT), wobble=0.004)
cylinder(0.06, 0.01, (0.295, -0.13, FOOT + 0.08), matte("#3b2c22", 1, 0.3, 60, 1, 120))
skin, stem = leaf_skin("#5c7a4c", 0.45), matte("#6d7445", 0.7)
for a in range(0, 360, 45):
    out, rise = random.uniform(0.04, 0.09), random.uniform(0.14, 0.3)
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out
    branch([(0.295, -0.13, FOOT + 0.08), (0.295 + dx * 0.35, -0.13 + dy * 0.35, FOOT + 0.09 + rise * 0.6), (0.295 + dx, -0.13 + dy, FOOT + 0.09 + rise), (0.295 + dx * 1.8, -0.13 + dy, FOOT + 0.09 + rise * 0.95)], skin, stem, 12, 0.06, 0.03, 0.0017, 60, start_at=0.25)
paper = matte("#e6ddcb", 0.9, 0.06, 40, 0.1, 300, 0.05, depth=0.0005)
for k, (color, wide, high) in enumerate((("#7c3b2e", 0.21, 0.024), ("#d9c39a", 0.19, 0.02))):
    z = FOOT + 0.024 * k
    box((wide - 0.004, 0.144, high - 0.004), (-0.3, -0.14, z + 0.002), paper, 0.001, (0, 0, 6 - 9 * k))
    for up in (0.0, high - 0.002):
        box((wide, 0.15, 0.002), (-0.3, -0.14, z + up), matte(color, 0.7, 0.06, 14, 0.3, 420, depth=0.001), 0.0007, (0, 0, 6 - 9 * k))

SUN = (30, 200)
world("#c4d4f0", 0.36)
sun(*SUN, 6.4, "#ffe4c0", 1.2)
leaf_shadow(*SUN, (0.14, 0.0, 0.06), 1.3, 0.62, 4, 13, 28, 0.4)
area((1.2, -1.5, 0.6), (0, 0, -0.1), (0.8, 0.8), 5, "#e8efff")
camera((0.12, -2.3, -0.03), (0.012, 0, -0.06), 92, 8, (0, -0.03, -0.1))

bake(dict(
    name="Tote bag on a peg",
    description="A canvas tote bag on a wooden peg before a lime-washed wall, in evening sun.",
    categories=["bags-and-apparel"],
    keywords=["tote", "bag", "canvas", "cotton", "shopper", "shop", "merchandise", "eco", "wall", "hook", "leaf shadow"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[30, 0.3, 0.8, 1]),
        dict(id="canvas", name="Bag color", surface="canvas", hue=[40, 0.3, 0.93, 1]),
        dict(id="print", name="Your design", surface="canvas", long_side=2800),
    ],
    exposure=-0.1,
    sample={"print": "clear:kestrel-monogram"},
))
