"""Rooms: walls with openings, what is seen through them, boards."""
from lib import *  # noqa: F403
from render import ARGS


def variant(default):
    """The fifth word after `--` picks one of a scene's pictures."""
    return ARGS[4] if len(ARGS) > 4 else default


def plain_bounces():
    """What only bounced light meets is plain paint: grain and bumps are worked out for the lens alone, at half the time."""
    for material in bpy.data.materials:
        tree = material.node_tree
        body = next((node for node in tree.nodes if node.type == "BSDF_PRINCIPLED"), None) if tree else None
        out = body and body.outputs[0].links and body.outputs[0].links[0].to_node
        if not out or out.type != "OUTPUT_MATERIAL" or body.inputs["Emission Strength"].default_value * max(body.inputs["Emission"].default_value[:3]) > 0:
            continue
        plain, mix, path = (tree.nodes.new("ShaderNode" + kind) for kind in ("BsdfDiffuse", "MixShader", "LightPath"))
        plain.inputs[0].default_value = (*_mean(body.inputs["Base Color"]), 1)
        for source, target in ((path.outputs["Is Camera Ray"], mix.inputs[0]), (plain.outputs[0], mix.inputs[1]), (body.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
            tree.links.new(source, target)


def _mean(socket):
    """About the color that comes into a socket."""
    if not socket.links:
        return tuple(socket.default_value[:3]) if hasattr(socket.default_value, "__len__") else (0.5,) * 3
    node = socket.links[0].from_node
    if node.type == "VALTORGB":
        return tuple(np.mean([tuple(e.color[:3]) for e in node.color_ramp.elements], 0))
    if node.type == "MIX_RGB":
        return tuple(np.mean([_mean(node.inputs[1]), _mean(node.inputs[2])], 0))
    return (0.45,) * 3


def wall(start_, end, high, material, holes=(), thick=0.2, low=0.0):
    """Upright from point to point, what is right of the way is the room; openings are (from, to, low, high) along it."""
    (x0, y0), (x1, y1) = start_, end
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    along = sorted({0.0, length, *(v for hole in holes for v in hole[:2])})
    up = sorted({low, high, *(v for hole in holes for v in hole[2:])})
    solid = lambda i, j: 0 <= i < len(along) - 1 and 0 <= j < len(up) - 1 and not any(
        h[0] <= along[i] + 1e-6 < h[1] and h[2] <= up[j] + 1e-6 < h[3] for h in holes)
    points, index, faces = [], {}, []

    def corner(i, j, back):
        if (i, j, back) not in index:
            index[i, j, back] = len(points)
            points.append((x0 + ux * along[i] - uy * thick * back, y0 + uy * along[i] + ux * thick * back, up[j]))
        return index[i, j, back]

    for i in range(len(along) - 1):
        for j in range(len(up) - 1):
            if not solid(i, j):
                continue
            for back in (0, 1):
                ring = [corner(i, j, back), corner(i + 1, j, back), corner(i + 1, j + 1, back), corner(i, j + 1, back)]
                faces.append(ring[:: -1 if back == 0 else 1][::-1])
            for (di, dj), (p, q) in (((-1, 0), ((0, 0), (0, 1))), ((1, 0), ((1, 0), (1, 1))), ((0, -1), ((0, 0), (1, 0))), ((0, 1), ((0, 1), (1, 1)))):
                if not solid(i + di, j + dj):
                    faces.append([corner(i + p[0], j + p[1], 0), corner(i + q[0], j + q[1], 0), corner(i + q[0], j + q[1], 1), corner(i + p[0], j + p[1], 1)])
    thing = mesh(points, faces, material, True, name="wall")
    modify(thing, "BEVEL", width=0.006, segments=2, limit_method="ANGLE")
    thing.data.use_auto_smooth = True
    return thing


def outside(at, size, turn=0, top=(1.9, 1.95, 2.0), low=(0.9, 1.05, 0.7), power=1.6, seed=0):
    """What is seen through a window, too bright and too far to be sharp: sky above, a hint of green below."""
    material, n = new()
    uv = n("TexCoord").outputs["UV"]
    height = n("SeparateXYZ", {0: uv}).outputs[1]
    soft = n.math("ADD", height, n.math("MULTIPLY_ADD", n.noise(n("Mapping", {"Vector": uv, "Location": (seed, seed, 0), "Scale": (7, 5, 1)}).outputs[0], 1.0, 2), 0.5, -0.25))
    light = n.ramp(soft, [(0.2, tuple(v * 0.45 for v in low)), (0.38, low), (0.55, top)])
    n("OutputMaterial", {"Surface": n("Emission", {"Color": light, "Strength": power})})
    w, h = size
    thing = mesh([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], material, False, at, (0, 0, turn), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    thing.visible_shadow = thing.visible_diffuse = False
    return thing


def planks(light="#c9a479", dark="#9a7148", rough=0.4, axis=1, vary=0.25):
    """Wood for a mesh of many boards: each is cut from elsewhere in the log and has its own tone."""
    material, n = new()
    each = n("NewGeometry").outputs["Random Per Island"]
    far = n("CombineXYZ", {0: n.math("MULTIPLY", each, 37.0), 1: n.math("MULTIPLY", each, 91.0), 2: n.math("MULTIPLY", each, 53.0)})
    at = n("VectorMath", {0: n("TexCoord").outputs["Object"], 1: far}, operation="ADD").outputs[0]
    scale = [7.0, 7.0, 7.0]
    scale[axis] = 0.45
    rings = n.math("PINGPONG", n.math("MULTIPLY", n.noise(n("Mapping", {"Vector": at, "Scale": scale}).outputs[0], 1.0, 3, 0.5, 0.9), 5.0), 0.5)
    scale = [150.0, 150.0, 150.0]
    scale[axis] = 3.0
    fibre = n.noise(n("Mapping", {"Vector": at, "Scale": scale}).outputs[0], 1.0, 4, 0.7)
    tone = n.math("ADD", n.math("MULTIPLY", rings, 0.7), n.math("MULTIPLY", fibre, 0.6))
    paint = n.ramp(tone, [(0.2, rgb(dark)), (0.7, rgb(light))])
    paint = n.mix(1.0, paint, n.ramp(each, [(0.0, (1 - vary,) * 3), (1.0, (1 + vary * 0.4,) * 3)]), "MULTIPLY")
    gloss = n.math("MULTIPLY_ADD", fibre, 0.25, rough - 0.12)
    n.surface({"Base Color": paint, "Roughness": gloss, "Specular": 0.4, "Normal": n.bump(tone, 0.12, 0.002)})
    return material


def boards(x, y, z, material, wide=0.14, axis=1, gap=0.0015, length=(1.2, 2.4)):
    """A floor from x[0] to x[1] and y[0] to y[1] as one mesh; boards of no length go from end to end."""
    points, faces = [], []

    def lay(a0, a1, b0, b1):
        first = len(points)
        for drop, inset in ((0.004, 0.0), (0.0, 0.0015)):
            ring = [(a0 + gap + inset, b0 + gap + inset), (a1 - gap - inset, b0 + gap + inset), (a1 - gap - inset, b1 - gap - inset), (a0 + gap + inset, b1 - gap - inset)]
            points.extend((a, b, z - drop) if axis == 1 else (b, a, z - drop) for a, b in ring)
        quads = [(4, 5, 6, 7)] + [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)]
        faces.extend(tuple(first + i for i in quad) for quad in quads)

    (across0, across1), (along0, along1) = (x, y) if axis == 1 else (y, x)
    a = across0
    while a < across1 - 1e-6:
        b = along0 - random.uniform(0, 1) if length else along0
        while b < along1 - 1e-6:
            reach = random.uniform(*length) if length else along1 - along0
            lay(a, a + wide, b, b + reach)
            b += reach
        a += wide
    box((x[1] - x[0], y[1] - y[0], 0.01), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z - 0.016), matte("#3a2a1c", 0.9), 0)
    return mesh(points, faces, material, False, name="boards")


def fabric(color, vary=0.05, nap=0.3, sheen=0.35, scale=1.0):
    """Upholstery, wool, linen a few steps away: slubs and a nap instead of single threads."""
    return matte(color, 0.95, vary, 7 * scale, nap, 170 * scale, nap, 1100 * scale, 0.1, depth=0.003, sheen=sheen)
