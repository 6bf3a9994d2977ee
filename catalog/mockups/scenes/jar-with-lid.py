"""An amber jar of balm on a bath board of walnut, a second behind it; soft light through leaves, a sponge and eucalyptus."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow
from props.still import cove, planks, twigs, vase

start(224)
R, H, LID = 0.0365, 0.052, 0.018

amber, n = new("amber")
n.surface({"Base Color": rgb("#3a1804"), "Roughness": 0.05, "Specular": 0.55, "Clearcoat": 0.4, "Clearcoat Roughness": 0.03, "Subsurface": 0.25, "Subsurface Color": rgb("#8a3f0c"), "Subsurface Radius": (0.01, 0.004, 0.001)})


def jar(at, turn):
    body = [(0.0005, 0.003), (R - 0.008, 0.0015), (R - 0.005, 0.0), (R - 0.0018, 0.001), (R, 0.0042), *[(R, 0.006 + (H - 0.014) * k / 12) for k in range(13)], (R - 0.0012, H - 0.0055), (R - 0.0045, H - 0.0035), (R - 0.0045, H + 0.006), (0.0005, H + 0.006)]
    thing = lathe(body, amber, at, (0, 0, turn), 160, smooth=0)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    return thing


def lid(at, turn, material):
    """A screw lid with fine ribs and a flat top."""
    ring = []
    for k in range(241):
        a = 2 * math.pi * k / 240
        ring.append((a, R + 0.0004 + 0.00028 * math.cos(a * 120)))
    profile = [(0.9, 0.0), (1.0, 0.0006), (1.0, LID - 0.0016), (0.985, LID - 0.0004), (0.962, LID)]
    points = [(r * s * math.cos(a), r * s * math.sin(a), z) for s, z in profile for a, r in ring]
    w = len(ring)
    faces = [(j * w + k, j * w + k + 1, (j + 1) * w + k + 1, (j + 1) * w + k) for j in range(len(profile) - 1) for k in range(w - 1)]
    faces.append(tuple((len(profile) - 1) * w + k for k in range(w - 1)))
    thing = mesh(points, faces, material, True, at, turn, "lid")
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(35)
    return thing


def plastic():
    return surface("lid", 0.34, bump=0.01, bump_scale=60, fine=0.02, fine_scale=900, specular=0.45, depth=0.0005)


hero = jar((-0.012, 0.0, 0.0), 0)
top_skin = plastic()
cover = lid((-0.012, 0.0, H - 0.009), (0, 0, 8), top_skin)
aov("lid", top_skin, flat(cover, (-0.0335, -0.0335, LID), (0.067, 0, 0), (0, 0.067, 0), 0.0004, 0.4999))
# the paper label round the glass
A, Z0, Z1, r = 122, 0.0075, 0.0405, 0.00014
label_skin = surface("label", 0.62, bump=0.03, bump_scale=200, fine=0.06, fine_scale=1500, specular=0.25, depth=0.0004)
ring = [math.radians(-90 - A + 2 * A * k / 140) for k in range(141)]
points = [((R + d) * math.cos(a), (R + d) * math.sin(a), z) for d, z in ((0, Z0), (r, Z0), (r, Z1), (0, Z1)) for a in ring]
wrapper = mesh(points, [(j * 141 + k, j * 141 + k + 1, (j + 1) * 141 + k + 1, (j + 1) * 141 + k) for j in range(3) for k in range(140)], label_skin, True, (-0.012, 0, 0), name="label")
wrapper.data.use_auto_smooth, wrapper.data.auto_smooth_angle = True, math.radians(40)
aov("front", label_skin, wrap(wrapper, R + r, (-90 - A, -90 + A), (Z0, Z1), 0.0008))
# a second jar behind, and a wooden spatula with balm
jar((0.086, 0.085, 0.0), 30)
lid((0.086, 0.085, H - 0.009), (0, 0, 30), plastic())
balm = matte("#e9c98d", 0.3, 0.04, 30, 0.2, 90, 0.1, 500, 0.45, sss=0.3, depth=0.002)
birch = wood("#e2c79c", "#bd9560", 10, 0, 0.6, 0.15)
box((0.105, 0.0135, 0.0022), (-0.085, -0.055, 0.001), birch, 0.001, (0, 0, 28))
ball(0.0095, (-0.05, -0.037, 0.0042), balm, (1.5, 0.8, 0.42), (0, 0, 28))

walnut = wood("#b98d62", "#80583a", 6, 0, 0.42, 0.2)
planks(walnut, 5, 0.07, 0.62, (0.02, 0.03, 0.0), thick=0.018)
ground = surface("room", 0.9, vary=0.02, vary_scale=3, bump=0.25, bump_scale=18, fine=0.2, fine_scale=260, specular=0.18, depth=0.002)
cove(ground, 0.35, 0.4, (0, 0, -0.018))
# a natural sponge: a ball eaten away by holes
sponge, n = new("sponge")
hole = n("TexVoronoi", {"Vector": n.where(), "Scale": 190.0, "Randomness": 1.0}).outputs["Distance"]
pore = n("MapRange", {"Value": hole, 1: 0.2, 2: 0.55}, interpolation_type="SMOOTHSTEP").outputs[0]
n.surface({"Base Color": n.mix(pore, rgb("#a9772f"), rgb("#e3b768")), "Roughness": 0.98, "Specular": 0.05, "Normal": n.bump(n.math("ADD", pore, n.math("MULTIPLY", n.noise(n.where(), 120, 5), 0.8)), 1.0, 0.006)})
thing = ball(0.04, (-0.13, 0.062, 0.03), sponge, (1.15, 1, 0.8), (0, 0, 20), 6)
texture = bpy.data.textures.new("lump", "CLOUDS")
texture.noise_scale, texture.noise_depth = 0.025, 3
modify(thing, "DISPLACE", texture=texture, strength=0.012, mid_level=0.5)
mouth = vase((0.165, 0.17, 0.0), 0.13, "#d7dccf", "round")
twigs(mouth, 5, 0.17, 0.07, 0.034, 0.03, "#8ea58f", 13, 0.5)

SUN = (35, 148)
world("#d8e4ec", 0.75)
sun(*SUN, 3.8, "#ffe9cc", 1.6)
leaf_shadow(*SUN, (0.0, 0.02, 0.03), 0.5, 0.22, 3, 12, 35, 0.5)
area((-0.4, -0.15, 0.36), (0, 0, 0.03), (0.16, 0.36), 1.9, "#fbfdff")
area((0.4, -0.25, 0.3), (0, 0, 0.03), (0.12, 0.3), 0.7, "#fff1de")
camera((0.03, -0.5, 0.285), (0.004, 0.01, 0.03), 86, 16, (-0.01, -0.025, 0.04))

bake(dict(
    name="Jar with a lid",
    description="A jar of amber glass on a walnut board, its label and the top of its lid to the camera, with a sponge and eucalyptus.",
    categories=["packaging"],
    keywords=["jar", "cream", "balm", "candle", "honey", "jam", "label", "lid", "cosmetics", "beauty", "amber glass", "spa"],
    layers=[
        dict(id="room", name="Background color", surface="room", hue=[168, 0.2, 0.68, 1]),
        dict(id="color", name="Lid color", surface="lid", hue=[30, 0.1, 0.13, 1]),
        dict(id="lid", name="Lid", surface="lid", long_side=2000),
        dict(id="label", name="Label color", surface="label", hue=[40, 0.4, 0.94, 1]),
        dict(id="front", name="Label", surface="label", long_side=2800),
    ],
    sample={"front": "clear:fernhill-logo", "lid": "clear:fernhill-logo", "color": [40, 0.3, 0.9, 1]},
))
