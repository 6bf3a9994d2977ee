"""Three black frames over a walnut bench, a tall window's light across the wall; its color can be chosen."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow

start(17)
W, H, MAT, BAR, APART = 0.4, 0.56, 0.05, 0.014, 0.64  # print, passe-partout, bar, from middle to middle
Z = 1.5
wall = surface("wall", 0.93, vary=0.015, vary_scale=1.0, bump=0.25, bump_scale=6, fine=0.2, fine_scale=120, specular=0.12, depth=0.005)
box((9, 0.1, 5), (0, 0.05, -1), wall, 0)
skirting = matte("#ece7dd", 0.45, 0.02, 4, 0.05, 40, 0.08, 300, 0.35, depth=0.002)
box((9, 0.018, 0.11), (0, -0.009, 0), skirting, 0.004)
boards = wood("#a98560", "#77583a", 4, 0, 0.4, 0.15)
for k in range(9):
    box((9, 0.158, 0.03), (random.uniform(-1, 1), -0.08 - k * 0.16, -0.03), boards, 0.0015)

black = matte("#131211", 0.42, 0.06, 30, 0.1, 120, 0.12, 700, 0.4, depth=0.0006)
board = matte("#f3f0e9", 0.9, 0.01, 20, 0.04, 300, 0.05, 1500, 0.1, depth=0.0004)
wide, high = W + 2 * MAT, H + 2 * MAT
for k, layer in enumerate(("left", "middle", "right")):
    x = (k - 1) * APART
    for s in (-1, 1):
        box((BAR, 0.026, high + 2 * BAR), (x + s * (wide + BAR) / 2, -0.015, Z - high / 2 - BAR), black, 0.0012)
        box((wide, 0.026, BAR), (x, -0.015, Z + s * (high + BAR) / 2 - BAR / 2), black, 0.0012)
        box((MAT, 0.0024, high), (x + s * (W + MAT) / 2, -0.0115, Z - high / 2), board, 0.0009)
        box((W, 0.0024, MAT), (x, -0.0116, Z + s * (H + MAT) / 2 - MAT / 2), board, 0.0009)
    paper = surface("print", 0.5, bump=0.02, bump_scale=200, fine=0, specular=0.15, depth=0.0003)
    print_ = box((W + 0.01, 0.0008, H + 0.01), (x, -0.0094, Z - H / 2 - 0.005), paper, 0)
    aov(layer, paper, flat(print_, (-W / 2, -0.0004, 0.005), (W, 0, 0), (0, 0, H), 0.001))

# the bench, a cushion and a throw over its end
walnut = wood("#7a5236", "#43291a", 5, 0, 0.38, 0.2)
box((1.75, 0.38, 0.05), (0.05, -0.42, 0.42), walnut, 0.006)
for x in (-0.72, 0.82):
    for y in (-0.56, -0.28):
        box((0.05, 0.05, 0.42), (x, y, 0), walnut, 0.005)
linen = matte("#cfc3ae", 0.95, 0.05, 8, 0.3, 260, 0.4, 1600, 0.1, sheen=0.4, depth=0.0015)
for x, w, turn, lean, skin in ((-0.52, 0.44, 4, -12, linen), (-0.2, 0.36, -7, -15, matte("#9c4f30", 0.95, 0.06, 8, 0.3, 300, 0.4, 1500, 0.1, sheen=0.4, depth=0.0015))):
    side = np.linspace(-1, 1, 25)
    points, faces = [], []
    for face in (-1, 1):
        for j in side:
            for i in side:
                puff = 0.075 * ((1 - abs(i) ** 2.6) * (1 - abs(j) ** 2.6)) ** 0.42
                pinch = 1 - 0.07 * (1 - abs(i * j)) * max(abs(i), abs(j)) ** 6
                points.append((i * w / 2 * pinch, face * puff, w / 2 + j * w / 2 * pinch))
    for f in (0, 1):
        for j in range(24):
            for i in range(24):
                a = f * 625 + j * 25 + i
                q = (a, a + 1, a + 26, a + 25)
                faces.append(q if f == 0 else q[::-1])
    pillow = mesh(points, faces, skin, True, (x, -0.33, 0.462), (lean, 0, turn), "pillow")
    modify(pillow, "SUBSURF", levels=1, render_levels=1)
wool = matte("#e7e1d4", 0.97, 0.08, 30, 0.5, 160, 0.5, 900, 0.05, sheen=0.5, depth=0.003)


def fall(u, v):
    """Over the bench from its back to its front edge, then down."""
    x = 0.62 + (u - 0.5) * 0.3 + 0.012 * math.sin(v * 7 + u * 4)
    fold = 0.006 * math.sin(u * 19 + v * 2) + 0.006
    way = v * 0.68
    if way < 0.36:
        return x, -0.25 - way, 0.472 + fold
    down = way - 0.36
    return x, -0.617 - min(down, 0.012) - fold * 1.4, 0.466 + fold * 0.2 - max(0, down - 0.008)


cells = 60
throw = mesh([fall(i / cells, j / cells) for j in range(cells + 1) for i in range(cells + 1)],
             [(j * 61 + i, j * 61 + i + 1, j * 61 + i + 62, j * 61 + i + 61) for j in range(cells) for i in range(cells)], wool, True)
modify(throw, "SOLIDIFY", thickness=0.008, offset=1)
modify(throw, "SUBSURF", levels=1, render_levels=1)

glaze = matte("#d8d2c6", 0.55, 0.06, 14, 0.25, 40, 0.2, 300, 0.35, depth=0.004)
pot([(0.08, 0), (0.12, 0.01), (0.15, 0.14), (0.13, 0.28), (0.08, 0.36), (0.075, 0.4)], 0.01, glaze, at=(1.06, -0.3, 0), wobble=0.008)
skin, stem = leaf_skin("#5f7550", 0.5), matte("#6a5638", 0.8)
for a, out, rise in ((20, 0.14, 0.75), (95, 0.1, 0.95), (160, 0.3, 0.7), (215, 0.2, 0.85), (300, 0.12, 0.6)):
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out * 0.3
    branch([(1.06, -0.3, 0.36), (1.06 + dx * 0.3, -0.3 + dy * 0.3, 0.4 + rise * 0.5), (1.06 + dx, -0.3 + dy, 0.4 + rise), (1.06 + dx * 1.5, -0.3 + dy, 0.4 + rise * 1.08)], skin, stem, 22, 0.085, 0.026, 0.004, 55)

SUN = (30, 228)
world("#e2e8f2", 0.85)
sun(*SUN, 3.0, "#ffe6c6", 1.1)
bars_shadow(*SUN, (-0.1, 0, 1.3), 2.2, (0.52, 0.62), (2, 3), 0.05, 5)
area((-3.2, -2.6, 2.4), (0, 0, 1.2), (1.8, 2.6), 60, "#fff7ec")
camera((0.12, -5.2, 1.3), (0.06, 0, 1.06), 82, 8, (0, 0, Z))

bake(dict(
    name="Gallery of three frames",
    description="Three framed prints hang over a walnut bench; the light of a tall window falls across the wall.",
    categories=["posters-and-frames"],
    keywords=["frames", "gallery wall", "three", "set", "art print", "poster", "interior", "bench", "living room", "window light"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[34, 0.14, 0.78, 1]),
        dict(id="left", name="Left print", surface="print", long_side=2400),
        dict(id="middle", name="Middle print", surface="print", long_side=2400),
        dict(id="right", name="Right print", surface="print", long_side=2400),
    ],
    sample={"left": "garden-fair-poster", "middle": "jazz-poster", "right": "dusk-cinema-poster"},
))
