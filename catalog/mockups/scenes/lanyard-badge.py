"""A conference pass on its lanyard, thrown on a table of pale ash beside a program and coffee; bright overcast light."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.plates import plate
from props.shadows import bars_shadow
from props.still import planks, vase

start(217)
W, H, T, TURN = 0.096, 0.134, 0.0011, 12
whole = bpy.data.objects.new("pass", None)
bpy.context.collection.objects.link(whole)
pvc = surface("pass", 0.32, bump=0.02, bump_scale=30, fine=0.02, fine_scale=1200, specular=0.45, coat=0.2, depth=0.0008)
card = plate(W, H, 0.005, 0.0, T, pvc, 0.0003, whole)
slot = plate(0.016, 0.0034, 0.0016, T - 0.0002, T + 0.00006, matte("#191715", 0.9), 0.00001, whole, (0, H / 2 - 0.0075))
steel = metal("#c9cbcf", 0.2, 0.01)
# a strap of clear plastic through the slot, a swivel hook, the ring
clip = [plate(0.0105, 0.03, 0.003, T + 0.0004, T + 0.0014, matte("#dfe3e4", 0.15, 0.02, coat=0.4), 0.0003, whole, (0, H / 2 + 0.0065)), lathe([(0.0005, 0.0), (0.0042, 0.0), (0.0046, 0.0006), (0.0042, 0.0014), (0.0005, 0.0016)], steel, (0, H / 2 + 0.0165, T + 0.0012), smooth=1)]
hook = tube(smooth_line([(0.0, H / 2 + 0.026, 0.0028), (0.0042, H / 2 + 0.022, 0.0028), (0.0048, H / 2 + 0.0155, 0.0028), (0.0, H / 2 + 0.0115, 0.0028), (-0.0046, H / 2 + 0.0155, 0.0028), (-0.003, H / 2 + 0.0215, 0.0028), (0.0, H / 2 + 0.026, 0.0028), (0.0, H / 2 + 0.031, 0.0028)], 8), 0.00125, steel)
ring = tube([(0.0068 * math.cos(a), H / 2 + 0.0365 + 0.0058 * math.sin(a), 0.003) for a in np.linspace(0, 2 * math.pi, 40)], 0.00095, steel)
for part in (*clip, hook, ring):
    part.parent = whole
whole.location, whole.rotation_euler = (-0.012, -0.052, 0.0006), (0, 0, math.radians(TURN))
aov("front", pvc, flat(card, (-W / 2, -H / 2, T), (W, 0, 0), (0, H, 0), 0.0004, 0.052))

# the ribbon: two lengths that leave the ring, loop over the table and cross
weave, n = new("ribbon")
uv = n("TexCoord").outputs["UV"]
rib = n("TexWave", {"Vector": n("Mapping", {"Vector": uv, "Scale": (1, 1, 1)}).outputs[0], "Scale": 150.0, "Distortion": 0.2}, bands_direction="Y").outputs["Fac"]
u = n("SeparateXYZ", {0: uv}).outputs[0]
hem = n.math("GREATER_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", u, 0.5)), 0.42)
paint = n.mix(1.0, sweep(n, "ribbon"), n.ramp(n.math("MULTIPLY_ADD", hem, -0.35, n.math("MULTIPLY_ADD", rib, 0.2, 0.8)), [(0.4, (0.74,) * 3), (1.0, (1, 1, 1))]), "MULTIPLY")
n.surface({"Base Color": paint, "Roughness": 0.5, "Specular": 0.4, "Sheen": 0.4, "Normal": n.bump(n.math("MULTIPLY_ADD", hem, 0.6, rib), 0.3, 0.0006)})


def ribbon(path, wide=0.0155):
    """A flat band along (x, y, z, twist in degrees)."""
    line = smooth_line(path, 22)
    points, uvs, far = [], [], 0.0
    for k, p in enumerate(line):
        here = Vector(p[:3])
        ahead = (Vector(line[min(k + 1, len(line) - 1)][:3]) - Vector(line[max(k - 1, 0)][:3])).normalized()
        side = ahead.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(ahead)
        way = side * math.cos(math.radians(p[3])) + up * math.sin(math.radians(p[3]))
        far += (here - Vector(line[max(k - 1, 0)][:3])).length
        for i in range(7):
            points.append(here + way * (i / 6 - 0.5) * wide)
            uvs.append((i / 6, far / wide * 0.16))
    faces = [(k * 7 + i, k * 7 + i + 1, (k + 1) * 7 + i + 1, (k + 1) * 7 + i) for k in range(len(line) - 1) for i in range(6)]
    thing = mesh(points, faces, weave, True, name="ribbon", uvs=uvs)
    modify(thing, "SOLIDIFY", thickness=0.0009, offset=0)


a = math.radians(TURN)
spot = lambda x, y: (-0.012 + x * math.cos(a) - y * math.sin(a), -0.052 + x * math.sin(a) + y * math.cos(a))
rx, ry = spot(0, H / 2 + 0.043)
ribbon([(rx + 0.004, ry - 0.004, 0.0035, 4), (rx - 0.002, ry + 0.022, 0.004, 8), (rx + 0.03, ry + 0.07, 0.0035, 12), (rx + 0.1, ry + 0.11, 0.006, 10), (rx + 0.19, ry + 0.08, 0.011, 45), (rx + 0.225, ry - 0.02, 0.0085, 70), (rx + 0.17, ry - 0.1, 0.004, 12), (rx + 0.13, ry - 0.19, 0.003, -6), (rx + 0.17, ry - 0.3, 0.0025, -4)])
ribbon([(rx - 0.003, ry - 0.004, 0.0026, 0), (rx - 0.006, ry + 0.02, 0.0022, -4), (rx - 0.05, ry + 0.052, 0.0025, -8), (rx - 0.13, ry + 0.05, 0.008, -40), (rx - 0.17, ry - 0.03, 0.009, -66), (rx - 0.155, ry - 0.12, 0.004, -14), (rx - 0.2, ry - 0.22, 0.0025, 4), (rx - 0.3, ry - 0.26, 0.002, 0)])

planks(wood("#dcc8a8", "#b99b72", 6, 0, 0.45, 0.2), 9, 0.11, 1.6)
# the program below, a pencil, coffee
program = matte("#2d3f7a", 0.5, 0.03, 20, 0.05, 300, 0.05, 1500, 0.3, depth=0.0004)
box((0.105, 0.21, 0.0022), (-0.135, 0.075, 0.0), matte("#f0ece3", 0.8, 0.02), 0.0002, (0, 0, 24))
box((0.105, 0.21, 0.0006), (-0.1345, 0.0755, 0.0022), program, 0.0002, (0, 0, 24.6))
for k, (dy, wide) in enumerate(((0.06, 0.055), (0.045, 0.07), (0.03, 0.04))):
    box((wide, 0.006, 0.00005), (-0.1345 - dy * math.sin(math.radians(24.6)) - (0.035 - wide / 2) * 1.0, 0.0755 + dy * math.cos(math.radians(24.6)), 0.0028), matte("#f2c94c", 0.6), 0, (0, 0, 24.6))
mouth = vase((0.145, 0.118, 0), 0.078, "#e9e4da", "jar")
cylinder(0.029, 0.001, (0.145, 0.118, 0.062), matte("#3a1c0b", 0.08, 0.05, specular=0.5), 0.0003)
tube([(0.145 + 0.033 + 0.019 * math.sin(t), 0.118 - 0.012 * math.sin(t), 0.042 - 0.02 * math.cos(t)) for t in np.linspace(0.05, math.pi - 0.05, 24)], 0.0038, matte("#e9e4da", 0.5, 0.04))

SUN = (50, 120)
world("#dde6f4", 0.75)
sun(*SUN, 2.2, "#fff2df", 4.0)
bars_shadow(*SUN, (-0.01, 0.0, 0), 0.9, (0.22, 0.26), (2, 2), 0.03, 2.4, 20)
area((-0.5, 0.5, 0.7), (0, 0, 0), (0.5, 0.5), 3.4, "#f7faff")
area((0.5, -0.5, 0.6), (0, 0, 0), (0.4, 0.4), 1.0, "#fff4e8")
camera((0.02, -0.355, 0.53), (0.004, -0.022, 0.0), 75, 14)

bake(dict(
    name="Pass on a lanyard",
    description="An event pass on a lanyard whose ribbon takes any color, on a table of ash beside a program and coffee.",
    categories=["promo", "stationery-and-cards"],
    keywords=["lanyard", "badge", "pass", "id card", "conference", "event", "crew", "ticket", "name badge", "staff", "ribbon"],
    layers=[
        dict(id="ribbon", name="Ribbon color", surface="ribbon", hue=[8, 0.72, 0.52, 1]),
        dict(id="front", name="Pass", surface="pass", long_side=2600),
    ],
    sample={"front": "sunrise-mark-logo"},
))
