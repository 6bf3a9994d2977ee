"""A mailer box, closed, on a colored ground in hard sun; its lid and its front take a picture each."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(51)
W, D, H, T = 0.24, 0.17, 0.075, 0.0032


def board():
    """Corrugated card under a printed liner: the flutes show through, faintly, along y."""
    material, n = new("box")
    at = n.where()
    fibre = n.noise(at, 380, 4, 0.7)
    cloud = n.noise(at, 16, 4)
    tone = n.math("MULTIPLY_ADD", fibre, 0.12, n.math("MULTIPLY_ADD", cloud, 0.1, 0.8))
    paint = n.mix(1.0, sweep(n, "box"), n.ramp(tone, [(0.8, (0.9, 0.9, 0.9)), (0.96, (1, 1, 1))]), "MULTIPLY")
    flutes = n("TexWave", {"Vector": at, "Scale": 45.0, "Distortion": 0.25, "Detail": 1.0}, bands_direction="X").outputs["Fac"]
    normal = n.bump(n.noise(at, 22, 3), 0.16, 0.004, n.bump(flutes, 0.05, 0.0006))
    n.surface({"Base Color": paint, "Roughness": 0.62, "Specular": 0.3, "Normal": n.bump(fibre, 0.08, 0.0004, normal)})
    return material


whole = bpy.data.objects.new("box", None)
bpy.context.collection.objects.link(whole)


def panel(size, at, material, turn=(0, 0, 0), bevel=0.0011):
    thing = box(size, at, material, bevel, turn, 3)
    thing.parent = whole
    return thing


def bow(thing, much, along="z"):
    """Card is never flat: the middle gives a little."""
    bevel = thing.modifiers[0]
    bevel.limit_method, bevel.angle_limit = "ANGLE", math.radians(50)
    modify(thing, "SUBSURF", levels=4, render_levels=4, subdivision_type="SIMPLE")
    texture = bpy.data.textures.new("bow", "CLOUDS")
    texture.noise_scale, texture.noise_depth = 0.16, 1
    modify(thing, "DISPLACE", texture=texture, strength=much, mid_level=0.5, direction=along.upper())


lid_paint, front_paint, rest = board(), board(), board()
lid = panel((W, D + 0.001, T), (0, -0.0005, H - T), lid_paint)
front = panel((W - 0.0006, T, H - T - 0.0006), (0, -D / 2 + T / 2, 0), front_paint)
bow(lid, 0.0022)
bow(front, 0.001, "y")
for side in (-1, 1):
    panel((T, D - 0.001, H - T - 0.0009), (side * (W / 2 - T / 2), 0, 0), rest)
    panel((T * 0.8, D - 0.02, H - T - 0.006), (side * (W / 2 - T * 1.7), 0, 0), rest)
panel((W - 0.001, T, H - T - 0.0009), (0, D / 2 - T / 2, 0), rest)
# the ears of the lid, tucked into the sides, and the thumb notch of the front
for side in (-1, 1):
    ear = panel((0.0012, 0.012, 0.004), (side * (W / 2 + 0.0001), -D / 2 + 0.02, H - T - 0.0052), rest, bevel=0.0004)
dark = matte("#15110d", 1)
for side in (-1, 1):
    panel((0.0005, D - 0.012, 0.0009), (side * (W / 2 + 0.0001) - side * 0.0002, 0, H - T - 0.0012), dark, bevel=0)
whole.rotation_euler = (0, 0, math.radians(27))
aov("top", lid_paint, flat(lid, (-W / 2, -D / 2 - 0.0005, T), (W, 0, 0), (0, D + 0.001, 0), 0.0022))
aov("side", front_paint, flat(front, (-W / 2 + 0.0003, -T / 2, 0), (W - 0.0006, 0, 0), (0, 0, H - T - 0.0006), 0.0018))

ground = surface("ground", 0.85, vary=0.02, vary_scale=3, bump=0.2, bump_scale=30, fine=0.2, fine_scale=400, specular=0.2, depth=0.0015)
sheet(6, 4, 2, 200, lambda x, y: np.where(y > 0.55, 0.5 - np.sqrt(np.maximum(0, 0.25 - np.clip(y - 0.55, 0, 0.5) ** 2)) + np.maximum(0, y - 1.05) * 40, 0), ground)
# a second parcel, a roll of tape, a bow of twine
kraft = matte("#b98f62", 0.8, 0.06, 12, 0.2, 60, 0.15, 700, 0.25, depth=0.001)
box((0.17, 0.12, 0.06), (-0.135, 0.235, 0), kraft, 0.0014, (0, 0, -14))
box((0.173, 0.03, 0.0006), (-0.135, 0.235, 0.0598), matte("#d9c7a6", 0.35, 0.03, 10, 0.05, 200, 0.05, 900, 0.4, depth=0.0005), 0.0002, (0, 0, -14))
tape = matte("#c9a878", 0.3, 0.05, 10, 0.03, 200, 0.05, 900, 0.5, depth=0.0005)
lathe([(0.038, 0.0), (0.052, 0.0), (0.0525, 0.0005), (0.0525, 0.0475), (0.052, 0.048), (0.038, 0.048), (0.0375, 0.0475), (0.0375, 0.0005), (0.038, 0.0)], tape, (0.2, 0.155, 0), (0, 0, 0), 128, smooth=0)
lathe([(0.0345, 0.001), (0.0377, 0.001), (0.0377, 0.047), (0.0345, 0.047), (0.0345, 0.001)], kraft, (0.2, 0.155, 0), (0, 0, 0), 128, smooth=0)
skin, stem = leaf_skin("#6f8a62", 0.5), matte("#7a6a48", 0.7)
branch([(0.05, -0.19, 0.004), (0.11, -0.165, 0.012), (0.19, -0.15, 0.008), (0.26, -0.12, 0.006)], skin, stem, 15, 0.034, 0.014, 0.0011, 55, 0.15)

SUN = (38, 205)
world("#cfdcf6", 0.55)
sun(*SUN, 4.2, "#fff0d8", 0.7)
leaf_shadow(*SUN, (-0.02, 0.12, 0.05), 0.6, 0.34, 3, 14, 25, 0.5, 0.3, 0.1)
area((0.7, -0.5, 0.6), (0, 0, 0.03), (0.6, 0.6), 1.6, "#eef2ff")
camera((0.0, -0.98, 0.6), (0.006, 0.008, 0.034), 96, 16, (0, -0.07, 0.05))

bake(dict(
    name="Mailer box",
    description="A closed mailer box on a colored ground, with a second parcel and tape behind it.",
    categories=["packaging"],
    keywords=["mailer", "box", "carton", "shipping", "parcel", "package", "delivery", "subscription box", "unboxing", "shop"],
    layers=[
        dict(id="ground", name="Background color", surface="ground", hue=[258, 0.42, 0.8, 1]),
        dict(id="box", name="Box color", surface="box", hue=[0, 0, 1, 1]),
        dict(id="top", name="Lid", surface="box", long_side=2800),
        dict(id="side", name="Front", surface="box", long_side=2400),
    ],
    sample={"top": "clear:crumb-logo", "side": "clear:crumb-logo", "box": [41, 0.92, 0.63, 1]},
))
