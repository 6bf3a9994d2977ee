"""House fronts in hard sun: plaster, deep windows, shutters and shadows."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import frond

V = variant({
    "white": dict(shape=(2, 3), wall="#efe9df", trim="#3f78a8", sky=[(0.0, "#7fb2dd"), (0.5, "#3b78bd")], sun=(46, -128), kind="shutters", at=(0, 0.0)),
    "rose": dict(shape=(3, 2), wall="#e2a293", trim="#f1e6d6", sky=[(0.0, "#a9cbe6"), (0.5, "#5d9ad0")], sun=(40, -140), kind="shutters", at=(0, 0)),
    "ochre": dict(shape=(1, 1), wall="#d9a248", trim="#3e5a46", sky=[(0.0, "#8dbbe0"), (0.5, "#4a86c4")], sun=(50, -50), kind="shutters", at=(0.8, 0)),
    "grid": dict(shape=(2, 3), wall="#e9e4da", trim="#2b3138", sky=[(0.0, "#9cc4e8"), (0.6, "#3c7cc4")], sun=(44, -132), kind="office", at=(0, 0)),
})
start(7)
wall = matte(V["wall"], 0.92, 0.035, 0.7, 0.35, 5.0, 0.4, 60, 0.15, depth=0.012)
trim = matte(V["trim"], 0.55, 0.06, 3, 0.1, 20, 0.15, 200, 0.35, depth=0.002)
pane, n = new()
n.surface({"Base Color": rgb("#1d2a33"), "Roughness": 0.03, "Specular": 0.8, "Normal": n.bump(n.noise(n.where(), 0.9, 2), 0.05, 0.2)})


def wall_with(holes, width, height, y, thick):
    """A wall of boxes round rectangular holes: (x, z, w, h)."""
    xs = sorted({-width / 2, width / 2, *(h[0] for h in holes), *(h[0] + h[2] for h in holes)})
    for a, b in zip(xs, xs[1:]):
        gaps = sorted((h[1], h[1] + h[3]) for h in holes if h[0] < (a + b) / 2 < h[0] + h[2])
        z = -2.0
        for low, high in [*gaps, (height, height)]:
            if low > z:
                box((b - a + 0.0005, thick, low - z), ((a + b) / 2, y + thick / 2, z), wall, 0)
            z = high


if V["kind"] == "shutters":
    holes = [(x - 0.5, z, 1.0, 1.7) for x in (-4.8, -1.6, 1.6, 4.8) for z in (-1.0, 2.3, 5.6)]
    wall_with(holes, 16, 9.6, 0, 0.35)
    box((16, 0.5, 0.18), (0, 0.05, 7.9), wall, 0.02)
    for i, (x, z, w, h) in enumerate(holes):
        box((w, 0.02, h), (x + w / 2, 0.26, z), pane, 0)
        for dx, wide in ((0, 0.06), (w / 2 - 0.025, 0.05), (w - 0.06, 0.06)):
            box((wide, 0.05, h), (x + dx + wide / 2, 0.23, z), trim if V["wall"] != "#e2a293" else trim, 0.004)
        for dz in (0, h * 0.64, h - 0.06):
            box((w, 0.05, 0.055), (x + w / 2, 0.23, z + dz), trim, 0.004)
        box((w + 0.22, 0.3, 0.07), (x + w / 2, -0.02, z - 0.07), wall, 0.01)
        for side in (-1, 1):
            ajar = random.choice((8, 14, 22, 60)) if random.random() < 0.8 else 85
            hinge = bpy.data.objects.new("hinge", None)
            hinge.location = (x + w / 2 + side * (w / 2 + 0.01), -0.02, z)
            hinge.rotation_euler = (0, 0, math.radians(-side * ajar))
            bpy.context.collection.objects.link(hinge)
            for shape, at in [((0.06, 0.04, h), (side * 0.03, 0, 0)), ((0.06, 0.04, h), (side * 0.47, 0, 0)), ((0.5, 0.04, 0.07), (side * 0.25, 0, 0)), ((0.5, 0.04, 0.07), (side * 0.25, 0, h / 2)), ((0.5, 0.04, 0.07), (side * 0.25, 0, h - 0.07))]:
                box(shape, at, trim, 0.004).parent = hinge
            for k in range(22):
                slat = box((0.4, 0.045, 0.008), (side * 0.25, 0, 0.1 + k * (h - 0.2) / 21), trim, 0, (34, 0, 0))
                slat.parent = hinge
    for k in range(7):
        frond((5.2 - 0.1 * k, -4.5, 5.2 + 0.25 * k), (random.uniform(-40, 80), random.uniform(0, 40), random.uniform(120, 220)), 1.9, 18, 0.08)
else:
    for row in range(9):
        for col in range(-5, 6):
            x, z = col * 1.9, -4 + row * 2.2
            box((1.9, 0.03, 2.2), (x, 0.5, z), pane, 0, (random.uniform(-0.5, 0.5), 0, random.uniform(-0.7, 0.7)))
            box((0.05, 0.1, 2.2), (x + 0.25, 0.46, z), trim, 0.004)
            box((0.24, 0.9, 2.2), (x + 0.95, 0.1, z), wall, 0.012)
        box((22, 1.0, 0.34), (0, 0.1, -4 + row * 2.2 - 0.17), wall, 0.012)
backdrop(V["sky"], 0.75)
sun(*V["sun"], 5.6, "#fff0d6", 0.5)
x, z = V["at"]
if V["kind"] == "office":
    camera((-3.6, -12, -1.2), (-0.4, 0, 5.2), 44, 0, shift=(0, 0))
else:
    camera((x - 0.4, -15, 3.1), (x - 0.2, 0, 3.1), {(2, 3): 52, (3, 2): 50, (1, 1): 62}[V["shape"]], 0)
shoot(V["shape"], exposure=0.1, bounces=3)
