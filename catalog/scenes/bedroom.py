"""A bed made with linen in late sun, a stool for the lamp, the wall above left free."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from furnish import *  # noqa: F403
from plants import grass

start(86)
tint, sheet_color, cover, extra, throw_ = "#ded3c4", "#f1ece2", "#e9e1d3", "#b98467", "#a8906e"
paint = matte(tint, 0.92, 0.02, 0.8, 0.35, 3.0, 0.25, 90, 0.2, depth=0.01)
wall((-3.4, 0), (3.2, 0), 3.0, paint)
wall((-3.4, -5), (-3.4, 0), 3.0, paint, [(1.6, 3.3, 0.6, 2.6)])
box((8, 7, 0.2), (0, -3, 2.9), matte("#efeae0", 0.9, 0.01), 0)
boards((-3.4, 3.2), (-5, 0), 0.0, planks("#b9946a", "#83603d", 0.4, 0, 0.2), 0.16, 0)
box((7, 0.02, 0.11), (0, -0.01, 0), matte(tint, 0.6, 0.02), 0.005)
frame = matte("#f2ede4", 0.5)
for y in (-3.38, -2.55, -1.72):
    box((0.06, 0.045, 2.0), (-3.5, y, 0.6), frame, 0.004)
for z in (0.6, 1.6, 2.56):
    box((0.06, 1.7, 0.04), (-3.5, -2.55, z), frame, 0.004)
oak = wood("#b58a5c", "#7a5433", 8, 0, 0.42, 0.15)
box((1.74, 0.045, 0.95), (0, -0.03, 0), oak, 0.012)
box((1.7, 2.08, 0.16), (0, -1.1, 0.14), oak, 0.012)
for x in (-0.78, 0.78):
    box((0.06, 0.06, 0.14), (x, -2.05, 0), oak, 0.006)
linen = lambda color: matte(color, 0.95, 0.04, 6, 0.35, 120, 0.35, 900, 0.1, depth=0.002, sheen=0.3)
soft_box((1.6, 2.0, 0.25), linen(sheet_color), (0, -1.08, 0.3), round_=0.07, puff=0.008, creases=0.002, n=40)
# more cloth than it covers: it falls into folds
full = sheet(2.45, 1.62, 96, 64, lambda x, y: 0.09 + 0.07 * fbm(x, y, 1.6, 3, seed=11) + 0.06 * fbm(x * 0.6, y, 4.0, 2, seed=12), linen(cover), (0.03, -1.52, 0.6), (0, 0, 2))
rest = box((1.62, 2.0, 0.26), (0, -1.08, 0.3), None, 0.06)
drape(full, [rest], 30, 4, 0.3, padded=False)
bpy.data.objects.remove(rest)
small = sheet(2.2, 0.62, 80, 26, lambda x, y: 0.06 + 0.05 * fbm(x, y, 3.2, 3, seed=21), fabric(throw_, 0.06, 0.6, 0.5), (0.0, -1.83, 0.68), (0, 0, -4))
drape(small, [full], 26, 4, 0.5, 0.01)
small.location.z += 0.02
pad(full, 0.02)
for k, (x, y, z, lean, turn, wide, high, thick, color) in enumerate((
        (-0.39, -0.2, 0.79, 66, 3, 0.7, 0.5, 0.2, sheet_color), (0.4, -0.19, 0.79, 68, -4, 0.7, 0.5, 0.2, sheet_color),
        (-0.36, -0.36, 0.74, 56, -5, 0.66, 0.48, 0.19, cover), (0.36, -0.35, 0.75, 58, 6, 0.66, 0.48, 0.19, cover),
        (0.05, -0.52, 0.69, 50, 4, 0.5, 0.32, 0.14, extra))):
    cushion(wide, high, thick, linen(color), (x, y, z), (lean, random.uniform(-4, 4), turn), 30 + k)


def bedside(at):
    """A round stool, a lamp of clay and linen, a book, a glass with dry grass."""
    x, y, _ = at
    cylinder(0.22, 0.03, (x, y, 0.46), oak, 0.01)
    for a in (45, 165, 285):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((x + c * 0.13, y + s * 0.13, 0.46), (x + c * 0.18, y + s * 0.18, 0), 0.017, oak, 0.011)
    clay = matte("#c9b59c", 0.75, 0.1, 8, 0.3, 30, 0.25, 200, 0.3)
    pot([(0.06, 0), (0.085, 0.03), (0.095, 0.1), (0.07, 0.17), (0.03, 0.2), (0.022, 0.23), (0.022, 0.26)], 0.005, clay, at=(x + 0.03, y + 0.04, 0.49), wobble=0.008)
    material, n = new()
    weave = n.noise(n.where((220, 220, 220)), 1.0, 3)
    tint_ = n.ramp(weave, [(0.3, rgb("#e2d6bf")), (0.7, rgb("#f6eedd"))])
    n("OutputMaterial", {"Surface": n("MixShader", {0: 0.5, 1: n("BsdfDiffuse", {"Color": tint_}), 2: n("BsdfTranslucent", {"Color": tint_})})})
    shade = lathe([(0.15, 0.73), (0.15, 0.734), (0.1, 0.925), (0.1, 0.93)], material, (x + 0.03, y + 0.04, 0), smooth=0)
    modify(shade, "SOLIDIFY", thickness=0.0015)
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 3.5, rgb("#ffc88e")[:3], 0.035
    bulb = bpy.data.objects.new("bulb", lamp)
    bulb.location = (x + 0.03, y + 0.04, 0.82)
    bpy.context.collection.objects.link(bulb)
    box((0.13, 0.19, 0.018), (x - 0.08, y - 0.08, 0.492), matte("#efe7d8", 0.9), 0.001, (0, 0, 25))
    for z in (0.49, 0.5095):
        box((0.136, 0.198, 0.0025), (x - 0.08, y - 0.08, z), matte("#6f7d72", 0.8, 0.06, 14, 0.3, 420), 0.001, (0, 0, 25))


bedside((1.18, -0.32, 0))
jar = matte("#cfc2ae", 0.8, 0.1, 8, 0.3, 30, 0.25, 200, 0.25)
pot([(0.1, 0), (0.15, 0.1), (0.16, 0.24), (0.1, 0.38), (0.07, 0.43), (0.085, 0.47)], 0.01, jar, at=(1.85, -0.36, 0), wobble=0.008)
grass(16, 0.4, matte("#c8a878", 0.9, 0.2), 1.0, (1.85, -0.36, 0.3), 0.002)
framed(0.5, 0.66, shapes_art("#ece4d5", (("hill", 0.3, 0.4, 0.2, extra), ("disc", 0.62, 0.66, 0.14, "#d3a469")), 5), (1.3, -0.003, 1.62), 0.2, wood("#b88b5c", "#7f5632", 9, 2))
sun(24, 213, 7.0, "#ffdcae", 0.8)
world("#bccbe2", 0.5)
area((-3.3, -2.55, 1.6), (0, -0.8, 0.7), (1.6, 1.9), 110, "#e2e9f6")
area((1.4, -4.9, 2.0), (0, 0, 1), (4, 2), 45, "#f0e4d6")
# looks up past the foot of the bed, where cloth that hangs is never quite at rest
camera((0.85, -4.35, 1.3), (0.33, -0.3, 1.02), 36, 3.5, (0.2, -0.9, 0.7), (0, 0.034))
plain_bounces()
shoot((3, 2), exposure=0.2, bounces=4)
