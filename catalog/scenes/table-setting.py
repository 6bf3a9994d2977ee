"""A laid table from above: stoneware on linen, a sprig on the plate."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, frond, leaf_skin

start(50)


def linen(x, y):
    creases = 0.0045 * np.exp(-(((x - 0.02 * np.sin(y * 5) - 0.33) / 0.012) ** 2)) + 0.0035 * np.exp(-(((y - 0.3 + 0.01 * np.sin(x * 7)) / 0.014) ** 2))
    return creases + 0.004 * fbm(x, y, 2.6, 4, seed=3) + 0.0012 * fbm(x, y, 16, 3, seed=4)


sheet(1.6, 1.6, 500, 500, linen, cloth("#d9d2c4", 5200, 0.5, 0.05))
stone = matte("#e9e1d4", 0.45, 0.05, 9, 0.12, 26, 0.12, 300, 0.45, coat=0.2, speckle=("#6a5946", 230), depth=0.002)
dark = matte("#5f7378", 0.4, 0.14, 8, 0.12, 30, 0.12, 300, 0.45, coat=0.25, speckle=("#2e3b40", 260), depth=0.002)
lathe(smooth_line([(0.0005, 0.009), (0.08, 0.009), (0.1, 0.011), (0.116, 0.018), (0.137, 0.024), (0.1395, 0.0225), (0.137, 0.02), (0.112, 0.011), (0.085, 0.003), (0.0005, 0.004)], 5), stone, (0, 0, 0.003), wobble=0.003, smooth=1)
lathe(smooth_line([(0.0005, 0.009), (0.06, 0.009), (0.076, 0.012), (0.088, 0.021), (0.099, 0.027), (0.101, 0.026), (0.099, 0.023), (0.085, 0.013), (0.065, 0.003), (0.0005, 0.004)], 5), dark, (0.004, 0.002, 0.0125), wobble=0.004, smooth=1)


def folded(size, layers, at, turn, color):
    """A napkin folded into layers that lie a little apart."""
    fabric = cloth(color, 2600, 0.5, 0.06)
    for k in range(layers):
        lift = 0.0022 * k
        thing = sheet(size[0] - 0.003 * k, size[1] - 0.004 * k, 70, 110,
                      lambda x, y, k=k: 0.0016 * fbm(x + k, y, 14, 3, seed=20 + k) + 0.003 * np.exp(-((y / 0.06) ** 2)) * k / layers, fabric, (at[0] + 0.0008 * k, at[1] + 0.0012 * k, at[2] + lift), (0, 0, turn + 0.5 * k))
        modify(thing, "SOLIDIFY", thickness=0.0018, offset=1)
        modify(thing, "SUBSURF", levels=1, render_levels=1)


folded((0.105, 0.24), 4, (-0.215, -0.01, 0.005), 4, "#a9674a")
steel = metal("#c8b08a", 0.3, 0.02)


def cutlery(outline, bend, at, turn):
    """A flat outline given thickness, round edges and the bow of its handle."""
    thing = mesh([(x, y, 0) for x, y in outline], [range(len(outline))], steel, True, at, (0, 0, turn))
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(thing.data)
    bmesh.ops.triangulate(bm, faces=bm.faces)
    bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > 0.02], cuts=4, use_grid_fill=True)
    for v in bm.verts:
        v.co.z = bend(v.co.y)
    bm.to_mesh(thing.data)
    bm.free()
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    modify(thing, "SOLIDIFY", thickness=0.0026, offset=0)
    modify(thing, "BEVEL", width=0.0011, segments=3, limit_method="ANGLE")
    thing.data.use_auto_smooth = True


def mirrored(half):
    return half + [(-x, y) for x, y in reversed(half)]


handle = [(0.0055, -0.098), (0.0068, -0.09), (0.006, -0.06), (0.0036, 0.0), (0.0034, 0.025)]
fork = smooth_line(handle + [(0.0055, 0.036), (0.0105, 0.047), (0.0118, 0.058)], 4) + [(0.0112, 0.096), (0.0098, 0.1), (0.0086, 0.096), (0.0082, 0.064), (0.0066, 0.0615), (0.005, 0.064), (0.0047, 0.097), (0.0036, 0.101), (0.0024, 0.097), (0.0019, 0.064), (0.0008, 0.0618)]
cutlery(mirrored(fork), lambda y: 0.006 + 0.004 * math.cos(y * 34) + (0.006 * max(0, (y - 0.03) / 0.07) ** 2), (-0.214, -0.01, 0.012), 5)
knife = [(0.0058, -0.108), (0.007, -0.1), (0.0062, -0.06), (0.005, 0.0), (0.0056, 0.01)] + [(0.0068, 0.02), (0.0072, 0.06), (0.0066, 0.09), (0.003, 0.108), (-0.001, 0.113)] + [(-0.0044, 0.108), (-0.0052, 0.07), (-0.005, 0.012), (-0.005, 0.0), (-0.0062, -0.06), (-0.007, -0.1), (-0.0058, -0.108)]
cutlery(smooth_line(knife, 4), lambda y: 0.005, (0.192, -0.005, 0.005), -3)
pot([(0.022, 0), (0.03, 0.01), (0.0365, 0.04), (0.0365, 0.075)], 0.0028, stone, at=(0.225, 0.2, 0.004), wobble=0.005)
cylinder(0.0335, 0.002, (0.225, 0.2, 0.052), glass("#b98b52", 0.02, 1.33, 0.9), 0.0005)
olive, twig = leaf_skin("#6f8359", 0.4), matte("#5a4a32", 0.8)
branch([(-0.035, -0.07, 0.03), (-0.01, -0.02, 0.034), (0.012, 0.03, 0.036), (0.016, 0.075, 0.04)], olive, twig, 19, 0.036, 0.012, 0.0013, 50, 0.12, 0.12)
branch([(0.17, -0.33, 0.012), (0.21, -0.27, 0.016), (0.23, -0.2, 0.016), (0.27, -0.13, 0.02)], olive, twig, 21, 0.045, 0.015, 0.0016, 50, 0.12, 0.05)
branch([(-0.38, 0.25, 0.012), (-0.3, 0.26, 0.016), (-0.22, 0.24, 0.016), (-0.13, 0.26, 0.02)], olive, twig, 23, 0.045, 0.015, 0.0016, 50, 0.12, 0.05)
sun(36, 140, 5.8, "#ffe6c6", 1.2)
world("#c3d0e4", 0.5)
for x, y, z, r, t in ((-0.8, 0.9, 0.55, 10, -40),):
    frond((x, y, z), (r, 8, t), 0.6, 16, 0.035)
camera((0.0, -0.04, 1.2), (0.0, 0.0, 0), 62, 8, (0, 0, 0.02))
shoot((1, 1), exposure=0.3, bounces=3)
