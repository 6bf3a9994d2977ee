"""Business cards on travertine: one leans against a block, a stack lies before it; leaf shadows of a low sun."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow
from props.stone import slab, stone

start(12)
W, H, T = 0.0889, 0.0508, 0.00055


def stock():
    return surface("card", 0.55, bump=0.03, bump_scale=400, fine=0.03, fine_scale=2500, specular=0.3, depth=0.0004)


def card(at, turn, material):
    return box((W, H, T), at, material, 0.00012, turn, 2)


face, top, plain = stock(), stock(), stock()
leaning = card((0.012, 0.012, 0.0238), (67, 0, -9), face)
x, y = -0.026, -0.052
for k in range(16):
    last = card((x + random.uniform(-1, 1) * 0.0005, y + random.uniform(-1, 1) * 0.0005, k * (T + 0.00006)), (0, 0, 13 + random.uniform(-0.9, 0.9)), top if k == 15 else plain)
card((0.073, -0.058, 0), (0, 0, -38), plain)
aov("front", face, flat(leaning, (-W / 2, -H / 2, T), (W, 0, 0), (0, H, 0), 0.0003))
aov("back", top, flat(last, (-W / 2, -H / 2, T), (W, 0, 0), (0, H, 0), 0.0003))

travertine = stone("#e2dbcd", "#cfc3ae", True, 7)
slab(0.066, 0.03, 0.062, (0.022, 0.055, 0), travertine, 0.0012, (0, 0, -9), 0.0006)
slab(0.12, 0.07, 0.026, (-0.075, 0.1, 0), stone("#d8cdbb", "#c0b199", True, 6), 0.0014, (0, 0, 16), 0.0006)
ground = matte("#e3dfd8", 0.85, 0.03, 6, 0.25, 40, 0.22, 500, 0.2, depth=0.002)
box((3, 3, 0.05), (0, 0.5, -0.05), ground, 0)
box((3, 0.05, 2), (0, 0.34, 0), matte("#dbd5cb", 0.92, 0.03, 3, 0.3, 14, 0.2, 160, 0.15, depth=0.004), 0)
clay = matte("#9c6a52", 0.8, 0.08, 20, 0.2, 90, 0.25, 700, 0.2, depth=0.001)
pot([(0.016, 0), (0.021, 0.004), (0.026, 0.022), (0.022, 0.04), (0.012, 0.05), (0.0105, 0.056), (0.0125, 0.06)], 0.002, clay, at=(-0.088, 0.098, 0.026), wobble=0.008)
skin, stem = leaf_skin("#7d8a62", 0.5), matte("#7a6a48", 0.7)
for a, out, rise in ((30, 0.03, 0.11), (150, 0.035, 0.13), (270, 0.02, 0.1)):
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out
    branch([(-0.088, 0.098, 0.075), (-0.088 + dx * 0.3, 0.098 + dy * 0.3, 0.08 + rise * 0.5), (-0.088 + dx * 1.3, 0.098 + dy, 0.08 + rise)], skin, stem, 13, 0.026, 0.009, 0.0006, 50)

SUN = (31, 212)
world("#c3d4f0", 0.5)
sun(*SUN, 4.6, "#ffe8c8", 1.3)
leaf_shadow(*SUN, (-0.02, 0.05, 0.06), 0.42, 0.26, 3, 13, 20, 0.42)
area((0.35, -0.3, 0.3), (0, 0, 0.03), (0.25, 0.25), 0.35, "#e4eeff")
camera((0.07, -0.5, 0.25), (0.0, -0.006, 0.024), 100, 18, (0.0, -0.02, 0.02))

bake(dict(
    name="Business cards on travertine",
    description="A stack of cards and one that leans against a block of stone, in late sun with leaf shadows.",
    categories=["stationery-and-cards"],
    keywords=["business card", "visiting card", "stationery", "stack", "front and back", "stone", "travertine", "leaf shadow", "branding"],
    layers=[
        dict(id="card", name="Card color", surface="card", hue=[0, 0, 1, 1]),
        dict(id="front", name="Standing card", surface="card", long_side=2400),
        dict(id="back", name="Card on the stack", surface="card", long_side=2400),
    ],
    sample={"front": "ceramic-card", "back": "timber-card"},
))
