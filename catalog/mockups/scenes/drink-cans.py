"""Two cans in hard studio light on a block of tangerine, cold and wet; citrus and crisp shadows on one color."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.still import cove, fruit

start(201)
R, H = 0.0285, 0.133  # a slim can
Z0, Z1 = 0.0105, 0.1185


def painted(name, seed):
    """Lacquered aluminum with drops of water on it: large ones far apart, small ones everywhere."""
    material, n = new(name)
    at = n.where()
    drops = 0.0
    for scale, keep, high in ((150, 0.5, 1.0), (330, 0.42, 0.5)):
        cell = n("TexVoronoi", {"Vector": n("Mapping", {"Vector": at, "Location": (seed, 0, 0)}).outputs[0], "Scale": scale, "Randomness": 1.0})
        size = n("SeparateXYZ", {0: cell.outputs["Color"]}).outputs[0]
        reach = n.math("MULTIPLY", n.math("SUBTRACT", size, keep, clamp=True), 0.8)
        dome = n.math("SUBTRACT", 1.0, n.math("DIVIDE", cell.outputs["Distance"], n.math("MAXIMUM", reach, 0.001)), clamp=True)
        drops = n.math("ADD", drops, n.math("MULTIPLY", n.math("POWER", dome, 0.5), n.math("MULTIPLY", reach, high)))
    paint = n.mix(1.0, sweep(n, name), n.ramp(drops, [(0.0, (0.94,) * 3), (0.2, (1, 1, 1))]), "MULTIPLY")
    n.surface({"Base Color": paint, "Roughness": 0.24, "Specular": 0.6, "Clearcoat": 0.5, "Clearcoat Roughness": 0.04, "Normal": n.bump(drops, 0.9, 0.0028)})
    return material


bare = metal("#d4d6d9", 0.2, 0.01)
bend = lambda cx, cz, r, a0, a1, k_=8: [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * k / k_)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * k / k_))) for k in range(k_ + 1)]


def can(at, turn, skin, tab):
    body = [*bend(R - 0.006, 0.0095, 0.006, -52, 0), *[(R, 0.0095 + (Z1 + 0.002 - 0.0095) * k / 16) for k in range(1, 17)], *bend(R - 0.008, Z1 + 0.002, 0.008, 0, 38)[1:], (0.0232, H - 0.0032)]
    thing = lathe(body, skin, at, (0, 0, turn), 192, smooth=0)
    thing.data.use_auto_smooth = True
    lathe([(0.0005, 0.006), (0.014, 0.0035), (0.0195, 0.0), (0.0212, 0.0003), (R - 0.0022, 0.0048)], bare, at, (0, 0, 0), 128, smooth=1)
    lid = [(0.0230, H - 0.0036), (0.0238, H - 0.002), (0.0242, H - 0.0004), (0.0236, H + 0.0004), (0.0229, H), (0.0224, H - 0.0022), (0.0215, H - 0.0044), (0.0205, H - 0.0044), (0.0198, H - 0.0024), (0.0005, H - 0.0022)]
    lathe(lid, bare, at, (0, 0, 0), 128, smooth=1)
    ring = tube([(0.0052 * math.cos(a) + 0.006, 0.0062 * math.sin(a), H - 0.0012) for a in np.linspace(0, 2 * math.pi, 40)], 0.0012, bare)
    plate_ = box((0.011, 0.008, 0.0009), (-0.003, 0, H - 0.0017), bare, 0.0004)
    for part in (ring, plate_):
        whole = bpy.data.objects.new("tab", None)
        bpy.context.collection.objects.link(whole)
        part.parent, whole.location, whole.rotation_euler = whole, at, (0, 0, math.radians(tab))
    return thing


left_skin, right_skin = painted("left", 0.0), painted("right", 3.3)
left = can((-0.036, 0.012, 0.0), 3, left_skin, 50)
right = can((0.036, -0.012, 0.0), -5, right_skin, -20)
aov("front", left_skin, wrap(left, R, (-90 - 98, -90 + 98), (Z0, Z1), 0.0006))
aov("second", right_skin, wrap(right, R, (-90 - 98, -90 + 98), (Z0, Z1), 0.0006))

room = surface("room", 0.85, vary=0.015, vary_scale=4, bump=0.1, bump_scale=60, fine=0.12, fine_scale=700, specular=0.25, depth=0.001)
cove(room, 0.34, 0.3, (0, 0, -0.042))
block = surface("room", 0.6, vary=0.02, vary_scale=8, bump=0.08, bump_scale=60, fine=0.15, fine_scale=800, specular=0.35, depth=0.001)
box((0.21, 0.12, 0.042), (0.004, 0.0, -0.042), block, 0.0016, (0, 0, -7))
fruit((0.118, -0.045, -0.042), 0.034, "#e8801f", 0.96, (12, 8, 0))
fruit((-0.125, 0.03, -0.042), 0.026, "#f2bd2c", 1.12, (0, 70, 30))
# a half, cut face to the lens: rind, pith, segments
flesh, n = new("flesh")
x, y, _ = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
far = n.math("DIVIDE", n.math("POWER", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)), 0.5), 0.032)
wedge = n.math("PINGPONG", n.math("DIVIDE", n.math("ARCTAN2", y, x), 2 * math.pi / 10), 0.5)
wall = n.math("LESS_THAN", n.math("MULTIPLY", wedge, far), 0.028)
pulp = n.noise(n.where((1, 1, 1)), 260, 4, 0.6, 1.2)
inside = n.ramp(pulp, [(0.3, rgb("#d95f10")), (0.7, rgb("#f7a03a"))])
pith = n.math("MAXIMUM", n.math("GREATER_THAN", far, 0.88), n.math("MAXIMUM", wall, n.math("LESS_THAN", far, 0.09)))
paint = n.mix(pith, inside, rgb("#f6dcae"))
n.surface({"Base Color": n.mix(n.math("GREATER_THAN", far, 0.965), paint, rgb("#e8801f")), "Roughness": 0.25, "Specular": 0.6, "Subsurface": 0.15, "Subsurface Color": paint, "Subsurface Radius": (0.006, 0.003, 0.001), "Normal": n.bump(pulp, 0.4, 0.0015)})
half = lathe([(0.0005, 0.0), (0.029, 0.0), (0.031, -0.0008), (0.032, -0.003), (0.0305, -0.011), (0.025, -0.021), (0.015, -0.028), (0.0005, -0.031)], flesh, (-0.064, -0.082, -0.0105), (74, 0, -16), 96)

SUN = (36, 200)
world("#ffe9d6", 0.3)
sun(*SUN, 5.2, "#fff0dc", 0.7)
area((0.42, -0.3, 0.3), (0, 0, 0.06), (0.12, 0.36), 1.3, "#fff6ee")
area((-0.4, -0.25, 0.25), (0, 0, 0.07), (0.1, 0.3), 0.8, "#ffffff")
camera((0.04, -0.7, 0.175), (0.006, 0.0, 0.044), 92, 18, (0, -0.03, 0.06))

bake(dict(
    name="Two drink cans",
    description="Two cold, wet cans in hard light on a block, oranges beside them; everything in one color of your choice.",
    categories=["packaging", "drinkware"],
    keywords=["can", "cans", "soda", "beer", "energy drink", "lemonade", "aluminum", "beverage", "citrus", "summer", "hard light"],
    layers=[
        dict(id="room", name="Background color", surface="room", hue=[18, 0.72, 0.6, 1]),
        dict(id="left", name="Left can color", surface="left", hue=[0, 0, 1, 1]),
        dict(id="front", name="Left can", surface="left", long_side=2600),
        dict(id="right", name="Right can color", surface="right", hue=[174, 0.5, 0.28, 1]),
        dict(id="second", name="Right can", surface="right", long_side=2600),
    ],
    sample={"front": "clear:kestrel-monogram", "second": "clear:sunrise-mark-logo"},
))
