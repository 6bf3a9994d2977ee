"""Leaves, branches and the things that grow; also what throws leaf shadows from outside the picture."""
from lib import *  # noqa: F403


def leaf(length=0.09, width=0.035, material=None, curl=0.25, fold=0.25, at=(0, 0, 0), pointed=1.0):
    """Grows along +x from the stem, folded at the midrib, the tip hanging."""
    rows, columns = 14, 7
    points, uvs = [], []
    for i in range(rows):
        t = i / (rows - 1)
        half = width / 2 * (math.sin(math.pi * t**0.8) ** 0.8) * (1 - 0.25 * pointed * t) + 0.0008
        for j in range(columns):
            s = (j / (columns - 1) - 0.5) * 2
            z = fold * half * abs(s) - curl * length * t * t + 0.04 * half * math.sin(t * 20 + s * 3)
            points.append((length * t, half * s, z))
            uvs.append((t, s))
    faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j)
             for i in range(rows - 1) for j in range(columns - 1)]
    thing = mesh(points, faces, material, True, at, name="leaf", uvs=uvs)
    modify(thing, "SUBSURF", levels=1, render_levels=1)
    return thing


def leaf_skin(color="#7d8f6a", shine=0.45):
    """Light comes through a leaf as well as off it."""
    material, n = new()
    at = n.where()
    base = rgb(color)
    random_ = n("ObjectInfo").outputs["Random"]
    tone = n.ramp(n.math("ADD", n.math("MULTIPLY", n.noise(at, 30, 4), 0.6), n.math("MULTIPLY", random_, 0.5)),
                  [(0.2, tuple(v * 0.6 for v in base[:3])), (0.8, tuple(min(1, v * 1.35) for v in base[:3]))])
    shader = n("BsdfPrincipled", {"Base Color": tone, "Roughness": shine, "Specular": 0.4, "Normal": n.bump(n.noise(at, 120, 4), 0.2, 0.002)})
    through = n("BsdfTranslucent", {"Color": n.mix(0.5, tone, (0.55, 0.6, 0.12, 1))})
    n("OutputMaterial", {"Surface": n("MixShader", {0: 0.3, 1: shader, 2: through})})
    return material


def branch(path, skin, stem, leaves=14, length=0.07, width=0.03, thick=0.0022, spread=55, curl=0.25, start_at=0.25):
    """Leaves in turn left and right along a bent stem."""
    line = smooth_line(path, 10)
    tube(line, thick, stem, taper=True)
    model = leaf(length, width, skin, curl)
    model.location = (0, 0, -500)
    for k in range(leaves):
        t = start_at + (1 - start_at) * k / max(1, leaves - 1)
        i = min(int(t * (len(line) - 1)), len(line) - 2)
        here, ahead = Vector(line[i]), (Vector(line[i + 1]) - Vector(line[i])).normalized()
        side = ahead.cross(Vector((random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), 1))).normalized() * (1 if k % 2 else -1)
        lean = math.radians(spread * (1 - 0.5 * t) + random.uniform(-12, 12))
        way = ahead * math.cos(lean) + side * math.sin(lean)
        turn = way.to_track_quat("X", "Z").to_euler()
        copy = again(model, here, size=(1.1 - 0.5 * t) * random.uniform(0.85, 1.15))
        copy.rotation_euler = turn
        copy.rotation_euler.rotate_axis("X", random.uniform(-0.6, 0.6))


def frond(at, turn, length=0.9, leaflets=22, width=0.035, skin=None):
    """A palm leaf: a curved rib and long leaflets, as an object that can be turned."""
    points, faces = [], []
    for k in range(leaflets):
        t = 0.12 + 0.88 * k / (leaflets - 1)
        reach = length * 0.5 * math.sin(math.pi * min(1, t * 0.82 + 0.12)) + 0.03
        for side in (-1, 1):
            base = np.array((length * t, 0, -0.25 * length * t * t))
            way = np.array((math.cos(math.radians(58 - 30 * t)), side * math.sin(math.radians(58 - 30 * t)), -0.12 + random.uniform(-0.1, 0.1)))
            across = np.array((-way[1] * side, way[0] * side, 0)) * side
            first = len(points)
            for step, wide in ((0, 0.4), (0.25, 1), (0.6, 0.8), (1, 0.02)):
                middle = base + way * reach * step + np.array((0, 0, -0.3 * reach * step * step))
                points += [middle + across * width * wide / 2, middle - across * width * wide / 2]
            faces += [(first + i, first + i + 1, first + i + 3, first + i + 2) for i in (0, 2, 4)]
    first = len(points)
    for i in range(10):
        t = i / 9
        for s in (-1, 1):
            points.append((length * t, s * 0.006 * (1.2 - t), -0.25 * length * t * t))
    faces += [(first + i * 2, first + i * 2 + 1, first + i * 2 + 3, first + i * 2 + 2) for i in range(9)]
    return mesh(points, faces, skin or leaf_skin("#4f6b3a"), True, at, turn, "frond")


def grass(count, spread, skin, length=0.5, at=(0, 0, 0), thick=0.0012):
    """Dry stems fanning out of one place, with feathery heads."""
    for _ in range(count):
        a, lean = random.uniform(0, 6.28), random.uniform(0.1, 1) * spread
        tall = length * random.uniform(0.7, 1.1)
        points = [(at[0] + math.cos(a) * lean * t**1.6 * tall, at[1] + math.sin(a) * lean * t**1.6 * tall,
                   at[2] + tall * t * (1 - 0.15 * lean * t)) for t in np.linspace(0, 1, 14)]
        tube(points, thick, skin, taper=True)
        for t in np.linspace(0.72, 1, 16):
            i = min(int(t * 13), 12)
            p, d = Vector(points[i]), (Vector(points[i + 1]) - Vector(points[i])).normalized()
            p = p + (Vector(points[i + 1]) - p) * (t * 13 - i)
            for _ in range(3):
                out = (d + Vector((random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-0.6, 0.6))) * 0.55).normalized()
                tube([p, p + out * 0.014, p + out * 0.024 + Vector((0, 0, -0.004))], thick * 0.9, skin, taper=True)
