"""Macarons: a pile on card, a tower, rows."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from props import plate, scatter, stone, table

V = variant({
    "blush": dict(shape=(1, 1), ground="#efc9c4", tints=["#e8a7a0", "#f3e2c8", "#b9cba8", "#c9b3d6", "#f0cf8a"], sun=(34, 130), pose="flat", seed=3),
    "tower": dict(shape=(2, 3), ground="#cfdcd3", tints=["#e9b4ad", "#b7cbb0", "#f2dfc0", "#d9a27c", "#c6b2d4"], sun=(36, 222), pose="tower", seed=5),
    "cocoa": dict(shape=(3, 2), ground="#2e2420", tints=["#6b4430", "#c79a6b", "#efe0c9", "#4a2d22", "#b5653f"], sun=(28, 120), pose="heap", seed=8),
})
start(V["seed"])
table(matte(V["ground"], 0.85, 0.02, 1.5, 0.1, 30, 0.2, 300, 0.2, depth=0.002), at=(0, 1))
if V["pose"] == "tower":
    box((6, 0.1, 4), (0, 0.9, 0), matte(V["ground"], 0.9, 0.02, 1), 0)


def half_shell(color):
    """A smooth dome over a ruffled foot."""
    top = [(0.0005, 0.0125), (0.008, 0.0122), (0.015, 0.0105), (0.0195, 0.0072), (0.0208, 0.0045)]
    thing = lathe(smooth_line([(0.0005, 0.0), (0.019, 0.0), (0.0222, 0.0012), (0.0224, 0.0032), (0.0205, 0.0044), *reversed(top[:-1])], 4),
                  matte(color, 0.62, 0.05, 60, 0.12, 160, 0.22, 900, 0.3, depth=0.0012), smooth=1, steps=160)
    rng = np.random.default_rng(random.randrange(999))
    bumps = rng.normal(size=40)
    for v in thing.data.vertices:
        r, z = math.hypot(v.co.x, v.co.y), v.co.z
        if r > 0.018 and z < 0.0046:  # the foot foams outward
            a = math.atan2(v.co.y, v.co.x) / (2 * math.pi) * 40
            i, f = int(math.floor(a)) % 40, a - math.floor(a)
            k = 1 + 0.028 * (bumps[i] * (1 - f) + bumps[(i + 1) % 40] * f) + random.uniform(-0.022, 0.022)
            v.co.x, v.co.y, v.co.z = v.co.x * k, v.co.y * k, z + random.uniform(-0.0004, 0.0004)
    return thing


models = []
for color in V["tints"]:
    shell = half_shell(color)
    shell.location = (0, 0, -50)
    cream = tuple(min(1, c * 0.75 + 0.3) for c in rgb(color)[:3]) + (1,)
    fill = lathe(smooth_line([(0.0005, 0), (0.0185, 0), (0.0202, 0.0032), (0.0185, 0.0064), (0.0005, 0.0064)], 4), matte(cream, 0.5, 0.08, 80, 0.3, 200, depth=0.002), (0, 0, -50), wobble=0.02, smooth=1)
    models.append((shell, fill))


def macaron(at, turn=(0, 0, 0), which=None):
    shell, fill = models[random.randrange(len(models)) if which is None else which % len(models)]
    root = bpy.data.objects.new("macaron", None)
    root.location, root.rotation_euler = at, [math.radians(t) for t in turn]
    root.scale = (random.uniform(0.96, 1.05),) * 3
    bpy.context.collection.objects.link(root)
    for thing, z, flip in ((shell, 0.0055, 0), (shell, -0.0005, 180), (fill, -0.001, 0)):
        copy = again(thing, (random.uniform(-0.0006, 0.0006), 0, z), (flip, 0, random.uniform(0, 360)))
        copy.parent = root


if V["pose"] == "flat":
    for k, (x, y) in enumerate(scatter(26, 0.46, 0.46, 0.056, [(-0.1, 0.12, 0.11)])):
        if k % 4 == 0:
            macaron((x, y, 0.022), (random.uniform(72, 80), 0, random.uniform(0, 360)), k)
        else:
            macaron((x, y, 0.0125), (0, 0, 0), k)
    camera((0, -0.08, 0.78), (0, 0, 0), 60, 5.6, (0, 0, 0.015))
elif V["pose"] == "tower":
    cylinder(0.075, 0.012, (0, 0, 0), stone("#f4efe6"), 0.003)
    for k in range(6):
        macaron((random.uniform(-0.004, 0.004), random.uniform(-0.004, 0.004), 0.0245 + k * 0.0247), (random.uniform(-3, 3), random.uniform(-3, 3), 0), k)
    macaron((0.058, -0.05, 0.0345 - 0.012), (75, 0, 160), 2)
    macaron((-0.085, -0.03, 0.0125), (0, 0, 0), 1)
    macaron((0.1, 0.05, 0.0125), (0, 0, 0), 0)
    camera((0.02, -0.62, 0.16), (0.0, 0, 0.095), 70, 2.8, (0, -0.02, 0.09))
else:
    dish = plate(0.15, stone("#3b3836", speckle=("#9a8f84", 260)), (0.08, 0.02, 0))
    for k in range(8):
        a = k * 2 * math.pi / 8
        macaron((0.08 + 0.068 * math.cos(a), 0.02 + 0.068 * math.sin(a), 0.0185), (0, 0, 0), k)
    for k in range(4):
        a = k * 2 * math.pi / 4 + 0.5
        macaron((0.08 + 0.034 * math.cos(a), 0.02 + 0.034 * math.sin(a), 0.0185 + 0.0247), (random.uniform(-4, 4), 0, 0), k + 2)
    macaron((0.08, 0.02, 0.0185 + 0.0494), (3, 2, 0), 1)
    macaron((-0.16, -0.03, 0.0125), (0, 0, 0), 2)
    macaron((-0.11, -0.11, 0.022), (76, 0, 30), 0)
    camera((0.0, -0.68, 0.3), (0.02, 0, 0.02), 60, 2.8, (0.06, -0.08, 0.03))
sun(*V["sun"], 4.6 if V["pose"] != "heap" else 3.2, "#fff0dc", 1.5)
world("#d5dcea", 0.5 if V["pose"] != "heap" else 0.22)
if V["pose"] == "heap":
    area((-0.9, 0.5, 0.7), (0, 0, 0), (0.4, 0.8), 9, "#ffe2b8")
shoot(V["shape"], exposure=0.4, bounces=3)
