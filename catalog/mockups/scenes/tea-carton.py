"""A tall carton on a round plinth, two faces to the camera; dusk blue all around, one warm ray of sun across."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow

start(83)
W, D, H = 0.082, 0.058, 0.168


def card():
    """Folding boxboard: satin, its edges a little round, its faces not quite flat."""
    material, n = new("carton")
    at = n.where()
    fibre = n.noise(at, 600, 3, 0.7)
    normal = n.bump(n.noise(at, 26, 3), 0.1, 0.003, n.bump(fibre, 0.05, 0.0003))
    paint = n.mix(1.0, sweep(n, "carton"), n.ramp(n.noise(at, 20, 4), [(0.3, (0.95, 0.95, 0.95)), (0.7, (1, 1, 1))]), "MULTIPLY")
    n.surface({"Base Color": paint, "Roughness": 0.42, "Specular": 0.4, "Normal": normal})
    return material


face = card()
box_ = box((W, D, H), (0, 0, 0), face, 0.0007, (0, 0, 0), 4)
# the tuck flap at the top: a gap behind and at the sides, as thin as card
dark = matte("#101114", 1)
gap = [box((W - 0.002, 0.0005, 0.0003), (0, D / 2 - 0.0012, H - 0.00025), dark, 0)]
for side in (-1, 1):
    gap.append(box((0.00045, D - 0.004, 0.0003), (side * (W / 2 - 0.0011), 0, H - 0.00025), dark, 0))
for thing in gap:
    thing.parent = box_
TURN = 33
box_.rotation_euler, box_.location = (0, 0, math.radians(TURN)), (0, 0, 0.0)
aov("front", face, flat(box_, (-W / 2, -D / 2, 0), (W, 0, 0), (0, 0, H), 0.0009))
aov("side", face, flat(box_, (-W / 2, D / 2, 0), (0, -D, 0), (0, 0, H), 0.0009))

chalk = matte("#8fa0ad", 0.85, 0.05, 8, 0.25, 40, 0.25, 400, 0.25, depth=0.002)
cylinder(0.085, 0.045, (0.0, 0.0, -0.045), chalk, 0.0025)
cylinder(0.055, 0.1, (-0.118, 0.1, -0.045), matte("#7d8fa0", 0.85, 0.05, 8, 0.25, 40, 0.25, 400, 0.25, depth=0.002), 0.0025)
ground = surface("room", 0.9, vary=0.02, vary_scale=3, bump=0.25, bump_scale=20, fine=0.2, fine_scale=300, specular=0.2, depth=0.002)
sheet(4, 3, 2, 200, lambda x, y: np.where(y > 0.22, 0.4 - np.sqrt(np.maximum(0, 0.16 - np.clip(y - 0.22, 0, 0.4) ** 2)) + np.maximum(0, y - 0.62) * 40, 0), ground, (0, 0, -0.045))
glaze = matte("#e8e2d6", 0.35, 0.05, 14, 0.1, 40, 0.15, 300, 0.5, coat=0.25, depth=0.001)
pot([(0.018, 0), (0.024, 0.003), (0.036, 0.02), (0.041, 0.042)], 0.0026, glaze, at=(-0.118, 0.1, 0.055), wobble=0.005)
cylinder(0.0365, 0.001, (-0.118, 0.1, 0.083), matte("#7a4a1c", 0.08, 0.02, specular=0.6), 0.0003)
# tea leaves beside the carton, and a wooden scoop's bowl of them
leaf_model = leaf(0.008, 0.0022, matte("#2c2b1e", 0.9, 0.1), 0.6, 0.9)
leaf_model.location = (0, 0, -50)
for _ in range(240):
    a, r = random.uniform(0, 6.28), abs(random.gauss(0, 0.011))
    again(leaf_model, (0.062 + r * math.cos(a), -0.034 + r * math.sin(a) * 0.7, 0.0008 + max(0, 0.006 - r * 0.35) * random.random()), (random.uniform(-50, 50), random.uniform(-40, 40), random.uniform(0, 360)), random.uniform(0.5, 1.1))
brass = metal("#c9a15e", 0.3)
ball(0.017, (0.142, 0.055, -0.045 + 0.017), brass)
skin, stem = leaf_skin("#7b8c78", 0.5), matte("#6b5a45", 0.7)
for path in (((0.17, 0.16, -0.04), (0.16, 0.15, 0.05), (0.13, 0.14, 0.14), (0.09, 0.13, 0.21)), ((0.18, 0.17, -0.04), (0.19, 0.16, 0.05), (0.19, 0.15, 0.13), (0.21, 0.14, 0.18))):
    branch(path, skin, stem, 18, 0.042, 0.02, 0.0014, 60, 0.15)

SUN = (33, 243)
world("#a9bede", 0.6)
sun(*SUN, 4.6, "#ffd9a8", 0.9)
bars_shadow(*SUN, (-0.02, 0.03, 0.1), 0.8, (0.17, 0.4), (2, 1), 0.03, 2.2, 8)
leaf_shadow(*SUN, (0.02, 0.1, 0.14), 0.45, 0.2, 2, 12, 40, 0.5)
area((0.5, -0.35, 0.35), (0, 0, 0.08), (0.3, 0.4), 1.1, "#dbe6ff")
area((-0.45, 0.05, 0.35), (0, 0, 0.08), (0.2, 0.4), 1.0, "#f2f4ff")
camera((0.0, -0.92, 0.19), (0.0, 0.0, 0.066), 96, 15, (0, -0.045, 0.08))

bake(dict(
    name="Tall carton",
    description="A tall carton on a round plinth, its front and one side to the camera, a ray of sun across.",
    categories=["packaging"],
    keywords=["carton", "box", "perfume", "tea", "product box", "package", "cosmetics", "plinth", "two faces"],
    layers=[
        dict(id="room", name="Background color", surface="room", hue=[212, 0.26, 0.62, 1]),
        dict(id="carton", name="Box color", surface="carton", hue=[0, 0, 1, 1]),
        dict(id="front", name="Front", surface="carton", long_side=2800),
        dict(id="side", name="Side", surface="carton", long_side=2800),
    ],
    sample={"front": "clear:mimosa-monogram", "side": "clear:mimosa-monogram", "carton": [38, 0.45, 0.9, 1]},
))
