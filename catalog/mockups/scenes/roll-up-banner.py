"""A roll-up banner in a bright lobby: polished concrete, a fluted wall whose color can be chosen, a plant and an armchair's corner."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow
from props.sofa import soft, weave
from props.still import books, twigs, vase

start(218)
W, H, Z = 0.85, 2.0, 0.085
film = surface("banner", 0.5, bump=0.03, bump_scale=6, fine=0.04, fine_scale=900, specular=0.3, depth=0.003)
# the film hangs flat, its long edges curl back a little, its middle breathes
cells, rows = 41, 81
points, uvs = [], []
for j in range(rows):
    for i in range(cells):
        u, v = i / (cells - 1), j / (rows - 1)
        x = (u - 0.5) * W
        curl = 0.011 * (abs(u - 0.5) * 2) ** 8 * math.sin(math.pi * v) ** 0.5
        belly = 0.006 * math.sin(math.pi * v) * math.cos(math.pi * (u - 0.5)) + 0.0016 * math.sin(7 * v + 3 * u)
        points.append((x, curl - belly, Z + v * H))
        uvs.append((u, v))
banner = mesh(points, [(j * cells + i, j * cells + i + 1, (j + 1) * cells + i + 1, (j + 1) * cells + i) for j in range(rows - 1) for i in range(cells - 1)], film, True, name="film", uvs=uvs)
silver = matte("#c3c6c9", 0.3, 0.02, 20, 0.02, 200, 0.04, 1500, 0.5, metallic=1.0, depth=0.0006)
base = box((W + 0.035, 0.13, 0.082), (0, 0.012, 0.006), silver, 0.03, segments=8)
slot = box((W + 0.006, 0.008, 0.002), (0, 0.0, 0.0872), matte("#0e0e0f", 0.9), 0)
rail = box((W + 0.01, 0.018, 0.034), (0, 0.002, Z + H - 0.012), silver, 0.006, segments=5)
pole = cylinder(0.008, H, (0, 0.04, Z), silver, 0.001)
feet = [box((0.05, 0.34, 0.012), (s * 0.3, 0.012, 0.0), silver, 0.004) for s in (-1, 1)]
ends = [box((0.014, 0.134, 0.086), (s * (W / 2 + 0.02), 0.012, 0.004), matte("#26282a", 0.4, 0.03), 0.006) for s in (-1, 1)]
turn = bpy.data.objects.new("turn", None)
bpy.context.collection.objects.link(turn)
for part in (banner, base, slot, rail, pole, *feet, *ends):
    part.parent = turn
turn.rotation_euler = (0, 0, math.radians(11))
aov("front", film, by_uv(banner, W / H, "UVMap", 17, 41))

# poured concrete, sealed; a wall of half-round flutes
floor, n = new("floor")
at = n.where()
cloud = n.noise(at, 1.4, 7, 0.6, 0.5)
n.surface({"Base Color": n.ramp(cloud, [(0.3, rgb("#8f8b84")), (0.7, rgb("#b9b4aa"))]), "Roughness": n.math("MULTIPLY_ADD", n.noise(at, 5, 5), 0.24, 0.16), "Specular": 0.45, "Normal": n.bump(n.noise(at, 60, 4), 0.04, 0.002)})
box((14, 10, 0.1), (0, 2, -0.1), floor, 0)
BACK, flutes = 1.5, []
wall = surface("wall", 0.6, vary=0.02, vary_scale=1.5, bump=0.06, bump_scale=20, fine=0.1, fine_scale=300, specular=0.3, depth=0.002)
xs, zs, k_ = [], [], 10
for f in range(96):
    for k in range(k_):
        t = math.pi * k / k_
        xs.append(-3.6 + f * 0.075 + 0.0375 * (1 - math.cos(t)))
        zs.append(BACK - 0.03 * math.sin(t))
fl = mesh([(x, y, z) for z in (0.0, 3.4) for x, y in zip(xs, zs)], [(i, i + 1, len(xs) + i + 1, len(xs) + i) for i in range(len(xs) - 1)], wall, True, name="flutes")
fl.data.use_auto_smooth, fl.data.auto_smooth_angle = True, math.radians(50)
box((9, 0.05, 0.12), (0, BACK - 0.03, 0), matte("#efeae0", 0.5, 0.02), 0.006)
# an armchair's corner, a small table, a plant in a tall pot
chair = weave("#d9cbb4", 700, 0.5)
soft((0.8, 0.78, 0.3), (1.28, 0.85, 0.14), chair, (0, 0, -14), 0.08, 2, 0.2)
soft((0.8, 0.2, 0.5), (1.36, 1.12, 0.34), chair, (-8, 0, -14), 0.1, 5, 0.22)
soft((0.17, 0.74, 0.32), (0.92, 0.93, 0.28), chair, (0, 0, -14), 0.08, 7, 0.22)
oak = wood("#c09767", "#8f683f", 5, 2, 0.45, 0.2)
for s in (-0.3, 0.3):
    cylinder(0.022, 0.16, (1.28 + s, 0.6, 0.0), oak, 0.003)
pot_at = vase((-1.02, 0.8, 0.0), 0.52, "#e6e0d4", "jar")
twigs((pot_at[0], pot_at[1], pot_at[2] - 0.06), 15, 1.15, 0.4, 0.2, 0.1, "#4f7346", 10, 0.7)

SUN = (33, 222)
world("#e0e8f4", 0.75)
sun(*SUN, 3.2, "#ffe9cc", 1.2)
bars_shadow(*SUN, (-0.1, 0.9, 1.2), 3.2, (0.8, 0.95), (3, 3), 0.08, 6, 4)
area((-3.4, -2.4, 2.8), (0, 0, 1.0), (2.2, 2.6), 95, "#f6f9ff")
area((2.6, -2.2, 2.4), (0, 0, 1.0), (1.6, 1.6), 22, "#fff3e4")
camera((0.5, -6.6, 1.35), (0.1, 0.2, 1.08), 84, 6.3, (0, 0, 1.2))

bake(dict(
    name="Roll-up banner in a lobby",
    description="A roll-up banner on polished concrete before a fluted wall, an armchair and a plant beside it.",
    categories=["promo", "signage"],
    keywords=["roll-up", "banner", "stand", "pull-up", "retractable", "trade fair", "conference", "lobby", "reception", "event", "display"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[206, 0.3, 0.56, 1]),
        dict(id="front", name="Your banner", surface="banner", long_side=3200),
    ],
    sample={"front": "spa-day-story"},
))
