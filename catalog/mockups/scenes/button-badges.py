"""Three button badges on the breast of a denim jacket: foil under a glossy dome, thread, a seam and a pocket's flap."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(216)


def denim():
    """Twill: diagonal ridges, white weft showing between, faded where it rubs; its color is chosen later."""
    material, n = new("denim")
    x, y, z = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
    jitter = n.math("MULTIPLY", n.noise(n.where(), 700, 3), 0.6)
    ridge = n.math("SINE", n.math("MULTIPLY_ADD", n.math("ADD", x, y), 2 * math.pi / 0.0012, n.math("MULTIPLY", jitter, 3.0)))
    dash = n.math("SINE", n.math("MULTIPLY_ADD", n.math("SUBTRACT", y, x), 2 * math.pi / 0.0019, n.math("MULTIPLY", ridge, 1.2)))
    height = n.math("ADD", n.math("MULTIPLY", ridge, 0.6), n.math("MULTIPLY", dash, 0.4))
    slub = n.noise(n.where((1200, 40, 1)), 1.0, 3)
    fade = n.math("MULTIPLY", n.noise(n.where(), 16, 5), 0.5)
    pale = n("MapRange", {"Value": n.math("ADD", n.math("MULTIPLY", height, 0.35), n.math("ADD", fade, n.math("MULTIPLY", slub, 0.35))), 1: 0.15, 2: 0.95}).outputs[0]
    paint = n.mix(pale, n.mix(1.0, sweep(n, "denim"), (0.55, 0.55, 0.55, 1), "MULTIPLY"), n.mix(0.35, sweep(n, "denim"), (1, 1, 1, 1), "SCREEN"))
    n.surface({"Base Color": n.mix(1.0, paint, (0.93, 0.93, 0.93, 1), "MULTIPLY"), "Roughness": 0.95, "Specular": 0.1, "Sheen": 0.25, "Normal": n.bump(height, 0.5, 0.0006)})
    return material


cloth_skin = denim()


def lie(x, y):
    """Stiff cloth: broad folds from the upper left, a ridge along the seams."""
    u, v = x * 0.8 + y * 0.6, y * 0.8 - x * 0.6
    return 0.006 * fbm(u, v * 0.35, 9, 3, seed=4) + 0.0035 * np.abs(fbm(u * 1.0, v * 0.5, 17, 3, seed=6)) + 0.0012 * np.exp(-(((x - 0.098) / 0.004) ** 2))


sheet(0.6, 0.6, 420, 420, lie, cloth_skin)
FIELD = lie(*np.meshgrid(np.linspace(-0.32, 0.32, 641), np.linspace(-0.32, 0.32, 641)))
at_ = lambda x, y: float(FIELD[round((y + 0.32) * 1000), round((x + 0.32) * 1000)])
# the pocket's flap: double cloth with a point, stitched along its edge
columns, rows, points = 78, 32, []
for i in range(columns):
    x = -0.125 + 0.154 * i / (columns - 1)
    foot = float(np.interp(x, [-0.125, -0.118, -0.048, 0.022, 0.029], [-0.094, -0.101, -0.1265, -0.101, -0.094]))
    for j in range(rows):
        t = j / (rows - 1)
        y = -0.05 + (foot + 0.05) * t
        rim = min(1, min(i, columns - 1 - i) / 2.5, (rows - 1 - j) / 2.0)
        points.append((x, y, at_(x, y) + 0.0004 + 0.0026 * max(0, rim) ** 0.5 + 0.003 * t * math.sin(math.pi * i / (columns - 1))))
faces = [(i * rows + j, i * rows + j + 1, (i + 1) * rows + j + 1, (i + 1) * rows + j) for i in range(columns - 1) for j in range(rows - 1)]
flap = mesh(points, faces, cloth_skin, True, name="flap")
thread = matte("#c98b45", 0.75, 0.08, 60, 0.3, 900, depth=0.0003)


def stitches(line, lift=0.0):
    """Dashes of thick thread, pulled into the cloth at their ends."""
    for a, b in zip(line, line[1:]):
        a, b = np.array(a), np.array(b)
        far = np.linalg.norm(b - a)
        count = max(1, int(far / 0.0036))
        for k in range(count):
            p, q = a + (b - a) * (k + 0.12) / count, a + (b - a) * (k + 0.88) / count
            z = at_(*((p + q) / 2)) + lift
            tube([(*p, z - 0.0002), (*((p + q) / 2), z + 0.0005), (*q, z - 0.0002)], 0.00042, thread)


for off in (0.0925, 0.0865):
    stitches([(off, y) for y in np.linspace(-0.16, 0.2, 12)], 0.0002)
stitches([(-0.16, -0.0475), (0.16, -0.0475)], 0.0002)
edge = [(-0.1215, -0.056), (-0.1215, -0.092), (-0.048, -0.1218), (0.0255, -0.092), (0.0255, -0.056)]
for a, b in zip(edge, edge[1:]):
    a, b = np.array(a), np.array(b)
    count = int(np.linalg.norm(b - a) / 0.0036)
    for k in range(count):
        p, q = a + (b - a) * (k + 0.12) / count, a + (b - a) * (k + 0.88) / count
        m = (p + q) / 2
        t = (m[1] + 0.05) / (-0.07)
        z = at_(*m) + 0.0031 + 0.003 * min(1, t) * math.sin(math.pi * (m[0] + 0.125) / 0.154)
        tube([(*p, z - 0.0002), (*m, z + 0.0005), (*q, z - 0.0002)], 0.00042, thread)
copper = metal("#b9743f", 0.32, 0.05)
lathe([(0.0005, 0.0032), (0.004, 0.0034), (0.0052, 0.0028), (0.0056, 0.0036), (0.0074, 0.0034), (0.0084, 0.002), (0.0086, 0.0)], copper, (-0.048, -0.106, at_(-0.048, -0.106) + 0.005), smooth=2)


def badge(radius, at, lean):
    """A dome of printed paper under clear foil, drawn over the rim of a tin shell. Gives the dome."""
    x, y = at
    skin = surface("badge", 0.16, bump=0.01, bump_scale=60, fine=0.0, specular=0.5, coat=0.7, depth=0.0006)
    high, rings, steps = radius * 0.17, 26, 96
    points, uvs = [(0, 0, high)], [(0.5, 0.5)]
    for k in range(1, rings + 1):
        t = k / rings
        r = radius * t
        z = high * (1 - t * t * 0.55) if t < 0.86 else high * (1 - 0.86**2 * 0.55) - high * 1.0 * ((t - 0.86) / 0.14) ** 2.2
        for s in range(steps):
            a = 2 * math.pi * s / steps
            points.append((r * math.cos(a), r * math.sin(a), z))
            uvs.append((0.5 + 0.5 * t * math.cos(a), 0.5 + 0.5 * t * math.sin(a)))
    faces = [(0, 1 + s, 1 + (s + 1) % steps) for s in range(steps)]
    faces += [(1 + (k - 1) * steps + s, 1 + k * steps + s, 1 + k * steps + (s + 1) % steps, 1 + (k - 1) * steps + (s + 1) % steps) for k in range(1, rings) for s in range(steps)]
    dome = mesh(points, faces, skin, True, (x, y, at_(x, y) + 0.0042), (lean[0], lean[1], lean[2]), "badge", uvs)
    lathe([(radius - 0.0004, high * -0.42), (radius + 0.0001, -0.0012), (radius - 0.001, -0.003), (radius * 0.8, -0.0034)], metal("#c9ccd0", 0.25), (x, y, at_(x, y) + 0.0042), lean, 128, smooth=1)
    return dome, skin


for layer, radius, at, lean in (("large", 0.0285, (-0.034, 0.022), (3, -2, 8)), ("middle", 0.0225, (0.035, -0.018), (-2, 3, -12)), ("small", 0.016, (0.034, 0.052), (3, 3, 20))):
    dome, skin = badge(radius, at, lean)
    aov(layer, skin, by_uv(dome, 1.0, "UVMap", 33, 33, 0.4999))

SUN = (37, 143)
world("#cbd9f2", 0.5)
sun(*SUN, 4.4, "#ffeacb", 1.0)
leaf_shadow(*SUN, (0.0, 0.03, 0), 0.45, 0.2, 3, 13, 40, 0.5)
area((-0.22, 0.42, 0.36), (0, 0, 0), (0.18, 0.3), 0.75, "#f4f8ff")
area((0.35, -0.3, 0.35), (0, 0, 0), (0.25, 0.25), 0.35, "#fff2e2")
camera((0.03, -0.2, 0.44), (0.0, 0.0, 0.0), 94, 15)

bake(dict(
    name="Button badges on denim",
    description="Three button badges of different sizes on the breast of a denim jacket.",
    categories=["promo", "bags-and-apparel"],
    keywords=["button", "badge", "pin", "pin-back", "denim", "jacket", "band", "campaign", "merchandise", "promotion", "round"],
    layers=[
        dict(id="denim", name="Denim color", surface="denim", hue=[216, 0.42, 0.36, 1]),
        dict(id="large", name="Large badge", surface="badge", long_side=2000),
        dict(id="middle", name="Middle badge", surface="badge", long_side=2000),
        dict(id="small", name="Small badge", surface="badge", long_side=2000),
    ],
    sample={"large": "patterned-monogram", "middle": "bird-mark-logo", "small": "sunrise-mark-logo"},
))
