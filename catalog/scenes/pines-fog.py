"""Pines on a slope, each row paler in the fog."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(43)
FOG = (0.60, 0.66, 0.68, 1)
material, n = new()
tone = n.ramp(n.math("ADD", n.math("MULTIPLY", n("ObjectInfo").outputs["Random"], 0.6), n.math("MULTIPLY", n.noise(n.where(), 3, 3), 0.4)),
              [(0.2, (0.006, 0.016, 0.012, 1)), (0.8, (0.022, 0.042, 0.028, 1))])
needles = n("BsdfDiffuse", {"Color": tone})
height = n("SeparateXYZ", {0: n("NewGeometry").outputs["Position"]}).outputs[2]
wisp = n.noise(n("Mapping", {"Vector": n("NewGeometry").outputs["Position"], "Scale": (1, 1, 2)}).outputs[0], 0.016, 5, 0.55, 0.5)
low = n("MapRange", {"Value": n.math("MULTIPLY_ADD", wisp, -46.0, height), 1: -64.0, 2: -28.0, 3: 0.7, 4: 0.0}, interpolation_type="SMOOTHSTEP").outputs[0]
air = n("Emission", {"Color": FOG})
veiled = n.through_air(needles, FOG, 70.0, 40.0)
n("OutputMaterial", {"Surface": n("MixShader", {0: low, 1: veiled, 2: air})})


def pine(tall, wide, seed):
    """A trunk and whorls of hanging boughs; every twig is a few thin blades."""
    rng = np.random.default_rng(seed)
    points, faces = [], []

    def blade(a, b, half, side):
        i = len(points)
        points.extend([a + side * half, a - side * half, b])
        faces.append((i, i + 1, i + 2))

    for k in range(7):
        a = k * math.pi / 3.5
        side = np.array((math.cos(a), math.sin(a), 0))
        blade(np.zeros(3), np.array((0, 0, tall)), 0.16 * tall / 18, side)
    level = 0.08 * tall
    while level < tall * 0.97:
        t = level / tall
        reach = wide * (1 - t) ** 1.05 * (0.8 + 0.2 * min(1, t * 6)) + 0.02
        for _ in range(rng.integers(4, 7)):
            if rng.random() < 0.12:
                continue
            a = rng.random() * 2 * math.pi
            out = np.array((math.cos(a), math.sin(a), 0))
            across = np.array((-out[1], out[0], 0))
            long = reach * rng.uniform(0.5, 1.22)
            lift = rng.uniform(0.05, 0.35) * (0.3 + t)
            steps = max(3, int(long / 0.11))
            for j in range(steps):
                u = (j + 0.5) / steps
                here = out * long * u + np.array((0, 0, level + long * (lift * u - 0.62 * u * u * (1 - 0.5 * t))))
                half = 0.5 * (1 - 0.75 * u) * min(1, reach / 1.5) + 0.1 * (1 - t) + 0.02
                for s in (-1, 1):
                    tip = here + across * s * half * rng.uniform(0.7, 1.2) + out * half * 0.7 + np.array((0, 0, -half * rng.uniform(0.25, 0.75)))
                    blade(here, tip, 0.05 * (1.2 - t), out)
                    blade(here, (here + tip) / 2 + np.array((0, 0, -half * 0.7)), 0.055 * (1.2 - t), across)
        level += rng.uniform(0.17, 0.34) * tall / 18 * (1.15 - 0.5 * t)
    return mesh(points, faces, material, False, (0, 0, -900))


models = [pine(tall, wide, k) for k, (tall, wide) in enumerate(((19, 3.5), (17, 2.9), (21, 3.8), (14, 2.9), (18, 2.5)))]


def ground(x, y):
    return (y - 60) * 0.16 + x * 0.10 + 9 * fbm(x, y, 1 / 130, 3, seed=6) - 17


for row in range(26):
    y = 48 + row * 7.5 + 0.12 * row * row
    wide = 0.55 * y + 20
    for _ in range(int(wide * 2 / 3.6)):
        x, away = random.uniform(-wide, wide), y + random.uniform(-4, 4)
        z = float(ground(np.array([[x]]), np.array([[away]]))[0, 0])
        size = random.uniform(0.6, 1.12)
        again(random.choice(models), (x, away, z), (random.uniform(-2, 2), random.uniform(-2, 2), random.uniform(0, 360)), (size * 1.05, size * 1.05, size))
sheet(700, 460, 200, 160, ground, material, (0, 250, -0.5))
world("#c4d0d4", 0.9)
tree = bpy.context.scene.world.node_tree
s = Nodes.__new__(Nodes)
s.tree = tree
up = s("SeparateXYZ", {0: s("TexCoord").outputs["Generated"]}).outputs[2]
tree.links.new(s.ramp(up, [(0.0, FOG), (0.2, (0.66, 0.72, 0.735)), (0.5, (0.74, 0.79, 0.80))]), tree.nodes["Background"].inputs[0])
tree.nodes["Background"].inputs[1].default_value = 1.0
camera((0, 0, 8), (0, 90, 14.5), 42, 0)
shoot((2, 3), exposure=0.1, bounces=1, look="Medium High Contrast")
