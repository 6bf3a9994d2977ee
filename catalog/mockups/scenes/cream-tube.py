"""A tube of cream on a shelf before hand-made tiles, each with its own tilt and glaze; a brush of eucalyptus, morning light."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow
from props.still import twigs, vase
from props.stone import slab, stone

start(208)
R, LOW, HIGH, CAP = 0.0195, 0.026, 0.146, 0.024  # radius at the cap, tube from and to, height of the cap

satin = surface("tube", 0.36, bump=0.02, bump_scale=24, fine=0.02, fine_scale=900, specular=0.45, coat=0.15, depth=0.0012)
columns, rows = 145, 97
points, uvs = [], []
for j in range(rows):
    v = j / (rows - 1)
    z = LOW + (HIGH - LOW) * v
    t = max(0.0, min(1.0, (v - 0.02) / 0.86)) ** 1.15  # from round to flat
    wide = R * (1 + (math.pi / 2 - 1) * t * 0.98)
    deep = R * max(0.028, 1 - t) ** 0.92
    dent = 0.0016 * math.sin(v * 7 + 0.6) * (1 - v) * v * 4
    for i in range(columns):
        a = math.radians(-90) + 2 * math.pi * (i / (columns - 1) - 0.5)  # i in the middle faces -y
        crimp = 0.00012 * math.sin(z * 2 * math.pi / 0.0016) if v > 0.925 else 0
        points.append((wide * math.cos(a), deep * math.sin(a) + (dent - 0.0006 * math.cos(3 * a)) * (1 - t) - (crimp if math.sin(a) < 0 else -crimp), z))
        uvs.append(((i / (columns - 1) - 0.27) / 0.46, (v - 0.05) / 0.84))
faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
tube_ = mesh(points, faces, satin, True, name="tube", uvs=uvs)
lid = surface("cap", 0.3, bump=0.02, bump_scale=40, fine=0.03, fine_scale=900, specular=0.45, depth=0.0006)
cap = lathe([(0.0005, 0), (0.0202, 0.0002), (0.021, 0.0009), (0.0211, CAP - 0.0008), (0.0204, CAP), (0.018, CAP + 0.0003), (0.0176, CAP + 0.0022), (0.0005, CAP + 0.0022)], lid, steps=160, smooth=0)
cap.data.use_auto_smooth, cap.data.auto_smooth_angle = True, math.radians(40)
for thing in (tube_, cap):
    thing.rotation_euler = (0, 0, math.radians(13))
aspect = 0.46 * 2 * math.pi * R / (0.84 * (HIGH - LOW))
aov("front", satin, by_uv(tube_, aspect, "UVMap", 41, 49))

# hand-made tiles: no two level, their glaze pooled at the edges
TILE, GAP = 0.1, 0.0035
for i in range(-7, 8):
    for j in range(-1, 8):
        tone = random.uniform(0.9, 1.04)
        glaze, n = new("tile")
        at = n.where()
        cloud = n.noise(n("Mapping", {"Vector": at, "Location": (i * 3.1, 0, j * 2.3)}).outputs[0], 24, 5, 0.55)
        base = n.mix(1.0, sweep(n, "tile"), n.ramp(cloud, [(0.25, (0.8 * tone,) * 3), (0.7, (min(1, tone),) * 3)]), "MULTIPLY")
        wave_ = n.noise(n("Mapping", {"Vector": at, "Location": (i * 1.7, 0, j * 1.9)}).outputs[0], 17, 2)
        n.surface({"Base Color": base, "Roughness": 0.1, "Specular": 0.55, "Normal": n.bump(cloud, 0.15, 0.003, n.bump(wave_, 0.9, 0.009))})
        box((TILE - GAP, 0.012, TILE - GAP), (i * TILE + 0.02, 0.15 + random.uniform(-0.0006, 0.0006), j * TILE + 0.002), glaze, 0.0022, (random.uniform(-1.8, 1.8), random.uniform(-0.4, 0.4), random.uniform(-1.8, 1.8)), 4)
box((3, 0.02, 2), (0, 0.162, -0.5), matte("#d9d2c4", 0.95, 0.06, 20, 0.5, 120, 0.5, 600, 0.1, depth=0.002), 0)
slab(1.6, 0.36, 0.05, (0.0, 0.0, -0.05), stone("#ece6da", "#cfc5b2", True, 4), 0.003, (0, 0, 0), 0.0006)

mouth = vase((0.118, 0.07, 0), 0.105, "#e7ded0", "round")
twigs(mouth, 5, 0.2, 0.085, 0.034, 0.03, "#8aa08c", 13, 0.5)
# a folded towel and a bar of soap in a dish
towel = matte("#f0ebe2", 0.98, 0.05, 60, 0.6, 420, 0.8, 1500, 0.05, sheen=0.6, depth=0.003)
z = 0.0
for k in range(3):
    thing = box((0.15, 0.1, 0.02), (-0.145, 0.058 + 0.002 * k, z), towel, 0.0095, (0, 0, 2 * k - 3), 6)
    modify(thing, "SUBSURF", levels=4, render_levels=4, subdivision_type="SIMPLE")
    texture = bpy.data.textures.new("pile", "CLOUDS")
    texture.noise_scale = 0.03
    modify(thing, "DISPLACE", texture=texture, strength=0.003, mid_level=0.5)
    z += 0.0195
soap = matte("#c9d3b4", 0.5, 0.05, 30, 0.15, 60, 0.3, 400, 0.4, sss=0.2, depth=0.001)
box((0.058, 0.036, 0.02), (-0.145, 0.045, z + 0.001), soap, 0.009, (0, 0, -16), 8)
pebble = matte("#b8a894", 0.6, 0.08, 30, 0.2, 60, 0.2, 500, 0.35, speckle=("#7d6d5a", 300), depth=0.001)
ball(0.013, (0.062, -0.052, 0.0075), pebble, (1.2, 0.95, 0.6), (0, 0, 25))

SUN = (34, 216)
world("#dbe4f0", 0.45)
sun(*SUN, 4.6, "#ffe8c9", 1.2)
leaf_shadow(*SUN, (0.0, 0.1, 0.12), 0.6, 0.3, 3, 12, 25, 0.45)
area((-0.55, -0.2, 0.35), (0, 0, 0.08), (0.16, 0.42), 2.8, "#fffaf2")
area((0.5, -0.35, 0.4), (0, 0, 0.08), (0.14, 0.4), 1.3, "#eaf2ff")
camera((0.02, -0.64, 0.125), (0.006, 0, 0.077), 98, 13, (0, -0.018, 0.085))

bake(dict(
    name="Tube of cream",
    description="A tube of cream on a stone shelf before hand-made tiles, with a towel, soap and eucalyptus.",
    categories=["packaging"],
    keywords=["tube", "cream", "hand cream", "lotion", "cosmetics", "toothpaste", "skincare", "beauty", "bathroom", "tiles", "eucalyptus"],
    layers=[
        dict(id="tile", name="Tile color", surface="tile", hue=[172, 0.24, 0.62, 1]),
        dict(id="tube", name="Tube color", surface="tube", hue=[0, 0, 1, 1]),
        dict(id="cap", name="Cap color", surface="cap", hue=[24, 0.52, 0.68, 1]),
        dict(id="front", name="Your design", surface="tube", long_side=2800),
    ],
    sample={"front": "clear:flower-mark-logo"},
))
