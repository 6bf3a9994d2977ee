"""Two oak frames lean on a console against a plum wall: a large one and a smaller before it, lamp light from the right at dusk."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.devices import empty
from props.still import books, twigs, vase

start(222)
wall = surface("wall", 0.93, vary=0.03, vary_scale=1.4, bump=0.35, bump_scale=7, fine=0.25, fine_scale=110, specular=0.12, depth=0.005)
box((5, 0.1, 4), (0, 0.05, -1.5), wall, 0)
board = matte("#f1ede4", 0.9, 0.01, 20, 0.04, 300, 0.05, 1500, 0.1, depth=0.0004)
back = matte("#8c7354", 0.95, 0.06)


def frame(layer, w, h, mat, at, turn, tones, bar=0.02):
    """A framed print that leans with its head on what is behind it; `at` is the middle of its foot."""
    x, y, lean = at
    whole = empty("frame", None, (x, y, 0.0005), (-lean, 0, turn))
    wide, high = w + 2 * mat, h + 2 * mat
    upright, level = wood(*tones, 9, 2, 0.45, 0.2), wood(*tones, 9, 0, 0.45, 0.2)
    parts = [box((wide, 0.006, high), (0, 0.004, bar), back, 0)]
    for s in (-1, 1):
        parts += [box((bar, 0.028, high + 2 * bar), (s * (wide + bar) / 2, 0, 0), upright, 0.0014), box((wide, 0.028, bar), (0, 0, 0 if s < 0 else high + bar), level, 0.0014)]
        parts += [box((mat, 0.0024, high), (s * (w + mat) / 2, -0.0035, bar), board, 0.0009), box((w, 0.0024, mat), (0, -0.0036, bar if s < 0 else bar + h + mat), board, 0.0009)]
    paper = surface("print", 0.5, bump=0.02, bump_scale=200, fine=0, specular=0.15, depth=0.0003)
    sheet_ = box((w + 0.008, 0.0008, h + 0.008), (0, -0.0014, bar + mat - 0.004), paper, 0)
    for part in (*parts, sheet_):
        part.parent = whole
    aov(layer, paper, flat(sheet_, (-w / 2, -0.0004, 0.004), (w, 0, 0), (0, 0, h), 0.001))


frame("large", 0.42, 0.594, 0.055, (-0.09, -0.075, 5.2), -2, ("#c79f6b", "#94683a"))
frame("small", 0.21, 0.297, 0.04, (0.2, -0.165, 8.5), 6, ("#5a3d27", "#35231a"), 0.016)

top = wood("#9a6a40", "#5d3a20", 4, 0, 0.36, 0.18)
box((2.2, 0.42, 0.035), (0.0, -0.2, -0.035), top, 0.004)
box((2.14, 0.38, 0.5), (0.0, -0.19, -0.535), top, 0.003)
mouth = vase((-0.44, -0.2, 0.0), 0.24, "#c9b79a", "round")
twigs(mouth, 6, 0.34, 0.12, 0.06, 0.022, "#a1905c", 18, 0.5)
rise = books((0.47, -0.2, 0.0), [("#d8cdb8", 0.21, 0.15, 0.028, 4), ("#b2633f", 0.19, 0.14, 0.022, -5)])
vase((0.47, -0.2, rise), 0.06, "#2f3a44", "bowl")
# a candle that burns, low on the left of the small frame
cylinder(0.034, 0.085, (-0.335, -0.3, 0.0), matte("#e9dcc2", 0.5, 0.03, sss=0.25), 0.005)
flame, n = new()
n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb("#ffb454"), "Strength": 30})})
ball(0.0052, (-0.335, -0.3, 0.1), flame, (1, 1, 2.4), levels=3)

world("#57618c", 0.42)
area((1.5, -0.7, 0.75), (0.0, 0, 0.3), (0.4, 0.5), 24, "#ffc587")
area((-1.7, -1.4, 1.5), (0, 0, 0.3), (0.9, 1.4), 17, "#a3b4ea")
area((0.1, -2.2, 1.3), (0, 0, 0.35), (1.2, 0.8), 10, "#ffe9d6")
camera((-0.18, -2.5, 0.5), (0.0, -0.1, 0.335), 82, 6.3, (0.05, -0.12, 0.35))

bake(dict(
    name="Two leaning frames",
    description="A large and a small framed print lean on a console against a wall whose color can be chosen, in lamp light at dusk.",
    categories=["posters-and-frames", "home"],
    keywords=["frames", "pair", "set of two", "poster", "art print", "leaning", "console", "lamp light", "evening", "interior", "vase"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[332, 0.24, 0.34, 1]),
        dict(id="large", name="Large print", surface="print", long_side=2600),
        dict(id="small", name="Small print", surface="print", long_side=2400),
    ],
    sample={"large": "botanical-garden-poster", "small": "shore-quiet-graphic"},
))
