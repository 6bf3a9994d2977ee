"""A laptop and a phone on white oak in a bright room; the window behind is out of focus, a chair and a plant before it."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.devices import empty, laptop, phone
from props.still import books, planks, twigs, vase

start(205)
shell = matte("#c4c5c7", 0.34, 0.01, 8, 0.008, 300, 0.03, 3000, 0.5, metallic=1.0, depth=0.0004)
big, small = screen("screen", 1.0, 0.08, 0.35), screen("screen", 1.05, 0.06, 0.4)
book_, panel, place = laptop(big, shell, 109)
book_.location, book_.rotation_euler = (-0.045, 0.02, 0), (0, 0, math.radians(-13))
aov("laptop", big, flat(panel, *place, 0.0003, 0.006))
# the phone stands on a small oak rest
hand, face, spot, round_ = phone(small, matte("#b9b2a8", 0.3, 0.02, 20, 0.01, 200, 0.02, 2000, 0.5, metallic=1.0, depth=0.0005))
turn = empty("turn", None, (0.143, -0.075, 0.0), (0, 0, -20))
lean = 70
hand.parent, hand.location, hand.rotation_euler = turn, (0, 0.0, 0.0738 * math.sin(math.radians(lean)) + 0.011), (math.radians(lean), 0, 0)
aov("phone", small, flat(face, *spot, 0.0003, round_))
oak = wood("#cfa877", "#9a6f43", 11, 0, 0.45, 0.2)
for size, at, bevel in (((0.062, 0.075, 0.009), (0, 0.018, 0), 0.003), ((0.062, 0.007, 0.015), (0, -0.0385, 0), 0.0025)):
    box(size, at, oak, bevel).parent = turn
back = box((0.055, 0.007, 0.075), (0, 0.032, 0.006), oak, 0.0025, (-(90 - lean), 0, 0))
back.parent = turn

planks(wood("#dcc29b", "#b8935f", 4, 0, 0.42, 0.18), 9, 0.16, 2.4, (0, 0.15, 0))
wall = matte("#e9e0cf", 0.92, 0.02, 2, 0.2, 14, 0.15, 160, 0.15, depth=0.003)
box((1.5, 0.1, 3), (1.3, 1.75, -1.2), wall, 0)
box((1.7, 0.1, 3), (-1.95, 1.75, -1.2), wall, 0)
box((4, 0.1, 1.15), (0, 1.75, -1.2), wall, 0)
# the window: daylight, trees far away, white bars
view, n = new("view")
x, _, z = n("SeparateXYZ", {0: n("TexCoord").outputs["Generated"]}).outputs
leaves = n.noise(n.where((1, 1, 1)), 5, 5, 0.6)
tree = n.math("GREATER_THAN", n.math("ADD", leaves, n.math("MULTIPLY", z, -0.55)), 0.26)
green = n.ramp(n.noise(n.where(), 14, 4), [(0.3, rgb("#5d7d4e")), (0.7, rgb("#b9cf93"))])
n("OutputMaterial", {"Surface": n("Emission", {"Color": n.mix(tree, n.ramp(z, [(0.0, rgb("#eef4f8")), (1.0, rgb("#cfe2f5"))]), green), "Strength": 1.25})})
box((2.4, 0.02, 2.6), (-0.3, 2.6, -0.4), view, 0).visible_shadow = False
white = matte("#f1efea", 0.4, 0.02, 4, 0.05, 40, 0.05, 300, 0.4, depth=0.002)
for x in (-1.07, -0.28, 0.52):
    box((0.055, 0.07, 3), (x, 1.72, -0.1), white, 0.006)
box((1.65, 0.07, 0.05), (-0.28, 1.72, 0.42), white, 0.006)
box((1.75, 0.26, 0.04), (-0.28, 1.66, -0.07), white, 0.006)
pot_top = vase((-0.52, 1.5, -0.03), 0.2, "#c46f49", "jar")
twigs((pot_top[0], pot_top[1], pot_top[2] - 0.02), 9, 0.34, 0.2, 0.12, 0.06, "#5d8249", 10)
top = books((0.235, 0.2, 0), [("#d9714e", 0.2, 0.145, 0.022, 4), ("#e9dcc4", 0.185, 0.135, 0.018, -5)], 10)
mouth = vase((0.235, 0.2, top), 0.105, "#eee8dc", "round")
twigs(mouth, 5, 0.17, 0.075, 0.036, 0.02, "#8a9a72", 14)
mug = vase((-0.285, -0.05, 0), 0.082, "#41606a", "jar")
cylinder(0.03, 0.001, (-0.285, -0.05, 0.068), matte("#2b1408", 0.1, 0.02, specular=0.5), 0.0003)
tube([(-0.285 - 0.033 - 0.022 * math.sin(a), -0.05 - 0.006 * math.sin(a), 0.043 - 0.022 * math.cos(a)) for a in np.linspace(0.05, math.pi - 0.05, 24)], 0.0042, matte("#41606a", 0.5, 0.05))

world("#dfe8f6", 0.4)
area((-0.3, 1.5, 0.85), (0, 0, 0), (1.6, 1.3), 15, "#f3f7ff")
area((-1.4, -0.3, 0.9), (0, 0, 0.1), (0.9, 0.9), 5, "#fff6ea")
sun(33, 113, 4.8, "#ffe2b8", 0.9)
camera((0.09, -1.12, 0.4), (-0.004, 0.0, 0.092), 92, 6.3, (0.0, 0.06, 0.1))

bake(dict(
    name="Laptop and phone",
    description="A laptop and a phone on a stand on an oak table before a bright window.",
    categories=["devices"],
    keywords=["laptop", "phone", "responsive", "website", "app", "screens", "desk", "home office", "bright", "window", "oak"],
    layers=[
        dict(id="laptop", name="Laptop screen", surface="screen", long_side=2560),
        dict(id="phone", name="Phone screen", surface="screen", long_side=2532),
    ],
    sample={"laptop": "march-valley", "phone": "first-swim"},
))
