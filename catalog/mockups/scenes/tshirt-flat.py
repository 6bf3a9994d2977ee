"""A T-shirt laid out on pale boards: cut flat, dropped as cloth so that it wrinkles, then lit from low down."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from mathutils import geometry, noise
from props.shadows import leaf_shadow

start(2)
# the pattern is cut in its own unit, half a shirt wide; SIZE makes it metres
SIZE, STEP = 0.53, 0.0125


def bezier(a, b, c, d, count):
    return [tuple((1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t**3 * d[k] for k in range(2)) for t in [i / count for i in range(count)]]


half = [(0.19 * math.sin(t), 0.735 - 0.16 * math.cos(t)) for t in np.linspace(0, 1.5, 16)]
half += bezier((0.19, 0.732), (0.28, 0.70), (0.40, 0.665), (0.50, 0.615), 16)
half += bezier((0.50, 0.615), (0.60, 0.56), (0.72, 0.42), (0.83, 0.285), 20)
half += bezier((0.83, 0.285), (0.79, 0.24), (0.72, 0.18), (0.655, 0.135), 10)
half += bezier((0.655, 0.135), (0.60, 0.20), (0.55, 0.27), (0.485, 0.325), 12)
half += bezier((0.485, 0.325), (0.465, 0.0), (0.475, -0.35), (0.50, -0.74), 46)
half += bezier((0.50, -0.74), (0.34, -0.755), (0.17, -0.762), (0, -0.762), 24)
full = half + [(-x, y) for x, y in reversed(half[1:])]
cut = []
for a, b in zip(full, full[1:] + full[:1]):
    a, b = Vector(a), Vector(b)
    count = max(1, round((b - a).length / STEP))
    cut += [a.lerp(b, k / count) for k in range(count)]
edge = np.array(cut)


def within(p):
    inside, j = False, len(cut) - 1
    for i in range(len(cut)):
        if (cut[i].y > p.y) != (cut[j].y > p.y) and p.x < (cut[j].x - cut[i].x) * (p.y - cut[i].y) / (cut[j].y - cut[i].y) + cut[i].x:
            inside = not inside
        j = i
    return inside


points, row, y = list(cut), 0, -0.78
while y < 0.75:
    x = -0.85 + (STEP / 2 if row & 1 else 0)
    while x < 0.85:
        p = Vector((x + random.uniform(-0.15, 0.15) * STEP, y + random.uniform(-0.15, 0.15) * STEP))
        if within(p) and np.hypot(*(edge - np.array(p)).T).min() > 0.6 * STEP:
            points.append(p)
        x += STEP
    y, row = y + STEP * 0.866, row + 1
flat_points, _, triangles, *_ = geometry.delaunay_2d_cdt(points, [(i, (i + 1) % len(cut)) for i in range(len(cut))], [], 1, 1e-6)


def slack(p):
    """More cloth than the ground has room for: what it is too long by becomes wrinkles."""
    at = lambda x, y, z: noise.noise(Vector((x, y, z)))
    height = 0.0
    for side in (-1, 1):
        turn = math.radians(90 - side * 24)
        along, across = p.x * math.cos(turn) + p.y * math.sin(turn), p.y * math.cos(turn) - p.x * math.sin(turn)
        height += 0.024 * at(across * 4.2 + 0.4 * at(p.x * 2, p.y * 2, 1), along * 0.9, 3.1 + side * 5) * (0.4 + 0.6 * max(0, min(1, 0.5 - p.y)))
    for side in (-1, 1):  # pulled from the armpits to the chest
        d = Vector((side * 0.46 - p.x, p.y - 0.36))
        height += 0.022 * at(math.atan2(d.y, d.x * side) * 2.6, d.length * 1.1, 9 + side) * math.exp(-(((d.length - 0.20) / 0.19) ** 2))
    return 2.3 * height


def jersey():
    """Knitted cotton; seams are pressed in by where they are on the pattern, not by the mesh."""
    material, n = new("shirt")
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
    paint = n.mix(1.0, sweep(n, "shirt"), n("CombineXYZ", {0: tone, 1: tone, 2: tone}).outputs[0], "MULTIPLY")
    rib = n("TexWave", {"Vector": n("CombineXYZ", {0: n.math("ARCTAN2", ex, ey)}).outputs[0], "Scale": 26.0}, bands_direction="X").outputs["Fac"]
    ribbed = n.math("MULTIPLY", rib, n.math("LESS_THAN", ring, 0.038))
    height = n.math("ADD", n.math("MULTIPLY", depth, 1.0), n.math("ADD", n.math("MULTIPLY", knit, 0.3), n.math("MULTIPLY", ribbed, 0.22)))
    n.surface({"Base Color": paint, "Roughness": 0.95, "Specular": 0.06, "Sheen": 0.35, "Normal": n.bump(height, 0.5, 0.0022)})
    return material


face, rest = jersey(), jersey()
shirt = mesh([(p.x, p.y, 0.10 + slack(p)) for p in flat_points], [tuple(t) for t in triangles], face, True, name="shirt")
ground = box((8, 8, 0.1), (0, 0, -0.1), matte("#888888"), 0)

scene = bpy.context.scene
modify(ground, "COLLISION")
ground.collision.thickness_outer, ground.collision.cloth_friction = 0.006, 30
cloth_ = modify(shirt, "CLOTH")
s = cloth_.settings
s.quality, s.mass, s.bending_stiffness, s.air_damping = 5, 0.15, 2.5, 1.5
s.tension_stiffness = s.compression_stiffness = 25
s.shear_stiffness, s.tension_damping, s.compression_damping = 8, 8, 8
cloth_.collision_settings.collision_quality, cloth_.collision_settings.distance_min = 2, 0.004
cloth_.point_cache.frame_end = scene.frame_end = 30
for frame in range(1, 31):
    scene.frame_set(frame)
fallen = np.array([v.co[:] for v in shirt.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.vertices])
shirt.modifiers.remove(cloth_)
scene.frame_set(1)
bpy.data.objects.remove(ground)

# what is left of the mesh is smoothed away, then all becomes metres
near = [set() for _ in flat_points]
for t in triangles:
    for a in t:
        near[a] |= set(t) - {a}
for _ in range(2):
    fallen = np.array([0.5 * fallen[i] + 0.5 * fallen[list(near[i])].mean(0) if i >= len(cut) else fallen[i] for i in range(len(fallen))])
# the ground pressed it flatter than a hand lays it
fallen[:, 2] = 0.006 + (fallen[:, 2] - 0.006) * 1.9
fallen *= SIZE
for vertex, at in zip(shirt.data.vertices, fallen):
    vertex.co = at
PX, PY0, PY1 = 0.29, -0.27, 0.44
for name, put in (("pattern", lambda p: p), ("print", lambda p: ((p.x + PX) / (2 * PX), (p.y - PY0) / (PY1 - PY0)))):
    layer = shirt.data.uv_layers.new(name=name)
    for loop in shirt.data.loops:
        layer.data[loop.index].uv = put(flat_points[loop.vertex_index])
modify(shirt, "SUBSURF", levels=1, render_levels=1)
aov("front", face, by_uv(shirt, 2 * PX / (PY1 - PY0), "print", 57, 65))


def under(outline, shrink, drop):
    """The rolled edge and the back panel: the same outline let down to the ground."""
    count = len(outline)
    low = [(p[0] * shrink, p[1] * shrink, max(0.0005, p[2] - drop)) for p in outline]
    thing = mesh([tuple(p) for p in outline] + low, [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], rest, True, name="edge")
    layer = thing.data.uv_layers.new(name="pattern")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = cut[loop.vertex_index % count]
    modify(thing, "SUBSURF", levels=1, render_levels=1)


under([tuple(p) for p in fallen[: len(cut)]], 0.996, 0.006)
columns, back = 29, []
for i in range(columns):
    t = i / (columns - 1)
    for k in range(6):
        x, top = -0.2 + 0.4 * t, 0.735 - 0.036 * math.sin(math.pi * t)
        back.append((x * SIZE, (top + (0.5 - top) * k / 5) * SIZE, 0.0022 + 0.0022 * math.exp(-((k - 0.5) ** 2)) + 0.0008 * math.sin(9 * t)))
inside = mesh(back, [(i * 6 + k, i * 6 + k + 1, (i + 1) * 6 + k + 1, (i + 1) * 6 + k) for i in range(columns - 1) for k in range(5)], rest, True, name="back")
layer = inside.data.uv_layers.new(name="pattern")
for loop in inside.data.loops:
    p = inside.data.vertices[loop.vertex_index].co / SIZE
    layer.data[loop.index].uv = (p.x, p.y + 0.7 if p.y < 0.66 else p.y)
modify(inside, "SUBSURF", levels=2, render_levels=2)
box((0.036, 0.026, 0.0005), (0, 0.645 * SIZE, 0.0042), matte("#e9e4d8", 0.7, 0.03, 30, 0.1, 300, 0.1, 900, 0.2, depth=0.0005), 0.0002)

oak = wood("#d8c3a4", "#b79873", 3.5, 1, 0.5, 0.2)
for k in range(-4, 5):
    for j in range(-1, 2):
        box((0.1385, 1.1, 0.02), (k * 0.14 + 0.03, j * 1.103 + (k * 37 % 7) * 0.13 - 0.4, -0.02), oak, 0.0012)
skin, stem = leaf_skin("#8a9c7c", 0.55), matte("#8c7a63", 0.7)
branch([(-0.47, -0.44, 0.012), (-0.4, -0.3, 0.03), (-0.38, -0.18, 0.025), (-0.4, -0.05, 0.015)], skin, stem, 16, 0.075, 0.05, 0.002, 60, 0.15)
branch([(-0.48, -0.4, 0.012), (-0.43, -0.36, 0.03), (-0.345, -0.33, 0.02), (-0.3, -0.36, 0.01)], skin, stem, 10, 0.06, 0.042, 0.0018, 60, 0.2)

SUN = (22, 155)
world("#cfdcf2", 0.38)
sun(*SUN, 6.6, "#ffe6c4", 1.5)
leaf_shadow(*SUN, (0.3, 0.06, 0.0), 1.1, 0.55, 2, 12, 60, 0.45)
area((0.9, -0.9, 1.0), (0, 0, 0), (0.8, 0.8), 5, "#eef2ff")
camera((0, -0.03, 2.5), (0, -0.012, 0), 93, 0)

bake(dict(
    name="T-shirt laid flat",
    description="A cotton T-shirt on pale boards, in low sun with leaf shadows.",
    categories=["bags-and-apparel"],
    keywords=["t-shirt", "tee", "shirt", "apparel", "clothes", "cotton", "flat lay", "merchandise", "fashion", "print"],
    layers=[
        dict(id="shirt", name="Shirt color", surface="shirt", hue=[205, 0.28, 0.25, 1]),
        dict(id="front", name="Your design", surface="shirt", long_side=2800),
    ],
    sample={"front": "clear:camp-badge"},
))
