"""Things that more than one set has on its table."""
from lib import *  # noqa: F403


def table(material, size=(4, 4), at=(0, 0)):
    return box((*size, 0.05), (*at, -0.05), material, 0)


def stone(color, coat=0.25, speckle=None, rough=0.42):
    """Glazed earthenware."""
    return matte(color, rough, 0.06, 9, 0.12, 26, 0.1, 300, 0.45, coat=coat, speckle=speckle, depth=0.002)


def plate(radius, material, at=(0, 0, 0), rise=0.016):
    r = radius
    line = [(0.0005, 0.006), (r * 0.62, 0.006), (r * 0.76, 0.008), (r * 0.87, rise * 0.72), (r * 0.985, rise), (r, rise - 0.0012),
            (r * 0.98, rise - 0.0035), (r * 0.84, 0.006), (r * 0.64, 0.001), (0.0005, 0.001)]
    return lathe(smooth_line(line, 5), material, at, wobble=0.003, smooth=1)


def cup(material, at=(0, 0, 0), radius=0.046, height=0.058, handle=0.0, wall=0.0028):
    """A cup that opens upward; `handle` is the side of its ear in degrees, None for a beaker."""
    outline = [(radius * 0.55, 0), (radius * 0.62, 0.004), (radius * 0.86, height * 0.35), (radius * 0.97, height * 0.7), (radius, height)]
    thing = pot(outline, wall, material, at=at, wobble=0.003)
    if handle is not None:
        a = math.radians(handle)
        ear = [((radius * 0.9 + 0.021 * math.sin(t)), 0, height * 0.56 - 0.017 * math.cos(t)) for t in np.linspace(0.1, math.pi - 0.1, 20)]
        line = [(at[0] + x * math.cos(a), at[1] + x * math.sin(a), at[2] + z) for x, _, z in ear]
        tube(line, 0.0038, material)
    return thing


def scatter(count, width, depth, gap, avoid=()):
    """Places on a table that keep `gap` from each other and from `avoid` (x, y, radius)."""
    places = []
    for _ in range(count * 300):
        x, y = random.uniform(-width / 2, width / 2), random.uniform(-depth / 2, depth / 2)
        if all(math.dist((x, y), p) > gap for p in places) and all(math.dist((x, y), c[:2]) > c[2] for c in avoid):
            places.append((x, y))
        if len(places) == count:
            break
    return places


def panes(toward, columns=2, rows=3, size=(0.5, 0.8), bar=0.03, far=2.0, angle=(38, 140)):
    """A window between the sun and `toward`, out of the picture: only its light is seen."""
    e, a = math.radians(angle[0]), math.radians(angle[1])
    way = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    root = bpy.data.objects.new("window", None)
    root.location = Vector(toward) + way * far
    root.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(root)
    dark = matte("#333333", 0.9)
    w, h = size
    bars = [((6, 3, 0.01), (0, h / 2 + 1.5, 0)), ((6, 3, 0.01), (0, -h / 2 - 1.5, 0)), ((3, h, 0.01), (w / 2 + 1.5, 0, 0)), ((3, h, 0.01), (-w / 2 - 1.5, 0, 0))]
    bars += [((bar, h, 0.01), (w * (k / columns - 0.5), 0, 0)) for k in range(1, columns)]
    bars += [((w, bar, 0.01), (0, h * (k / rows - 0.5), 0)) for k in range(1, rows)]
    for shape, at in bars:
        thing = box(shape, at, dark, 0)
        thing.parent = root
        thing.visible_camera = thing.visible_glossy = False
