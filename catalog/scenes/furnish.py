"""What rooms are furnished with: cushions, cloth that falls, chairs, lamps, prints. A room starts with `from furnish import *`."""
from rooms import *  # noqa: F403


def soft_box(size, material, at=(0, 0, 0), turn=(0, 0, 0), round_=0.05, puff=0.03, creases=0.004, n=26, seed=0, sag=0.0):
    """A stuffed block: round edges, bulging sides, shallow creases; `at` is the middle of its bottom."""
    half = np.array(size) / 2
    line = np.linspace(-1, 1, n)
    a, b = (g.ravel() for g in np.meshgrid(line, line, indexing="ij"))
    one = np.ones_like(a)
    sides = [np.stack(s, -1) for s in ((a, b, one), (b, a, -one), (one, a, b), (-one, b, a), (b, one, a), (a, -one, b))]
    unit = np.concatenate(sides)
    r = min(round_, *(half * 0.98))
    inner = np.clip(unit * half, -(half - r), half - r)
    out = unit * half - inner
    way = out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    p = inner + way * r
    swell = np.prod(1 - np.abs(unit) ** 3 * np.array([1, 1, 0]), axis=1)
    p[:, 2] += np.sign(unit[:, 2]) * puff * swell * np.abs(unit[:, 2]) ** 4 - sag * swell * (unit[:, 2] > 0.5)
    p[:, 0] += np.sign(unit[:, 0]) * puff * 0.5 * (1 - unit[:, 1] ** 4) * (1 - unit[:, 2] ** 2) * np.abs(unit[:, 0]) ** 4
    p[:, 1] += np.sign(unit[:, 1]) * puff * 0.5 * (1 - unit[:, 0] ** 4) * (1 - unit[:, 2] ** 2) * np.abs(unit[:, 1]) ** 4
    fold = fbm(p[:, 0] * 3 + p[:, 2] * 4, p[:, 1] * 3 - p[:, 2] * 2, 2.2, 3, 0.5, seed + 5, True) - 0.6
    broad = fbm(p[:, 0] + p[:, 2], p[:, 1] - p[:, 2], 2.6, 2, 0.5, seed + 9)
    p += way * (fold * creases + broad * creases * 2.2)[:, None]
    p[:, 2] += half[2]
    faces = [(s * n * n + i * n + j, s * n * n + (i + 1) * n + j, s * n * n + (i + 1) * n + j + 1, s * n * n + i * n + j + 1) for s in range(6) for i in range(n - 1) for j in range(n - 1)]
    thing = mesh(p, faces, material, True, at, turn, "soft")
    modify(thing, "WELD", merge_threshold=0.0008)
    modify(thing, "SUBSURF", levels=1, render_levels=1)
    return thing


def cushion(wide, high, thick, material, at, turn=(0, 0, 0), seed=0, n=60, chop=0.07):
    """A pillow with pointed corners, pulled seams and a dent in its upper edge, lying around its middle."""
    line = np.sin(np.linspace(-1, 1, n) * math.pi / 2)
    u, v = np.meshgrid(line, line, indexing="ij")
    full = np.maximum((1 - np.abs(u) ** 2.2) * (1 - np.abs(v) ** 2.2), 0) ** 0.55
    rim = np.exp(-(((1 - np.maximum(np.abs(u), np.abs(v))) / 0.3) ** 2))
    dent = np.exp(-((u / 0.33) ** 2)) * np.clip((v + 0.2) / 1.2, 0, 1) ** 1.5
    points, faces = [], []
    for side in (1, -1):
        x = wide / 2 * u * (1 - 0.09 * (1 - v * v) * np.abs(u))
        y = high / 2 * v * (1 - 0.09 * (1 - u * u) * np.abs(v)) - chop * high * dent
        pull = np.sin(np.arctan2(v, u) * 9 + 4 * fbm(u, v, 1.4, 2, seed=seed + 3)) * rim * full * 0.11
        crease = (fbm(u * 0.8 + side * 3, v, 1.3, 3, 0.5, seed + 7, True) - 0.62) * 0.2 * full
        z = side * thick * 0.62 * (full * (1 + 0.2 * fbm(u, v, 1.1, 2, seed=seed)) * (1 - 2.2 * chop * dent) + pull - crease)
        first = len(points)
        points.extend(np.stack([x, y, z], -1).reshape(-1, 3))
        quads = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
        faces.extend(tuple(first + k for k in (quad if side > 0 else quad[::-1])) for quad in quads)
    thing = mesh(points, faces, material, True, at, turn, "cushion")
    modify(thing, "WELD", merge_threshold=0.0008)
    modify(thing, "SUBSURF", levels=1, render_levels=1)
    return thing


def group(things, at, turn=0):
    """Moves things that were built around the origin together."""
    root = bpy.data.objects.new("group", None)
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))
    bpy.context.collection.objects.link(root)
    for thing in things:
        if not thing.parent:
            thing.parent = root
    return root


def made(build, at, turn=0):
    """Runs a builder and moves all that it made."""
    before = set(bpy.data.objects)
    build()
    return group([thing for thing in bpy.data.objects if thing not in before], at, turn)


def rod(a, b, radius, material, end=None):
    """A round leg from a to b, thinner toward b."""
    a, b = Vector(a), Vector(b)
    thing = lathe([(0.0005, 0), (radius, 0.0), (radius, 0.002), (end or radius, (b - a).length - 0.002), (end or radius, (b - a).length), (0.0005, (b - a).length)], material, a, steps=24, smooth=0)
    thing.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    thing.data.use_auto_smooth = True
    return thing


def print_of(paint, wide, high, rows=420):
    """Artwork: paint(x, y) over arrays 0..1 gives three arrays of light."""
    material, n = new()
    columns = max(2, round(rows * wide / high))
    x, y = np.meshgrid((np.arange(columns) + 0.5) / columns, (np.arange(rows) + 0.5) / rows)
    tooth = 1 + 0.05 * fbm(x * wide, y * high, 60, 3, seed=4)
    picture = n.picture(np.clip(paint(x, y), 0, 1) * tooth[:, :, None], n("TexCoord").outputs["UV"])
    n.surface({"Base Color": picture, "Roughness": 0.55, "Specular": 0.35, "Clearcoat": 0.25, "Clearcoat Roughness": 0.05})
    return material


def framed(wide, high, paint, at, turn=0, frame=None, edge=0.02, mat=0.06, deep=0.03):
    """A print behind a mat; `at` is the middle of its back, it looks to -y."""
    def build():
        wood_ = frame or wood("#b88b5c", "#7f5632", 9, 0, 0.45, 0.15)
        for s in (-1, 1):
            box((edge, deep, high), (s * (wide - edge) / 2, -deep / 2, -high / 2), wood_, 0.002)
            box((wide - 2 * edge, deep, edge), (0, -deep / 2, s * (high - edge) / 2 - edge / 2), wood_, 0.002)
        sheet(wide - edge, high - edge, 2, 2, lambda x, y: 0 * x, matte("#f2ede3", 0.9, 0.02), (0, -0.012, 0), (90, 0, 0))
        w, h = wide - 2 * edge - 2 * mat, high - 2 * edge - 2 * mat
        mesh([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], print_of(paint, w, h), False, (0, -0.013, 0), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    return made(build, at, turn)


def shapes_art(ground, parts, seed=0, tall=1.35):
    """Flat cut-out shapes on a ground, as a printmaker would: (kind, x, y, size, color); `tall` is the height of the sheet by its width."""
    def paint(x, y):
        picture = np.ones((*x.shape, 3)) * np.array(rgb(ground)[:3])
        shiver = fbm(x, y, 9, 3, seed=seed) * 0.008
        for kind, px, py, size, color in parts:
            dx, dy = x - px, (y - py) * tall
            r = np.hypot(dx, dy) + shiver
            inside = {"disc": r < size, "ring": np.abs(r - size) < size * 0.16, "arch": ((r < size) & (dy > 0)) | ((np.abs(dx) + shiver < size) & (dy <= 0) & (dy > -size)),
                      "hill": y < py + size * np.sin(x * 4.2 + px * 9) * 0.5 + shiver * 3, "bar": (np.abs(dx) + shiver < size * 0.12) & (np.abs(dy) < size)}[kind]
            picture[inside] = rgb(color)[:3]
        return picture * (1 + 0.06 * fbm(x, y, 5, 4, seed=seed + 1))[:, :, None]
    return paint


def shell_chair(shell, legs, at, turn=0):
    """One bent shell on four splayed legs."""
    def build():
        profile = smooth_line([(-0.235, 0.455), (-0.2, 0.468), (-0.05, 0.445), (0.1, 0.432), (0.19, 0.462), (0.235, 0.56), (0.262, 0.7), (0.285, 0.83)], 6)
        rows, columns, points = len(profile), 17, []
        for k, (y, z) in enumerate(profile):
            t = k / (rows - 1)
            half = 0.225 + 0.02 * math.sin(t * math.pi) - 0.03 * max(0, t - 0.8) * 5 - 0.03 * max(0, 0.12 - t) * 8
            for c in range(columns):
                s = (c / (columns - 1) - 0.5) * 2
                cup = 0.05 * abs(s) ** 3
                points.append((half * s, y - cup * 1.2 * max(0, t - 0.5), z + cup * (1 - max(0, t - 0.5) * 1.6)))
        faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j) for i in range(rows - 1) for j in range(columns - 1)]
        thing = mesh(points, faces, shell, True, name="shell")
        modify(thing, "SOLIDIFY", thickness=0.011, offset=0)
        modify(thing, "BEVEL", width=0.004, segments=2, limit_method="ANGLE")
        modify(thing, "SUBSURF", levels=1, render_levels=1)
        for sx in (-1, 1):
            for near, far in (((0.13, -0.12, 0.44), (0.215, -0.21, 0)), ((0.13, 0.11, 0.43), (0.215, 0.24, 0))):
                rod((sx * near[0], near[1], near[2]), (sx * far[0], far[1], far[2]), 0.015, legs, 0.009)
            rod((sx * 0.14, -0.125, 0.405), (sx * 0.14, 0.12, 0.4), 0.008, legs)
    return made(build, at, turn)


def dome_lamp(at, ceiling, skin, radius=0.2, power=14, color="#ffd9a0"):
    """A pendant on a cord; the bulb is a small warm lamp under the dome."""
    x, y, z = at
    thing = lathe([(0.024, 0.235), (0.03, 0.2), (0.05, 0.17), (radius * 0.62, 0.13), (radius * 0.9, 0.07), (radius, 0.0)], skin, at, smooth=2)
    modify(thing, "SOLIDIFY", thickness=0.003, offset=1)
    lathe([(0.03, 0.19), (0.05, 0.166), (radius * 0.61, 0.126), (radius * 0.89, 0.067), (radius * 0.985, 0.002)], matte("#e9e2d4", 0.5, 0.02), at, smooth=2)
    cylinder(0.022, 0.07, (x, y, z + 0.22), matte("#1d1b19", 0.5), 0.004)
    rod((x, y, z + 0.28), (x, y, ceiling), 0.003, matte("#1d1b19", 0.7))
    bulb, n = new()
    n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb(color), "Strength": power * 1.4})})
    ball(0.035, (x, y, z + 0.06), bulb, levels=3).visible_shadow = False
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, rgb(color)[:3], 0.04
    thing = bpy.data.objects.new("bulb", lamp)
    thing.location = (x, y, z + 0.05)
    bpy.context.collection.objects.link(thing)


def drape(thing, over, frames=40, quality=5, stiff=0.6, puff=0.0, padded=True):
    """Lets a sheet fall on what is below it and keeps the shape it comes to rest in; padded later if more will lie on it."""
    scene = bpy.context.scene
    for other in over:
        modify(other, "COLLISION")
        other.collision.thickness_outer, other.collision.cloth_friction = 0.006, 25
    fall = modify(thing, "CLOTH")
    fall.settings.quality, fall.settings.mass, fall.settings.air_damping = quality, 0.35, 2.0
    fall.settings.bending_stiffness, fall.settings.tension_stiffness, fall.settings.compression_stiffness = stiff, 20, 8
    fall.collision_settings.distance_min, fall.collision_settings.use_self_collision = 0.006, False
    fall.point_cache.frame_end = frames
    scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    lying = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    shape = bpy.data.meshes.new_from_object(lying)
    shape.polygons.foreach_set("use_smooth", [True] * len(shape.polygons))
    thing.modifiers.clear()
    thing.data = shape
    for other in over:
        other.modifiers.remove(other.modifiers[-1])
    return pad(thing, puff) if padded else thing


def pad(thing, puff):
    if puff:
        modify(thing, "SOLIDIFY", thickness=puff, offset=1)
    modify(thing, "SUBSURF", levels=1, render_levels=1)
    return thing
