"""A sheet of heavy paper hung from two steel clips on a concrete wall, a palm's shadow across both."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import sunward

start(23)
W, H, Z = 0.594, 0.841, 1.45  # A1; Z: its middle
COLS, ROWS = 48, 68

# concrete: cast in panels, tie holes in their corners
gray, n = new("concrete")
at = n.where()
cloud, grain = n.noise(at, 1.6, 8, 0.62, 0.5), n.noise(at, 26, 6, 0.7)
tone = n.math("ADD", n.math("MULTIPLY", cloud, 0.75), n.math("MULTIPLY", grain, 0.25))
paint = n.ramp(tone, [(0.34, rgb("#8b8984")), (0.5, rgb("#a9a7a1")), (0.68, rgb("#bab8b1"))])
pores = n("MapRange", {"Value": n("TexVoronoi", {"Vector": at, "Scale": 55.0}).outputs["Distance"], 1: 0.1, 2: 0.16}).outputs[0]
some = n.math("GREATER_THAN", n.noise(at, 19, 2), 0.56)
pit = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, pores), some)
paint = n.mix(n.math("MULTIPLY", pit, 0.55), paint, rgb("#55534f"))
n.surface({"Base Color": paint, "Roughness": 0.82, "Specular": 0.25, "Normal": n.bump(n.math("SUBTRACT", n.math("MULTIPLY", grain, 0.4), pit), 0.5, 0.003)})
for i in range(-2, 3):
    for j in range(-1, 3):
        box((1.196, 0.1, 1.196), (i * 1.2 + 0.42, 0.05, j * 1.2 - 0.28), gray, 0.003)
        for dx in (-0.42, 0.42):
            for dz in (0.18, 1.02):
                hole = matte("#4a4945", 0.9, 0.1, 60, 0.2, 200)
                cylinder(0.014, 0.004, (i * 1.2 + 0.42 + dx, 0.0002, j * 1.2 - 0.28 + dz), hole, 0.0015, (90, 0, 0))
box((8, 0.1, 6), (0, 0.106, -1), matte("#3c3b38", 0.95), 0)


def bend(u, v):
    """Metres before the wall: held at the clips, bowing between them, the foot curling towards the room."""
    hang = 0.011 + 0.004 * math.cos((u - 0.5) * 2 * math.pi * 1.3) * v**2
    curl = 0.034 * max(0.0, 1 - v / 0.42) ** 2.1 * (0.75 + 0.5 * u)
    return hang + curl + 0.0016 * math.sin(u * 5.1 + v * 3.3) * (1 - v)


paper = surface("paper", 0.62, bump=0.03, bump_scale=90, fine=0.06, fine_scale=1400, specular=0.2, depth=0.0004, through=0.06)
points = [((u - 0.5) * W, -bend(u, v), Z + (v - 0.5) * H) for v in np.linspace(0, 1, ROWS + 1) for u in np.linspace(0, 1, COLS + 1)]
faces = [(j * (COLS + 1) + i, j * (COLS + 1) + i + 1, (j + 1) * (COLS + 1) + i + 1, (j + 1) * (COLS + 1) + i) for j in range(ROWS) for i in range(COLS)]
uvs = [(i / COLS, j / ROWS) for j in range(ROWS + 1) for i in range(COLS + 1)]
poster = mesh(points, faces, paper, True, name="poster", uvs=uvs)
modify(poster, "SUBSURF", levels=1, render_levels=1, uv_smooth="NONE")
aov("art", paper, by_uv(poster, W / H, nu=25, nv=33))

# the clips: a folded blade, two loops of wire, a nail above
steel = metal("#2a2a2b", 0.3, 0.03)
wire = metal("#c9c9c6", 0.22, 0.02)
for x in (-0.2, 0.2):
    top, deep, wide = Z + H / 2, -bend(0.5 + x / W, 1.0), 0.052
    profile = [(deep - 0.0022, top - 0.016), (deep - 0.0085, top + 0.012), (deep + 0.0085, top + 0.012), (deep + 0.0022, top - 0.016)]
    outer = [(x + s * wide / 2, y, z) for s in (-1, 1) for y, z in profile]
    blade = mesh(outer, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (4, 5, 6, 7), (3, 2, 1, 0)], steel, False, name="clip")
    modify(blade, "BEVEL", width=0.0014, segments=3)
    for side in (-1, 1):
        y = deep + side * 0.004
        loop = [(x - 0.011, deep + side * 0.003, top - 0.014), (x - 0.0125, y, top + 0.006), (x - 0.0105, y + side * 0.001, top + 0.026),
                (x - 0.006, y, top + 0.036), (x + 0.006, y, top + 0.036), (x + 0.0105, y + side * 0.001, top + 0.026), (x + 0.0125, y, top + 0.006), (x + 0.011, deep + side * 0.003, top - 0.014)]
        tube(smooth_line(loop, 6), 0.0011, wire)
    cylinder(0.0016, 0.03, (x, 0.003, top + 0.0335), wire, 0.0004, (90, 0, 0))
    cylinder(0.0042, 0.0014, (x, -0.026, top + 0.0335), wire, 0.0005, (90, 0, 0))

# the palm: out of the picture, in the sun
SUN = (36, 222)
way = sunward(*SUN)
for k, (dx, dz, turn) in enumerate(((-0.5, 0.34, -18), (-0.42, -0.1, 22), (0.5, 0.62, 168))):
    spot = Vector((dx, 0, Z + dz)) + way * (1.15 + 0.2 * k)
    palm = frond(tuple(spot), (88, turn, -12), 1.0, 20, 0.042)
    palm.visible_camera = palm.visible_glossy = False

world("#d3dded", 0.6)
sun(*SUN, 4.2, "#ffe4c2", 0.9)
area((1.8, -2.2, 1.2), (0, 0, 1.4), (1, 2), 10, "#eef3ff")
camera((0.34, -3.3, 1.38), (0.02, 0, 1.45), 88, 8, (0, -0.02, Z))

bake(dict(
    name="Poster on concrete",
    description="A paper poster hangs from two clips on a concrete wall, the shadow of a palm across it.",
    categories=["posters-and-frames"],
    keywords=["poster", "concrete", "clips", "paper", "wall", "urban", "exhibition", "print", "palm shadow", "studio"],
    layers=[dict(id="art", name="Your poster", surface="paper", long_side=3000)],
    sample={"art": "design-week-poster"},
))
