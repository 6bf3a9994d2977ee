"""Doughnuts with icing and sprinkles."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from props import plate, scatter, stone, table

V = variant({
    "pink": dict(shape=(1, 1), ground="#f2d489", icings=["#f0a3b4", "#f0a3b4", "#f7ead8", "#8fc6c4"], pose="flat", sun=(40, 150), seed=4),
    "stack": dict(shape=(2, 3), ground="#9fc8cf", icings=["#f3a7b5", "#5a3322", "#f6e9d6"], pose="stack", sun=(38, 225), seed=6),
    "cocoa": dict(shape=(3, 2), ground="#e7d5c0", icings=["#4a2a1c", "#4a2a1c", "#6b3b26"], pose="row", sun=(30, 140), seed=9),
})
start(V["seed"])
table(matte(V["ground"], 0.8, 0.02, 1.5, 0.08, 30, 0.2, 300, 0.25, depth=0.002), (6, 6), (0, 1))


def crumb():
    """Fried dough: brown outside, a pale line round its waist."""
    material, n = new()
    at = n.where()
    z = n("SeparateXYZ", {0: at}).outputs[2]
    waist = n.math("ABSOLUTE", n.math("MULTIPLY_ADD", n.noise(at, 60, 3), 0.008, n.math("SUBTRACT", z, 0.004)))
    pale = n("MapRange", {"Value": waist, 1: 0.002, 2: 0.008, 3: 1.0, 4: 0.0}).outputs[0]
    brown = n.ramp(n.noise(at, 45, 4, 0.65), [(0.3, rgb("#96551d")), (0.7, rgb("#c98a45"))])
    n.surface({"Base Color": n.mix(n.math("MULTIPLY", pale, 0.75), brown, rgb("#ecc98c")), "Roughness": 0.6, "Specular": 0.3,
               "Normal": n.bump(n.noise(at, 150, 4, 0.7), 0.35, 0.003)})
    return material


def torus(R, r, squash, material, top=False, seed=0):
    """A ring of dough; as icing only its upper side, running down unevenly."""
    rng = np.random.default_rng(seed)
    phases = rng.random(6) * 6.28
    points, faces, A, B = [], [], 120, 28
    for i in range(A):
        a = 2 * math.pi * i / A
        wave = sum(math.sin(a * k + phases[k]) / (1 + 0.25 * k) for k in range(1, 6))
        drip = -0.18 + 0.22 * math.sin(a * 5 + phases[0]) + 0.16 * math.sin(a * 9 + phases[1])
        for j in range(B):
            b = (math.pi * (1.0 + 0.0) * j / (B - 1) if top else 2 * math.pi * j / B)
            if top:
                b = -0.1 - drip * 0.6 + (math.pi + 0.2 + drip * 0.9) * j / (B - 1)
            k = 1 + 0.012 * wave
            rr = r + (0.0016 + 0.0006 * math.sin(a * 4 + phases[2]) if top else 0)
            if top and j in (0, B - 1):
                rr = r * 0.985
            points.append(((R + rr * math.cos(b)) * k * math.cos(a), (R + rr * math.cos(b)) * k * math.sin(a), rr * math.sin(b) * squash))
    for i in range(A):
        for j in range(B - 1 if top else B):
            q = (j + 1) % B
            faces.append((i * B + j, ((i + 1) % A) * B + j, ((i + 1) % A) * B + q, i * B + q))
    thing = mesh(points, faces, material, True, (0, 0, -50))
    modify(thing, "SUBSURF", levels=1, render_levels=1)
    return thing


dough = torus(0.026, 0.0165, 0.86, crumb())
ices = [torus(0.026, 0.0165, 0.86, matte(c, 0.22, 0.03, 30, 0.05, 60, 0.02, 400, 0.5, coat=0.5, sss=0.05, depth=0.001), True, 10 + k) for k, c in enumerate(V["icings"])]
sprinkle = [lathe([(0.0002, 0), (0.0008, 0.0002), (0.001, 0.0008), (0.001, 0.0052), (0.0008, 0.0058), (0.0002, 0.006)], matte(c, 0.4, 0.02, bump=0.0), (0, 0, -50), steps=10, smooth=0)
            for c in ("#f6f1e8", "#f4b93c", "#5aa7b8", "#e2574c", "#7bb26b")]


def donut(at, turn=(0, 0, 0), which=0, sugar=True):
    root = bpy.data.objects.new("donut", None)
    root.location, root.rotation_euler = at, [math.radians(t) for t in turn]
    root.scale = (random.uniform(0.96, 1.05), random.uniform(0.96, 1.05), random.uniform(0.95, 1.05))
    bpy.context.collection.objects.link(root)
    spin = random.uniform(0, 360)
    for thing in (dough, ices[which % len(ices)]):
        again(thing, (0, 0, 0), (0, 0, spin)).parent = root
    for _ in range(70 if sugar else 0):
        a, b = random.uniform(0, 6.28), random.gauss(math.pi / 2, 0.5)
        normal = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b) / 0.86)).normalized()
        side = normal.cross(Vector((random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)))).normalized()
        place = Vector(((0.026 + 0.0189 * math.cos(b)) * math.cos(a), (0.026 + 0.0189 * math.cos(b)) * math.sin(a), 0.0189 * math.sin(b) * 0.86))
        piece = again(random.choice(sprinkle), place - side * 0.003)
        piece.rotation_euler = side.to_track_quat("Z", "Y").to_euler()
        piece.parent = root


if V["pose"] == "flat":
    for k, (x, y) in enumerate([(-0.13, 0.12), (-0.01, 0.15), (0.14, 0.1), (-0.16, -0.02), (-0.035, 0.01), (0.085, -0.03), (0.02, -0.14), (-0.11, -0.15), (0.17, -0.15)]):
        donut((x + random.uniform(-0.008, 0.008), y + random.uniform(-0.008, 0.008), 0.0145), (0, 0, 0), k * 7 // 3, k % 3 != 2)
    for x, y in scatter(90, 0.6, 0.6, 0.012):
        again(random.choice(sprinkle), (x, y, 0.001), (90, 0, random.uniform(0, 360)))
    camera((0, -0.06, 0.72), (0, 0, 0), 60, 5.6, (0, 0, 0.02))
elif V["pose"] == "stack":
    box((6, 0.1, 4), (0, 0.9, 0), matte(V["ground"], 0.9, 0.02, 1), 0)
    plate(0.09, stone("#f5f1ea"), (0, 0, 0), 0.012)
    for k in range(4):
        donut((random.uniform(-0.004, 0.004), random.uniform(-0.004, 0.004), 0.0215 + k * 0.029), (random.uniform(-4, 4), random.uniform(-4, 4), 0), k, k % 2 == 0)
    donut((0.078, -0.035, 0.041), (68, 0, -150), 0)
    camera((-0.05, -0.62, 0.2), (0.012, 0, 0.068), 70, 3.2, (0, -0.03, 0.07))
else:
    for k, x in enumerate((-0.2, -0.1, 0.0, 0.1, 0.2)):
        for j, y in enumerate((-0.1, 0.0, 0.1, 0.2)):
            donut((x + (j % 2) * 0.05, y, 0.0145), (0, 0, 0), k + j, (k + j) % 2 == 0)
    camera((0, -0.56, 0.36), (0, 0.02, 0), 60, 2.8, (0, -0.06, 0.02))
sun(*V["sun"], 4.8, "#fff0dc", 1.2)
world("#cfdcf0", 0.5)
shoot(V["shape"], exposure=0.4, bounces=3)
