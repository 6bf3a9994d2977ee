"""Old bottles on a sill against a bright curtain; color falls through them on the board."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, leaf_skin

start(45)


def blown(color, deep):
    """Colored glass whose shadow is lighter in the middle than at the edge, as light through a bottle is."""
    material, n = new()
    uneven = n.bump(n.noise(n.where(), 14, 1, 0.4), 0.1, 0.006)
    body = n("BsdfGlass", {"Color": rgb(color), "Roughness": 0.0, "IOR": 1.5, "Normal": uneven})
    edge = n.math("POWER", n("LayerWeight", {"Blend": 0.35}).outputs["Facing"], 1.6)
    through = n("BsdfTransparent", {"Color": n.mix(edge, rgb(color), rgb(deep))})
    path = n("LightPath")
    soft = n.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    n("OutputMaterial", {"Surface": n("MixShader", {0: soft, 1: body, 2: through})})
    return material


amber, green = blown("#f2cf9c", "#8a4a12"), blown("#cfe6d6", "#4a8060")
blue, clear = blown("#c9ddee", "#44709a"), blown("#f6faf8", "#a9b6b2")
board = wood("#d8c6ab", "#a58a68", 6.0, 0, 0.55, 0.35)
box((2.4, 1.0, 0.05), (0, -0.1, -0.05), board, 0.006)
tall = [(0.036, 0), (0.041, 0.006), (0.041, 0.1), (0.041, 0.17), (0.036, 0.2), (0.018, 0.232), (0.0135, 0.26), (0.0135, 0.3), (0.0165, 0.304), (0.0165, 0.318)]
flask = [(0.05, 0), (0.064, 0.01), (0.075, 0.045), (0.066, 0.085), (0.036, 0.118), (0.0165, 0.14), (0.0145, 0.175), (0.018, 0.18), (0.018, 0.192)]
jar = [(0.042, 0), (0.047, 0.006), (0.047, 0.06), (0.047, 0.098), (0.04, 0.116), (0.027, 0.126), (0.027, 0.146), (0.031, 0.15), (0.031, 0.158)]
slim = [(0.024, 0), (0.028, 0.005), (0.028, 0.08), (0.028, 0.13), (0.022, 0.152), (0.011, 0.168), (0.011, 0.2), (0.0135, 0.204), (0.0135, 0.212)]
pot(tall, 0.003, green, at=(-0.115, 0.06, 0), wobble=0.004)
pot(flask, 0.003, amber, at=(0.0, -0.03, 0), wobble=0.004)
pot(jar, 0.003, clear, at=(0.135, 0.05, 0), wobble=0.004)
pot(slim, 0.003, blue, at=(0.215, -0.05, 0), wobble=0.004)
pot([(r * 0.86, z * 0.8) for r, z in tall], 0.003, amber, at=(0.07, 0.15, 0), wobble=0.004)
sage = leaf_skin("#7f9270")
for lean, top in ((0.1, 0.2), (-0.07, 0.26)):
    branch([(-0.115, 0.06, 0.12), (-0.113, 0.06, 0.31), (-0.115 + lean * 0.7, 0.06, 0.36 + top * 0.4), (-0.115 + lean * 1.7, 0.05, 0.36 + top)],
           sage, matte("#5c5238", 0.8), 17, 0.045, 0.019, 0.0016, 60, start_at=0.42)
cork = matte("#b08a5e", 0.9, 0.2, 90, 0.4, 200, depth=0.002)
lathe([(0.0005, 0), (0.0135, 0), (0.0155, 0.02), (0.0005, 0.0201)], cork, (0.0, -0.03, 0.18), smooth=0)
curtain, n = new()
x = n("SeparateXYZ", {0: n.where()}).outputs[0]
fold = n("TexWave", {"Vector": n.where((1, 1, 0.03)), "Scale": 2.3, "Distortion": 6.0, "Detail": 2.0, "Detail Scale": 0.8}, bands_direction="X").outputs["Fac"]
thread = n.noise(n.where((1, 1, 0.02)), 260, 3)
glow = n.math("MULTIPLY_ADD", fold, 0.3, n.math("MULTIPLY_ADD", thread, 0.06, 0.62))
fall = n("MapRange", {"Value": x, 1: -1.0, 2: 0.9, 3: 1.25, 4: 0.72}).outputs[0]
n("OutputMaterial", {"Surface": n("Emission", {"Color": n.mix(1.0, (1.0, 0.93, 0.83, 1), n.mix(n.math("MULTIPLY", glow, fall), (0, 0, 0, 1), (1, 1, 1, 1)), "MULTIPLY"), "Strength": 1.25})})
sheet(4, 3, 2, 2, lambda x, y: 0 * x, curtain, (0, 0.8, 1), (90, 0, 0))
sun(30, 128, 5.0, "#ffdcaa", 1.0)
bpy.data.objects["sheet"].visible_shadow = False
area((-1.4, -1.6, 1.3), (0, 0, 0.1), 0.9, 14, "#dfe8f5")
world("#cfd6de", 0.25)
camera((0.03, -1.15, 0.3), (0.03, 0, 0.19), 62, 8, (0, -0.02, 0.15))
shoot((2, 3), exposure=0.0, bounces=8, clamp=8)
