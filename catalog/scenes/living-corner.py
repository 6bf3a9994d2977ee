"""A corner to sit in: `oat`, an armchair in morning light, and `green`, a sofa at dusk by lamplight."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from furnish import *  # noqa: F403
from plants import branch, leaf, leaf_skin

WHICH = variant("oat")
DUSK = WHICH == "green"
start(83)
paint = matte("#5c6b59" if DUSK else "#e3d9c9", 0.92, 0.015, 0.7, 0.25, 3.0, 0.2, 90, 0.2, depth=0.008)
wall((-4, 0), (4, 0), 3.2, paint)
wall((-2.35, -5), (-2.35, 0), 3.2, paint)
wall((3.2, 0), (3.2, -5), 3.2, paint, [(0.7, 2.4, 0.75, 2.6)])
box((9, 7, 0.2), (0, -3, 2.85), matte("#efeae0", 0.9, 0.01), 0)
boards((-2.4, 3.2), (-5, 0), 0.0, planks("#c39a6b", "#8a6038", 0.4, 0, 0.2), 0.15, 0)
skirting = matte("#47544a" if DUSK else "#eee7da", 0.55, 0.02, bump=0.05)
box((8, 0.02, 0.12), (0, -0.01, 0), skirting, 0.005)
box((0.02, 5, 0.12), (-2.34, -2.5, 0), skirting, 0.005)
frame = matte("#f2ede4", 0.5)
for y in (-0.7, -1.26, -1.84, -2.4):
    box((0.06, 0.045, 1.85), (3.28, y, 0.75), frame, 0.004)
for z in (0.75, 1.66, 2.56):
    box((0.06, 1.7, 0.04), (3.28, -1.55, z), frame, 0.004)

walnut, across, along = (wood("#8e6440", "#553820", 9, axis, 0.42, 0.15) for axis in (2, 0, 1))
seat_cloth = fabric("#a0694f" if DUSK else "#d9cbb5", 0.05, 0.35)


def armchair():
    """A lounge chair: a frame of round-edged bars, two loose cushions that lean back."""
    for s in (-1, 1):
        rod((s * 0.36, -0.36, 0), (s * 0.36, -0.35, 0.565), 0.017, walnut, 0.021)
        rod((s * 0.36, 0.33, 0), (s * 0.36, 0.27, 0.58), 0.017, walnut, 0.021)
        box((0.065, 0.78, 0.026), (s * 0.36, -0.04, 0.562), along, 0.012, (-2, 0, 0))
        box((0.026, 0.66, 0.055), (s * 0.345, -0.03, 0.235), along, 0.009, (-4, 0, 0))
        rod((s * 0.3, 0.24, 0.24), (s * 0.3, 0.42, 0.83), 0.016, walnut, 0.014)
    box((0.69, 0.026, 0.06), (0, -0.335, 0.245), across, 0.009)
    for z in (0.48, 0.63, 0.785):
        box((0.6, 0.018, 0.06), (0, 0.245 + (z - 0.24) * 0.303, z), across, 0.008, (-16.5, 0, 0))
    soft_box((0.64, 0.66, 0.14), seat_cloth, (0, -0.03, 0.295), (-6, 0, 0), 0.05, 0.035, 0.004, seed=2, sag=0.01)
    soft_box((0.62, 0.56, 0.13), seat_cloth, (0, 0.25, 0.44), (73, 0, 0), 0.055, 0.055, 0.007, seed=4)


def sofa():
    """Two seats, low arms, loose cushions."""
    soft_box((2.05, 0.86, 0.24), seat_cloth, (0, 0, 0.13), (0, 0, 0), 0.04, 0.006, 0.003, 40)
    for s in (-1, 1):
        soft_box((0.17, 0.88, 0.5), seat_cloth, (s * 1.0, 0, 0.13), (0, 0, 0), 0.06, 0.02, 0.004, seed=5 + s)
        soft_box((0.92, 0.7, 0.17), seat_cloth, (s * 0.463, -0.09, 0.35), (0, 0, 0), 0.055, 0.03, 0.006, seed=8 + s, sag=0.012)
        soft_box((0.9, 0.5, 0.2), seat_cloth, (s * 0.46, 0.36, 0.46), (74, 0, s * 1.5), 0.08, 0.05, 0.008, seed=11 + s)
        for y in (-0.34, 0.34):
            rod((s * 0.92, y, 0.14), (s * 0.95, y * 1.06, 0), 0.018, walnut, 0.012)
    soft_box((2.05, 0.16, 0.62), seat_cloth, (0, 0.38, 0.13), (0, 0, 0), 0.06, 0.015, 0.004, seed=20)


def side_table(at):
    """A round top on three legs; a cup and a book on it."""
    x, y, _ = at
    cylinder(0.24, 0.024, (x, y, 0.47), walnut, 0.008)
    for a in (30, 150, 270):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((x + c * 0.13, y + s * 0.13, 0.47), (x + c * 0.21, y + s * 0.21, 0), 0.014, walnut, 0.009)
    stone = matte("#e9e1d3", 0.55, 0.06, 8, 0.2, 24, 0.2, 300, 0.4, speckle=("#6b5b49", 190), depth=0.003)
    pot([(0.03, 0), (0.037, 0.006), (0.041, 0.04), (0.04, 0.078)], 0.0035, stone, at=(x + 0.06, y - 0.07, 0.494), wobble=0.004)
    for k, (color, wide) in enumerate((("#3f5560", 0.2), ("#d7c19b", 0.18))):
        box((wide, 0.14, 0.018), (x - 0.07, y + 0.04, 0.496 + k * 0.024), matte("#efe7d8", 0.9), 0.001, (0, 0, 20 - 13 * k))
        for z in (0.0, 0.0195):
            box((wide + 0.008, 0.148, 0.0025), (x - 0.07, y + 0.04, 0.494 + k * 0.024 + z), matte(color, 0.8, 0.06, 14, 0.3, 420), 0.001, (0, 0, 20 - 13 * k))


def floor_lamp(at, lit):
    """A linen drum on a thin stand."""
    x, y, _ = at
    brass = metal("#b8925a", 0.35)
    cylinder(0.14, 0.018, at, brass, 0.006)
    rod((x, y, 0.015), (x, y, 1.5), 0.009, brass)
    material, n = new()
    weave = n.noise(n.where((220, 220, 220)), 1.0, 3)
    tint = n.ramp(weave, [(0.3, rgb("#dccfb6")), (0.7, rgb("#f4ead6"))])
    n("OutputMaterial", {"Surface": n("MixShader", {0: 0.5, 1: n("BsdfDiffuse", {"Color": tint}), 2: n("BsdfTranslucent", {"Color": tint})})})
    shade = lathe([(0.2, 1.37), (0.2, 1.375), (0.165, 1.655), (0.165, 1.66)], material, (x, y, 0), smooth=0)
    modify(shade, "SOLIDIFY", thickness=0.0015)
    if lit:
        lamp = bpy.data.lights.new("bulb", "POINT")
        lamp.energy, lamp.color, lamp.shadow_soft_size = lit, rgb("#ffcb92")[:3], 0.05
        thing = bpy.data.objects.new("bulb", lamp)
        thing.location = (x, y, 1.5)
        bpy.context.collection.objects.link(thing)


def fig(at, tall=1.55):
    """A fig in a basket-sized pot: one bent trunk, broad leaves."""
    x, y, _ = at
    pot([(0.15, 0), (0.17, 0.02), (0.19, 0.3), (0.185, 0.34)], 0.014, matte("#d9d2c5", 0.75, 0.08, 6, 0.35, 14, 0.2, 160, depth=0.006), at=at, wobble=0.004)
    cylinder(0.17, 0.01, (x, y, 0.3), matte("#2c221a", 1, 0.3, 60, 1, 90))
    skin, bark = leaf_skin("#4a6b3c", 0.32), matte("#6b5540", 0.9, 0.2, 20, 0.6, 40)
    model = leaf(0.27, 0.17, skin, 0.35, 0.28)
    model.location = (0, 0, -500)
    for lean in (-0.12, 0.16):
        trunk = smooth_line([(x, y, 0.3), (x + lean * 0.3, y - 0.02, 0.7), (x + lean * 0.8, y, 1.05), (x + lean * 1.6, y + 0.02, tall)], 8)
        tube(trunk, 0.014, bark, taper=True)
        for k in range(17):
            px, py, pz = trunk[int(len(trunk) * (0.3 + 0.69 * k / 17))]
            copy = again(model, (px, py, pz), size=random.uniform(0.7, 1.1))
            a = k * 2.4 + random.uniform(-0.4, 0.4) + lean
            way = Vector((math.cos(a), math.sin(a), random.uniform(0.1, 0.9)))
            if way.y > 0:
                way.y *= 0.35
            copy.rotation_euler = way.to_track_quat("X", "Z").to_euler()


def rug(wide, deep, at, turn, colors):
    """Woven wool: thick enough to throw an edge, slightly waved."""
    material, n = new()
    uv = n("TexCoord").outputs["UV"]
    u, v, _ = n("SeparateXYZ", {0: uv}).outputs
    lines = n.math("FRACT", n.math("MULTIPLY", u, 9.0))
    band = n.math("MULTIPLY", n.math("LESS_THAN", lines, 0.12), n.math("GREATER_THAN", n.noise(n.where((1, 40, 1)), 2.0, 2), 0.4))
    tone = n.ramp(n.noise(n.where((6, 90, 6)), 1.0, 4, 0.7), [(0.3, rgb(colors[1])), (0.7, rgb(colors[0]))])
    rib = n("TexWave", {"Vector": n.where((1, 1, 1)), "Scale": 36.0, "Distortion": 2.0, "Detail": 2.0}, bands_direction="X").outputs["Fac"]
    n.surface({"Base Color": n.mix(n.math("MULTIPLY", band, 0.6), tone, rgb(colors[2])), "Roughness": 1.0, "Specular": 0.05, "Sheen": 0.4, "Normal": n.bump(n.math("ADD", rib, n.noise(n.where(), 120, 3)), 0.6, 0.004)})
    thing = sheet(wide, deep, 90, 60, lambda x, y: 0.012 + 0.003 * fbm(x, y, 1.3, 3, seed=6), material, at, (0, 0, turn))
    modify(thing, "SOLIDIFY", thickness=0.011)


if DUSK:
    made(sofa, (-0.15, -0.62, 0), 0.5)
    cushion(0.48, 0.48, 0.17, fabric("#e3d5bd", 0.05), (-0.8, -0.62, 0.72), (66, 8, 8), 3)
    cushion(0.42, 0.42, 0.16, fabric("#2f3b3c", 0.05), (-0.5, -0.72, 0.69), (60, -6, -6), 5)
    rug(2.6, 1.7, (0.1, -1.9, 0), 1.5, ("#d3c3a6", "#b3a082", "#8a5a3c"))
    floor_lamp((1.25, -0.42, 0), 30)
    side_table((-1.55, -0.75, 0))
    framed(0.62, 0.82, shapes_art("#e6dcc8", (("disc", 0.5, 0.62, 0.22, "#b5603a"), ("hill", 0.3, 0.3, 0.2, "#37473c")), 5), (-0.62, -0.003, 1.62), 0.2, wood("#b88b5c", "#7f5632", 9, 2))
    fig((2.0, -0.55, 0), 1.5)
    sun(9, -25, 1.6, "#ff9f5c", 1.5)
    world("#6f86b4", 0.22)
    area((3.15, -1.55, 1.7), (0, -1, 0.8), (1.6, 1.8), 60, "#a9bce6")
    area((-1.0, -4.8, 2.2), (0, 0, 1), (4, 2), 70, "#ffe0c0")
    camera((0.3, -4.95, 1.12), (0.2, 0, 1.1), 34, 4, (0, -0.8, 0.7), (0, -0.035))
    plain_bounces()
    shoot((3, 2), exposure=0.55, bounces=4, vignette=0.2)
else:
    made(armchair, (-0.75, -1.05, 0), 24)
    cushion(0.44, 0.44, 0.16, fabric("#9b6d55", 0.05), (-0.73, -1.03, 0.635), (62, 5, 20), 3)
    rug(2.3, 1.6, (-0.35, -1.55, 0), 4, ("#e2d7c3", "#c6b699", "#7d6a52"))
    floor_lamp((-1.62, -0.5, 0), 0)
    side_table((0.05, -0.78, 0))
    framed(0.56, 0.74, shapes_art("#ede5d6", (("arch", 0.5, 0.42, 0.3, "#c08a5a"), ("disc", 0.5, 0.66, 0.12, "#7c8a6e")), 5), (-0.72, -0.003, 1.58), 0.3, wood("#b88b5c", "#7f5632", 9, 2))
    fig((1.62, -0.5, 0), 1.6)
    sun(24, -28, 7.5, "#ffdcae", 0.8)
    world("#bccbe2", 0.5)
    area((3.15, -1.55, 1.7), (-0.5, -0.8, 0.9), (1.6, 1.8), 95, "#dfe8f8")
    area((0.2, -4.8, 2.0), (0, 0, 1), (4, 2), 60, "#f0e4d6")
    camera((0.0, -4.95, 1.12), (-0.08, 0, 1.1), 34, 4, (-0.7, -1.05, 0.7), (0, -0.04))
    plain_bounces()
    shoot((3, 2), exposure=0.2, bounces=4)
