"""Two phones on dark terrazzo seen aslant, one on a slab: blue hour light, a coral band of evening sun across."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.devices import empty, phone
from props.shadows import bars_shadow, leaf_shadow

start(204)
rim = matte("#3c3f46", 0.3, 0.02, 20, 0.01, 200, 0.02, 2000, 0.5, metallic=1.0, depth=0.0005)
pale = matte("#c9c4bb", 0.3, 0.02, 20, 0.01, 200, 0.02, 2000, 0.5, metallic=1.0, depth=0.0005)
one, two = screen("screen", 1.15, 0.05, 0.45), screen("screen", 1.15, 0.05, 0.45)
near, near_face, place, round_ = phone(one, rim)
far, far_face, *_ = phone(two, pale)
aov("first", one, flat(near_face, *place, 0.0003, round_))
aov("second", two, flat(far_face, *place, 0.0003, round_))
near.location, near.rotation_euler = (-0.036, -0.022, 0.024), [math.radians(a) for a in (0, 0, 24)]
# the second leans on the slab's edge
far.location, far.rotation_euler = (0.062, 0.012, 0.0125), [math.radians(a) for a in (0, -7.5, 24)]


def terrazzo():
    """Chips of marble in a ground whose color is chosen, cut and polished."""
    material, n = new("ground")
    at = n.where()
    chips, cut = None, 0.0
    paint = sweep(n, "ground")
    for scale, keep, tones in ((55, 0.62, ("#e8ded0", "#c98f77", "#4c5a66")), (120, 0.6, ("#f2ece2", "#8c97a0", "#d8b79a")), (260, 0.62, ("#e0d6c6", "#39424a", "#b9a48c"))):
        warped = n("VectorMath", {0: at, 1: n("Mapping", {"Vector": n("TexNoise", {"Vector": at, "Scale": scale * 0.9}).outputs["Color"], "Scale": (0.006,) * 3}).outputs[0]}, operation="ADD").outputs[0]
        cell = n("TexVoronoi", {"Vector": warped, "Scale": scale, "Randomness": 1.0})
        edge = n("TexVoronoi", {"Vector": warped, "Scale": scale, "Randomness": 1.0}, feature="DISTANCE_TO_EDGE")
        pick = n("SeparateXYZ", {0: cell.outputs["Color"]}).outputs
        size = n.math("MULTIPLY_ADD", pick[2], 0.16, 0.07)
        mask = n.math("MULTIPLY", n.math("GREATER_THAN", pick[0], keep), n.math("GREATER_THAN", edge.outputs["Distance"], size))
        tone = n.ramp(pick[1], [(0.0, rgb(tones[0])), (0.4, rgb(tones[1])), (0.75, rgb(tones[2]))], "CONSTANT")
        vein = n.noise(at, scale * 6, 4)
        tone = n.mix(n.math("MULTIPLY", vein, 0.4), tone, (0.5, 0.48, 0.45, 1), "MULTIPLY")
        paint = n.mix(mask, paint, tone)
    n.surface({"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", n.noise(at, 30, 5), 0.22, 0.26), "Specular": 0.45, "Normal": n.bump(n.noise(at, 400, 3), 0.03, 0.0004)})
    return material


box((3, 3, 0.05), (0, 0.3, -0.05), terrazzo(), 0)
slab_ = surface("ground", 0.55, vary=0.03, vary_scale=12, bump=0.12, bump_scale=80, fine=0.2, fine_scale=700, specular=0.35, depth=0.001)
box((0.13, 0.205, 0.024), (-0.05, -0.02, 0), slab_, 0.0016, (0, 0, 24))
# a brass ball, one of clay, a twig
ball(0.0135, (-0.128, 0.118, 0.0135), metal("#cfa15a", 0.22, 0.008))
ball(0.022, (-0.088, 0.142, 0.022), matte("#d2664a", 0.6, 0.05, 20, 0.12, 60, 0.2, 700, 0.3, depth=0.001))
skin, stem = leaf_skin("#5d7a68", 0.42), matte("#5d5a3a", 0.7)
branch([(0.2, 0.2, 0.03), (0.16, 0.16, 0.035), (0.115, 0.135, 0.028), (0.075, 0.125, 0.014)], skin, stem, 14, 0.04, 0.026, 0.0012, 60, 0.1)

SUN = (30, 158)
world("#8ea6d8", 0.55)
sun(*SUN, 4.4, "#ffc294", 1.0)
bars_shadow(*SUN, (-0.005, 0.03, 0.01), 0.7, (0.085, 0.3), (2, 1), 0.03, 2.0, 8)
leaf_shadow(*SUN, (0.02, 0.03, 0.0), 0.4, 0.18, 2, 12, 40, 0.5)
area((0.35, 0.5, 0.5), (0, 0, 0), (0.3, 0.5), 1.7, "#cfdcff")
area((-0.5, -0.5, 0.5), (0, 0, 0), (0.4, 0.4), 1.0, "#ffeadb")
camera((0.03, -0.4, 0.5), (0.008, -0.004, 0.006), 92, 13, (-0.01, -0.02, 0.02))

bake(dict(
    name="Two phones on terrazzo",
    description="Two phones side by side on terrazzo, one on a low slab, in blue light with a ray of evening sun.",
    categories=["devices"],
    keywords=["phone", "two phones", "smartphone", "mobile", "app", "app screens", "screen", "terrazzo", "store screenshot", "ui"],
    layers=[
        dict(id="ground", name="Ground color", surface="ground", hue=[222, 0.2, 0.3, 1]),
        dict(id="first", name="Left screen", surface="screen", long_side=2532),
        dict(id="second", name="Right screen", surface="screen", long_side=2532),
    ],
    sample={"first": "evening-tide", "second": "sunrise-phone-wallpaper"},
))
