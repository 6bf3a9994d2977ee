"""Mountains over a still lake: dawn, noon, autumn evening."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403

V = variant({
    "dawn": dict(shape=(3, 2), seed=21, sky=[(0.0, "#f6c7a4"), (0.06, "#efb6a6"), (0.2, "#b3a6c9"), (0.6, "#5c78b0")], sun=(9, 205, 3.6, "#ffb48a"), air="#d9b6b4", half=16000, snow=1050, wood="#1f2e2a", grass="#3a4234", power=0.75, wave=0.10),
    "noon": dict(shape=(3, 2), seed=34, sky=[(0.0, "#bcd9ee"), (0.15, "#86b8e0"), (0.7, "#2f6fb4")], sun=(42, 235, 4.6, "#fff3e0"), air="#a9c6de", half=22000, snow=1250, wood="#27402a", grass="#4f6a36", power=0.8, wave=0.3),
    "autumn": dict(shape=(2, 3), seed=47, sky=[(0.0, "#f3d2a2"), (0.1, "#e6c3a0"), (0.35, "#9fb3cc"), (0.8, "#4f7ab0")], sun=(16, 200, 4.6, "#ffca8a"), air="#e3c9a8", half=17000, snow=1350, wood="#8a5a1c", grass="#a06a22", power=0.8, wave=0.12),
})
start(V["seed"])
s = V["seed"]
AIR = rgb(V["air"])


def skin():
    """Forest low, rock on what is steep, snow on what is high and flat enough; all of it behind air."""
    material, n = new()
    place = n("SeparateXYZ", {0: n("NewGeometry").outputs["Position"]})
    steep = n("SeparateXYZ", {0: n("NewGeometry").outputs["Normal"]}).outputs[2]
    at = n.where()
    rough = n.noise(at, 0.004, 8, 0.65)
    rock = n.ramp(n.noise(n.where((1, 1, 3)), 0.006, 8, 0.7), [(0.3, rgb("#3a3836")), (0.7, rgb("#7a7470"))])
    trees = n.ramp(n.noise(at, 0.05, 4, 0.8), [(0.35, tuple(v * 0.45 for v in rgb(V["wood"])[:3])), (0.7, tuple(v * 1.5 for v in rgb(V["wood"])[:3]))])
    meadow = n.mix(n("MapRange", {"Value": n.noise(at, 0.0016, 4), 1: 0.5, 2: 0.6}).outputs[0], trees, rgb(V["grass"]))
    high = n.math("MULTIPLY_ADD", rough, 500.0, place.outputs[2])
    green = n("MapRange", {"Value": high, 1: 700.0, 2: 950.0, 3: 1.0, 4: 0.0}).outputs[0]
    flat_ = n("MapRange", {"Value": steep, 1: 0.55, 2: 0.72}).outputs[0]
    paint = n.mix(n.math("MULTIPLY", green, flat_), rock, meadow)
    white = n.math("MULTIPLY", n("MapRange", {"Value": high, 1: V["snow"] + 100.0, 2: V["snow"] + 320.0}).outputs[0], n("MapRange", {"Value": steep, 1: 0.5, 2: 0.7}).outputs[0])
    paint = n.mix(white, paint, rgb("#f0f3f8"))
    shade = n("BsdfDiffuse", {"Color": paint, "Normal": n.bump(n.noise(at, 0.03, 6, 0.7), 0.5, 12.0)})
    n("OutputMaterial", {"Surface": n.through_air(shade, AIR, V["half"], 400.0)})
    return material


ground = skin()


def range_(x, y, k=0, tall=1500):
    ridges = fbm(x, y, 1 / 2900, 10, 0.5, seed=s + k, ridged=True)
    broad = 0.5 + 0.5 * fbm(x, y, 1 / 6500, 2, seed=s + 50 + k)
    notch = 1 - 0.55 * np.exp(-(((x - 500) / 1500) ** 2))
    return (ridges**1.35 * 1.75 - 0.2) * tall * (0.55 + 0.75 * broad) * notch


def shore(x, y):
    """Out of the water at its edge, full height behind."""
    away = y + 2600 + 700 * fbm(x, y * 0.2, 1 / 2600, 3, seed=s + 3) - 0.06 * np.abs(x - 300)
    rise = np.clip(away / 3200, 0, 1) ** 1.25
    return range_(x, y, 0, 1750) * rise + np.clip(away, -400, 160) * 0.5 + 25 * fbm(x, y, 1 / 200, 4, seed=s + 5) * (away > 0) - 60


sheet(15000, 8000, 1300, 700, shore, ground, (300, 7300, 0))
sheet(30000, 6000, 1100, 260, lambda x, y: range_(x, y, 9, 2600) * np.exp(-((y / 2600) ** 2)), ground, (0, 14500, 0))
for side in (-1, 1):  # wooded points reach in from the sides
    sheet(2600, 2200, 420, 360, lambda x, y, side=side: 240 * np.clip(1 - np.hypot((x - side * 1000) / 1250, y / 760), 0, 1) ** 0.8 * (1.1 + 0.6 * fbm(x, y, 1 / 420, 5, seed=s + 12 + side)) + 26 * fbm(x, y, 1 / 36, 3, seed=s + 14, ridged=True) - 32,
          ground, (side * 2050, 2300 + 500 * side, 0))
water, n = new()
at = n.where((1, 0.3, 1))
near = n("MapRange", {"Value": n("CameraData").outputs["View Distance"], 1: 60.0, 2: 2600.0, 3: 1.0, 4: 0.22}).outputs[0]
ripple = n("Bump", {"Height": n.noise(at, 0.22, 4, 0.55), "Strength": n.math("MULTIPLY", near, V["wave"]), "Distance": 1.0}).outputs[0]
n.surface({"Base Color": rgb("#0c2230"), "Roughness": 0.03, "Specular": 0.5, "Normal": ripple})
box((40000, 24000, 1), (0, 6000, -1), water, 0)
backdrop(V["sky"], V["power"])
height, round_, power, color = V["sun"]
sun(height, round_, power, color, 1.0)
stones = matte("#5a564f", 0.8, 0.2, 3, 0.5, 6, 0.3, 40, 0.3, depth=0.05)
for _ in range(46):
    y = random.uniform(7, 26)
    x = random.uniform(-0.55, 0.55) * y
    r = random.uniform(0.15, 0.6) * (0.5 + y / 30)
    ball(r, (x, y, -0.1), stones, (random.uniform(0.9, 1.6), 1, random.uniform(0.35, 0.6)), (random.uniform(-15, 15), 0, random.uniform(0, 360)), 3)
camera((0, 0, 3.2), (120, 4000, 420 if V["shape"] == (3, 2) else 520), 30 if V["shape"] == (3, 2) else 27, 0)
shoot(V["shape"], exposure=0.15, bounces=2)
