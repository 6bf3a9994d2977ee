"""A laptop on a walnut desk before a deep green wall; daylight from a window on the left, a lamp and books out of focus."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.plates import plate
from props.shadows import leaf_shadow

start(33)
W, D = 0.304, 0.212
shell = matte("#a9abad", 0.36, 0.01, 8, 0.008, 300, 0.03, 3000, 0.5, metallic=1.0, depth=0.0004)
dark = matte("#141416", 0.55, 0.04, 30, 0.02, 300, 0.05, 3000, 0.35, depth=0.0003)
black = matte("#050506", 0.12, 0.0, bump=0.0, fine=0, specular=0.5)
display_ = screen("screen", 0.95, 0.07, 0.4)

whole = bpy.data.objects.new("laptop", None)
bpy.context.collection.objects.link(whole)


def part(size, at, material, bevel, segments=4):
    thing = box(size, at, material, bevel, segments=segments)
    thing.parent = whole
    return thing


top = 0.0115
plate(W, D, 0.011, 0.001, top, shell, 0.0016, whole)
plate(0.274, 0.107, 0.003, top - 0.0004, top + 0.0002, dark, 0.0001, whole, (0, 0.0365))
# the keys, in six rows; the gaps between them are the well
rows = (
    (0.0085, [1] * 14),
    (0.0155, [1] * 13 + [1.42]),
    (0.0155, [1.42] + [1] * 13),
    (0.0155, [1.72] + [1] * 11 + [1.72]),
    (0.0155, [2.24] + [1] * 10 + [2.24]),
    (0.0155, [1, 1, 1, 1.25, 5.4, 1.25, 1, 1, 1, 1]),
)
y, gap, models = 0.0365 + 0.0535 - 0.0022, 0.0028, {}
for high, widths in rows:
    unit = (0.2695 - gap * (len(widths) - 1)) / sum(widths)
    x = -0.2695 / 2
    for w in widths:
        wide = unit * w
        key = (round(wide, 5), high)
        at = (x + wide / 2, y - high / 2, top + 0.0002)
        if key not in models:
            models[key] = part((wide, high, 0.0013), at, dark, 0.0005, segments=3)
        else:
            copy = again(models[key], at)
            copy.parent = whole
            for m in models[key].modifiers:
                modify(copy, m.type, width=m.width, segments=m.segments, harden_normals=True)
        # the sign on the key, a pale stroke
        if 0.012 < wide < 0.021 and high > 0.01:
            legend = box((0.0026, 0.0032, 0.00006), (at[0] + random.uniform(-0.0004, 0.0004), at[1], top + 0.00148), matte("#8e8e90", 0.7), 0)
            legend.parent, legend.scale = whole, (random.uniform(0.55, 1), random.uniform(0.7, 1), 1)
        x += wide + gap
    y -= high + gap
satin = matte("#9d9fa1", 0.4, 0.01, 8, 0.005, 300, 0.02, 3000, 0.5, metallic=0.9, depth=0.0003)
plate(0.118, 0.072, 0.004, top - 0.00028, top + 0.00012, satin, 0.0001, whole, (0, -0.0605))
part((0.06, 0.004, 0.001), (0, -D / 2 + 0.001, top - 0.0006), dark, 0.0004)

hinge = bpy.data.objects.new("hinge", None)
bpy.context.collection.objects.link(hinge)
hinge.parent, hinge.location, hinge.rotation_euler = whole, (0, D / 2 - 0.006, top + 0.0005), (math.radians(-17), 0, 0)
# the lid stands in the xz plane of the hinge and looks to -y
lid_high = 0.207
lid = plate(W, lid_high, 0.0095, 0, 0.0042, shell, 0.0009, hinge)
lid.location, lid.rotation_euler = (0, 0.0045, lid_high / 2 + 0.003), (math.radians(90), 0, 0)
plate(W - 0.003, lid_high - 0.004, 0.0085, 0.0039, 0.0045, black, 0.0002, lid)
sw, sh = 0.288, 0.18
panel = mesh([(-sw / 2, -sh / 2, 0.0046), (sw / 2, -sh / 2, 0.0046), (sw / 2, sh / 2, 0.0046), (-sw / 2, sh / 2, 0.0046)], [(0, 1, 2, 3)], display_, False, (0, 0.0045, 0), name="panel")
panel.parent = lid
tube([(-0.11, D / 2 - 0.0055, top + 0.0012), (0.11, D / 2 - 0.0055, top + 0.0012)], 0.0035, dark).parent = whole
whole.rotation_euler = (0, 0, math.radians(14))
aov("screen", display_, flat(panel, (-sw / 2, -sh / 2, 0.0046), (sw, 0, 0), (0, sh, 0), 0.0003, 0.006))

walnut = wood("#8a5f3f", "#4a2d1b", 5.0, 0, 0.4, 0.2)
for k in range(-3, 4):
    box((2.4, 0.1395, 0.03), (0.1, k * 0.14 + 0.02, -0.03), walnut, 0.001)
wall = surface("wall", 0.92, vary=0.03, vary_scale=3, bump=0.25, bump_scale=20, fine=0.15, fine_scale=200, specular=0.15, depth=0.003)
box((4, 0.1, 2.4), (0, 0.62, -0.8), wall, 0)
# what belongs on a desk
cream = matte("#d9cdb9", 0.55, 0.05, 14, 0.2, 60, 0.2, 500, 0.4, depth=0.001)
pot([(0.03, 0), (0.036, 0.006), (0.04, 0.04), (0.0395, 0.085)], 0.003, cream, at=(0.255, 0.06, 0), wobble=0.004)
for a, lean, color in ((20, 8, "#c9913f"), (140, 10, "#2f3a3c"), (250, 7, "#9a4a35")):
    box((0.0065, 0.0065, 0.16), (0.255 + 0.012 * math.cos(math.radians(a)), 0.06 + 0.012 * math.sin(math.radians(a)), 0.006), matte(color, 0.4, 0.03, coat=0.3), 0.001, (lean * math.sin(math.radians(a)), lean * math.cos(math.radians(a)), 30))
book = matte("#e6ddcb", 0.9, 0.06, 40, 0.1, 300, 0.05, depth=0.0005)
for k, (color, wide, high) in enumerate((("#b9553a", 0.2, 0.024), ("#d8b98a", 0.185, 0.02), ("#30464b", 0.17, 0.018))):
    z = sum((0.024, 0.02, 0.018)[:k])
    box((wide - 0.004, 0.134, high - 0.004), (-0.29, 0.2, z + 0.002), book, 0.001, (0, 0, 8 - 7 * k))
    for up in (0.0, high - 0.002):
        box((wide, 0.14, 0.002), (-0.29, 0.2, z + up), matte(color, 0.7, 0.06, 14, 0.3, 420, depth=0.001), 0.0007, (0, 0, 8 - 7 * k))
clay = matte("#b4623f", 0.85, 0.1, 9, 0.3, 40, 0.25, 300, 0.2, depth=0.002)
pot([(0.032, 0), (0.037, 0.014), (0.045, 0.06), (0.05, 0.064), (0.051, 0.078)], 0.004, clay, at=(-0.29, 0.19, 0.062), wobble=0.005)
skin, stem = leaf_skin("#4f7347", 0.4), matte("#6d7445", 0.7)
for a in range(0, 360, 40):
    out, rise = random.uniform(0.05, 0.11), random.uniform(0.09, 0.2)
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out
    branch([(-0.29, 0.19, 0.13), (-0.29 + dx * 0.35, 0.19 + dy * 0.35, 0.13 + rise * 0.6), (-0.29 + dx, 0.19 + dy, 0.13 + rise), (-0.29 + dx * 1.7, 0.19 + dy * 1.7, 0.13 + rise * 0.95)], skin, stem, 11, 0.045, 0.024, 0.0013, 60, start_at=0.25)
stone = matte("#ece6da", 0.4, 0.04, 14, 0.15, 60, 0.15, 500, 0.45, depth=0.001)
pot([(0.03, 0), (0.036, 0.006), (0.038, 0.04), (0.0375, 0.078)], 0.003, stone, at=(0.235, -0.12, 0), wobble=0.004)
cylinder(0.0342, 0.002, (0.235, -0.12, 0.064), matte("#2b1408", 0.1, 0.02, bump=0.02, specular=0.5, depth=0.001), 0.0004)
tube([(0.235 + 0.036 + 0.022 * math.sin(a), -0.12 - 0.01 * math.sin(a), 0.042 - 0.022 * math.cos(a)) for a in np.linspace(0.05, math.pi - 0.05, 24)], 0.0042, stone)

SUN = (27, 205)
world("#c6d6ec", 0.55)
sun(*SUN, 3.4, "#ffe0b4", 1.5)
leaf_shadow(*SUN, (0.05, 0.45, 0.3), 0.9, 0.5, 4, 14, 20, 0.45)
area((-1.5, -0.1, 0.9), (0, 0, 0.1), (0.9, 0.9), 16, "#eef4ff")
area((0.2, 0.5, 1.3), (0, 0, 0), (0.9, 0.5), 5, "#f4f0ff")
camera((0.11, -1.12, 0.5), (-0.022, 0.015, 0.086), 86, 9, (0, 0.09, 0.11))

bake(dict(
    name="Laptop on a walnut desk",
    description="A laptop on a walnut desk before a painted wall, books and a cup beside it.",
    categories=["devices"],
    keywords=["laptop", "notebook", "computer", "screen", "website", "desk", "office", "workplace", "walnut"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[164, 0.2, 0.33, 1]),
        dict(id="screen", name="Screen", surface="screen", long_side=2560),
    ],
    sample={"screen": "tidal-pitch"},
))
