"""A cushion on a sofa, two plain ones behind it; evening sun comes low through a window and leaves."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow
from props.sofa import pillow, sofa, weave

start(212)
fabric = surface("sofa", 0.95, vary=0.05, vary_scale=5, bump=0.4, bump_scale=260, fine=0.5, fine_scale=900, specular=0.12, sheen=0.4, depth=0.0018)
seat, back = sofa((0.0, 0.0, 0.0), 2.1, fabric, wood("#7a5236", "#43291a", 5, 2, 0.38, 0.2))


def linen():
    """Threads over and under along the cushion's own map; the color is chosen later."""
    material, n = new("cushion")
    uv = n("Mapping", {"Vector": n("TexCoord").outputs["UV"], "Scale": (0.46, 0.46, 1)}).outputs[0]
    wave = lambda way: n("TexWave", {"Vector": uv, "Scale": 130.0, "Distortion": 1.3, "Detail": 2.0, "Detail Scale": 2.0}, bands_direction=way).outputs["Fac"]
    height = n.math("MAXIMUM", wave("X"), wave("Y"))
    slub = n.noise(n("Mapping", {"Vector": uv, "Scale": (40, 700, 1)}).outputs[0], 1.0, 3)
    tone = n.math("MULTIPLY_ADD", height, 0.2, n.math("MULTIPLY_ADD", slub, 0.16, 0.66))
    paint = n.mix(1.0, sweep(n, "cushion"), n.ramp(tone, [(0.55, (0.78,) * 3), (0.95, (1, 1, 1))]), "MULTIPLY")
    n.surface({"Base Color": paint, "Roughness": 0.93, "Specular": 0.12, "Sheen": 0.35, "Normal": n.bump(height, 0.35, 0.0008)})
    return material


skin, plain = linen(), weave("#b9613f", 1100)
hero = pillow(0.46, (-0.06, -0.115, seat - 0.012), skin, (-19, 0, 7), 0.085, 1, 72)
aov("front", skin, by_uv(hero, 1.0, "UVMap", 49, 49))
pillow(0.5, (0.27, 0.02, seat - 0.012), plain, (-15, 3, -14), 0.09, 4)
pillow(0.48, (-0.42, 0.015, seat - 0.012), weave("#d8cbb2", 1000), (-16, -2, 11), 0.09, 7)
wall = matte("#dcc4a6", 0.93, 0.03, 2, 0.3, 8, 0.25, 120, 0.12, depth=0.005)
box((6, 0.1, 4), (0, 0.75, -0.5), wall, 0)

SUN = (24, 214)
world("#cfdaf0", 0.5)
sun(*SUN, 4.6, "#ffd9a6", 1.3)
bars_shadow(*SUN, (0.02, 0.0, 0.68), 1.8, (0.46, 0.4), (2, 2), 0.05, 3.5, 4)
leaf_shadow(*SUN, (0.1, 0.0, 0.72), 1.1, 0.5, 3, 13, 30, 0.5)
area((-1.5, -1.5, 1.5), (0, 0, 0.6), (0.9, 1.2), 9, "#f4f6ff")
camera((0.16, -2.1, 0.92), (-0.01, 0, 0.655), 88, 7.1, (0, -0.2, 0.68))

bake(dict(
    name="Cushion on a sofa",
    description="A square cushion on a sofa in evening sun, between two plain ones.",
    categories=["home"],
    keywords=["cushion", "pillow", "sofa", "couch", "home", "textile", "interior", "living room", "fabric", "pattern", "gift"],
    layers=[
        dict(id="sofa", name="Sofa color", surface="sofa", hue=[96, 0.14, 0.4, 1]),
        dict(id="cushion", name="Cushion color", surface="cushion", hue=[42, 0.3, 0.93, 1]),
        dict(id="front", name="Your design", surface="cushion", long_side=2600),
    ],
    sample={"front": "flower-mark-logo"},
))
