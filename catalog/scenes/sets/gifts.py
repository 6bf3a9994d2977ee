"""Presents in paper, tied with ribbon."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, leaf_skin
from props import scatter, table

V = variant({
    "blush": dict(shape=(1, 1), ground="#f0cfc8", papers=["#f7ece2", "#e59a8f", "#d9b6ae"], ribbons=["#c9584c", "#f9f0e6", "#b98a4a"], pose="flat", extra="confetti", sun=(38, 140), seed=3),
    "kraft": dict(shape=(3, 2), ground="#4f5a4c", papers=["#b98f62", "#c49b70", "#efe6d6"], ribbons=["#f3ead9", "#7a2e2a", "#3d5a46"], pose="flat", extra="fir", sun=(32, 125), seed=6),
    "crimson": dict(shape=(2, 3), ground="#a3202c", papers=["#b3232f", "#f5ede2", "#d9b25e"], ribbons=["#e0bd6c", "#b3232f", "#f7f0e6"], pose="stack", extra="none", sun=(38, 225), seed=8),
    "midnight": dict(shape=(3, 2), ground="#1c2748", papers=["#24345f", "#e7e2d6", "#c9a45c"], ribbons=["#d9b468", "#24345f", "#f3ead9"], pose="flat", extra="confetti", sun=(36, 150), seed=11),
})
start(V["seed"])
table(matte(V["ground"], 0.85, 0.02, 2, 0.08, 30, 0.2, 300, 0.2, depth=0.002), (6, 6), (0, 1))


def paper(color):
    """Wrapping paper: a little gloss, soft dents where it was pressed."""
    return matte(color, 0.5, 0.02, 8, 0.35, 14, 0.08, 300, 0.35, depth=0.003)


papers, ribbons = [paper(c) for c in V["papers"]], [matte(c, 0.35, 0.04, 20, 0.05, 60, 0.1, 900, 0.45, sheen=0.5, depth=0.001) for c in V["ribbons"]]


def band(path, width, material, side):
    """A ribbon along points, flat across `side`."""
    points, faces = [], []
    s = Vector(side).normalized() * width / 2
    for k, p in enumerate(path):
        points += [tuple(Vector(p) - s), tuple(Vector(p) + s)]
        if k:
            faces.append((2 * k - 2, 2 * k, 2 * k + 1, 2 * k - 1))
    thing = mesh(points, faces, material, True)
    modify(thing, "SOLIDIFY", thickness=0.0007, offset=0)
    return thing


def bow(at, size, material, parent, spin=0):
    """Two big loops, two small, two tails with notched ends."""
    made = []
    for a, big, rise in ((20, 1, 0.9), (195, 1, 0.95), (-35, 0.72, 1.25), (150, 0.72, 1.2), (95, 0.5, 1.5)):
        a = math.radians(a + spin + random.uniform(-6, 6))
        out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        loop = []
        for t in np.linspace(0, 2 * math.pi, 34):
            far = size * big * (1 - math.cos(t)) / 2
            loop.append(Vector(at) + out * far + Vector((0, 0, size * 0.33 * rise * big * (math.sin(t) * 0.75 + 0.62 * (1 - math.cos(t)) / 2) + 0.003)))
        made.append(band(loop, size * 0.36, material, side))
    for a in (70, -110):
        a = math.radians(a + spin + random.uniform(-15, 15))
        out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        tail = [Vector(at) + out * size * 1.25 * t + side * 0.12 * size * math.sin(t * 5) + Vector((0, 0, 0.004 + 0.02 * size / 0.06 * math.sin(t * 6.5) ** 2 * (1 - 0.4 * t) * 0.5)) for t in np.linspace(0, 1, 20)]
        made.append(band(tail, size * 0.34, material, side))
    made.append(ball(size * 0.15, (at[0], at[1], at[2] + size * 0.12), material, (1.1, 1, 0.85), levels=3))
    for thing in made:
        thing.parent = parent


def present(size, at, turn, k, tie=True):
    w, d, h = size
    root = bpy.data.objects.new("present", None)
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))
    bpy.context.collection.objects.link(root)
    box((w, d, h), (0, 0, 0), papers[k % 3], 0.0035).parent = root
    r, off, wide = ribbons[k % 3], 0.0007, min(w, d) * 0.13
    sx, sy = random.uniform(-0.15, 0.15) * w, random.uniform(-0.15, 0.15) * d
    b = 0.003
    for path, side in (([(sx, -d / 2 - off, 0), (sx, -d / 2 - off, h - b), (sx, -d / 2 + b, h + off), (sx, d / 2 - b, h + off), (sx, d / 2 + off, h - b), (sx, d / 2 + off, 0)], (1, 0, 0)),
                       ([(-w / 2 - off, sy, 0), (-w / 2 - off, sy, h - b), (-w / 2 + b, sy, h + off * 1.6), (w / 2 - b, sy, h + off * 1.6), (w / 2 + off, sy, h - b), (w / 2 + off, sy, 0)], (0, 1, 0))):
        thing = band(path, wide, r, side)
        thing.data.use_auto_smooth = True
        thing.parent = root
    if tie:
        bow((sx, sy, h + 0.001), min(w, d) * 0.36, r, root, random.uniform(-20, 20))


if V["pose"] == "flat":
    for k, (size, x, y, turn) in enumerate((((0.2, 0.15, 0.07), -0.13, 0.06, 12), ((0.13, 0.13, 0.1), 0.1, 0.11, -18), ((0.24, 0.1, 0.045), 0.12, -0.1, 8), ((0.1, 0.1, 0.06), -0.1, -0.14, 30), ((0.11, 0.08, 0.05), 0.3, 0.03, -40), ((0.16, 0.12, 0.05), -0.36, -0.08, -8))):
        present(size, (x, y, 0), turn, k)
    if V["extra"] == "confetti":
        foil = [metal("#d9b468", 0.3), matte("#f7efe6", 0.6), matte(V["papers"][1], 0.6)]
        flake = [lathe([(0.0002, 0), (0.0045, 0), (0.0045, 0.0003), (0.0002, 0.0003)], m, (0, 0, -50), steps=24, smooth=0) for m in foil]
        for x, y in scatter(190, 1.1, 0.9, 0.014):
            again(random.choice(flake), (x, y, 0.0006), (random.uniform(-8, 8), random.uniform(-8, 8), 0), random.uniform(0.6, 1.2))
    if V["extra"] == "fir":
        needle, twig = leaf_skin("#40583a", 0.5), matte("#4a3524", 0.9)
        for x, y, a in ((-0.5, 0.3, -30), (-0.36, 0.36, -60), (0.5, 0.26, 200), (0.46, -0.26, 150), (-0.22, -0.32, 60), (0.08, 0.33, -80)):
            c, s_ = math.cos(math.radians(a)), math.sin(math.radians(a))
            for f, bend in ((1.0, 0), (0.65, 0.5), (0.65, -0.5), (0.4, 0.8)):
                line = [(x + c * f * 0.26 * t - s_ * bend * 0.2 * t, y + s_ * f * 0.26 * t + c * bend * 0.2 * t, 0.012 + 0.02 * t) for t in (0, 0.4, 0.7, 1)]
                branch(line, needle, twig, 80, 0.021, 0.0028, 0.0018, 58, 0.05, 0.05)
    camera((0, -0.42, 0.92), (0, -0.01, 0.03), 58 if V["shape"] == (1, 1) else 50, 5.6, (0.03, 0.0, 0.07))
else:
    box((6, 0.1, 5), (0, 0.75, -0.2), matte(V["ground"], 0.9, 0.02, 1), 0)
    for k, (size, x, y, z, turn) in enumerate((((0.26, 0.22, 0.13), 0, 0, 0, 12), ((0.19, 0.17, 0.1), 0.005, 0, 0.131, -8), ((0.12, 0.11, 0.07), -0.005, 0.0, 0.232, 20), ((0.12, 0.12, 0.12), 0.22, -0.03, 0, 35), ((0.1, 0.1, 0.06), -0.21, -0.1, 0, -20))):
        present(size, (x, y, z), turn, k, k in (2, 3, 4))
    camera((0.05, -1.3, 0.42), (0.0, 0, 0.2), 62, 4, (0, -0.1, 0.2))
sun(*V["sun"], 4.6, "#fff0dc", 1.2)
world("#d3dcea", 0.48)
shoot(V["shape"], exposure=0.3, bounces=3)
