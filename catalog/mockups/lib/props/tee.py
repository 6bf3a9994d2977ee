"""A T-shirt's pattern, in units of half a shirt's width, its mesh and its knitted cotton."""
from lib import *  # noqa: F403
from mathutils import geometry
from surfaces import sweep

HALF = 0.53  # metres to the unit


def bezier(a, b, c, d, count):
    return [tuple((1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t**3 * d[k] for k in range(2)) for t in [i / count for i in range(count)]]


def outline(step):
    """The cut edge at an even pace, from the middle of the neck by the right: (point, part of the edge it is of)."""
    parts = [("neck", [(0.19 * math.sin(t), 0.735 - 0.16 * math.cos(t)) for t in np.linspace(0, 1.5, 16)]), ("shoulder", bezier((0.19, 0.732), (0.28, 0.70), (0.40, 0.665), (0.50, 0.615), 16)),
             ("sleeve", bezier((0.50, 0.615), (0.60, 0.56), (0.72, 0.42), (0.83, 0.285), 20)), ("cuff", bezier((0.83, 0.285), (0.79, 0.24), (0.72, 0.18), (0.655, 0.135), 10)),
             ("underarm", bezier((0.655, 0.135), (0.60, 0.20), (0.55, 0.27), (0.485, 0.325), 12)), ("side", bezier((0.485, 0.325), (0.465, 0.0), (0.475, -0.35), (0.50, -0.74), 46)),
             ("hem", bezier((0.50, -0.74), (0.34, -0.755), (0.17, -0.762), (0, -0.762), 24))]
    right = [(p, name) for name, points in parts for p in points]
    full = right + [((-x, y), name) for (x, y), name in reversed(right[1:])]
    cut = []
    for (a, name), (b, _) in zip(full, full[1:] + full[:1]):
        a, b = Vector(a), Vector(b)
        count = max(1, round((b - a).length / step))
        cut += [(a.lerp(b, k / count), name) for k in range(count)]
    return cut


def filled(cut, step):
    """Points and triangles of a panel; the edge comes first."""
    ring = [p for p, _ in cut]
    edge = np.array(ring)

    def within(p):
        inside, j = False, len(ring) - 1
        for i in range(len(ring)):
            if (ring[i].y > p.y) != (ring[j].y > p.y) and p.x < (ring[j].x - ring[i].x) * (p.y - ring[i].y) / (ring[j].y - ring[i].y) + ring[i].x:
                inside = not inside
            j = i
        return inside

    points, row, y = list(ring), 0, -0.78
    while y < 0.75:
        x = -0.85 + (step / 2 if row & 1 else 0)
        while x < 0.85:
            p = Vector((x + random.uniform(-0.15, 0.15) * step, y + random.uniform(-0.15, 0.15) * step))
            if within(p) and np.hypot(*(edge - np.array(p)).T).min() > 0.6 * step:
                points.append(p)
            x += step
        y, row = y + step * 0.866, row + 1
    made, _, triangles, *_ = geometry.delaunay_2d_cdt(points, [(i, (i + 1) % len(ring)) for i in range(len(ring))], [], 1, 1e-6)
    return made, triangles


def jersey(name):
    """Knitted cotton; seams are pressed in by where they are on the map `pattern`, not by the mesh."""
    material, n = new(name)
    x, y, _ = n("SeparateXYZ", {0: n("UVMap", uv_map="pattern")}).outputs
    ax = n.math("ABSOLUTE", x)
    line = lambda a, b, c: n.math("ADD", n.math("MULTIPLY", ax, a), n.math("MULTIPLY_ADD", y, b, c))
    ex, ey = n.math("DIVIDE", x, 0.19), n.math("DIVIDE", n.math("SUBTRACT", y, 0.735), 0.16)
    ring = n.math("MULTIPLY", n.math("SUBTRACT", n.math("POWER", n.math("ADD", n.math("MULTIPLY", ex, ex), n.math("MULTIPLY", ey, ey)), 0.5), 1.0), 0.17)
    cuff_way = Vector((0.285 - 0.135, -(0.83 - 0.655))).normalized()
    cuff = line(-cuff_way.x, -cuff_way.y, cuff_way.x * 0.83 + cuff_way.y * 0.285)
    groove = lambda at, wide: n("MapRange", {"Value": n.math("ABSOLUTE", at), 1: 0.0, 2: wide}, interpolation_type="SMOOTHSTEP").outputs[0]
    seams = [groove(n.math("SUBTRACT", ring, 0.038), 0.0055), groove(n.math("SUBTRACT", ring, 0.045), 0.003), groove(n.math("ADD", y, 0.722), 0.004), groove(n.math("ADD", y, 0.715), 0.003),
             n.math("MAXIMUM", groove(n.math("SUBTRACT", n.math("ABSOLUTE", cuff), 0.03), 0.004), n.math("LESS_THAN", ax, 0.6)), groove(line(1.0, -0.05, -0.467), 0.006)]
    depth = seams[0]
    for each in seams[1:]:
        depth = n.math("MINIMUM", depth, each)
    pattern = n("CombineXYZ", {0: x, 1: y}).outputs[0]
    knit = n.noise(n("Mapping", {"Vector": pattern, "Scale": (330, 240, 1)}).outputs[0], 1.0, 2)
    heather = n.noise(n("Mapping", {"Vector": pattern, "Scale": (160, 60, 1)}).outputs[0], 1.0, 4, 0.7)
    tone = n.math("MULTIPLY", n.math("MULTIPLY_ADD", heather, 0.22, 0.86), n.math("MULTIPLY_ADD", depth, 0.14, 0.86))
    paint = n.mix(1.0, sweep(n, name), n("CombineXYZ", {0: tone, 1: tone, 2: tone}).outputs[0], "MULTIPLY")
    rib = n("TexWave", {"Vector": n("CombineXYZ", {0: n.math("ARCTAN2", ex, ey)}).outputs[0], "Scale": 26.0}, bands_direction="X").outputs["Fac"]
    ribbed = n.math("MULTIPLY", rib, n.math("LESS_THAN", ring, 0.038))
    height = n.math("ADD", depth, n.math("ADD", n.math("MULTIPLY", knit, 0.3), n.math("MULTIPLY", ribbed, 0.22)))
    n.surface({"Base Color": paint, "Roughness": 0.95, "Specular": 0.06, "Sheen": 0.35, "Normal": n.bump(height, 0.5, 0.0022)})
    return material
