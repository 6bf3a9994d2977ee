"""Ridges going paler into morning mist."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(9)
HAZE = (0.60, 0.63, 0.68)


def slope(dark, far, pale):
    """Rock and forest seen through air: the mist thickens with distance and in the valleys, and costs no noise."""
    material, n = new()
    place = n("NewGeometry").outputs["Position"]
    height = n("SeparateXYZ", {0: place}).outputs[2]
    wisps = n.noise(n.where((1, 1, 3)), 0.0011, 6, 0.6, 0.6)
    level = n.math("MULTIPLY_ADD", wisps, 500.0, -130.0)
    valley = n("MapRange", {"Value": n.math("SUBTRACT", height, level), 1: -80.0, 2: 420.0, 3: 1.0, 4: 0.0}, interpolation_type="SMOOTHSTEP").outputs[0]
    fog = n.math("MAXIMUM", far, n.math("MULTIPLY", valley, pale), clamp=True)
    trees = n.noise(n.where(), 0.02, 8, 0.7)
    paint = n.ramp(trees, [(0.35, tuple(v * 0.5 for v in dark)), (0.7, tuple(v * 1.5 for v in dark))])
    ground = n("BsdfDiffuse", {"Color": paint, "Normal": n.bump(trees, 0.8, 40.0)})
    warm = n.mix(n("MapRange", {"Value": height, 1: 0.0, 2: 1500.0}).outputs[0], (0.50, 0.55, 0.62, 1), (0.95, 0.76, 0.60, 1))
    air = n("Emission", {"Color": warm, "Strength": 0.85})
    n("OutputMaterial", {"Surface": n("MixShader", {0: fog, 1: ground, 2: air})})
    return material


for k in range(7):
    away = 2200 + k * 1900
    rise = 420 + k * 170
    veil = 1 - math.exp(-k * 0.30 - 0.03)

    def ridge(x, y, k=k, rise=rise):
        spine = np.exp(-((y / 900) ** 2))
        rough = fbm(x, y, 1 / 2600, 9, 0.5, seed=20 + k, ridged=True)
        return (rough * 1.5 - 0.42 + 0.4 * fbm(x, y, 1 / 5200, 2, seed=40 + k)) * rise * 1.5 * spine - 250

    sheet(9000 + k * 3600, 3200, 1100, 260, ridge, slope((0.035, 0.05, 0.05), veil * 0.94, 0.96), (0, away, -60 + k * 40))
sun(14, 35, 3.2, "#ffcf9e", 2)
tree = bpy.context.scene.world.node_tree
n = Nodes.__new__(Nodes)
n.tree = tree
up = n("SeparateXYZ", {0: n("TexCoord").outputs["Generated"]}).outputs[2]
paint = n.ramp(up, [(0.0, (0.98, 0.78, 0.60)), (0.10, (0.93, 0.78, 0.68)), (0.3, (0.52, 0.62, 0.76))])
tree.links.new(paint, tree.nodes["Background"].inputs[0])
tree.nodes["Background"].inputs[1].default_value = 0.9
camera((0, -600, 900), (0, 9000, 820), 52, 0)
shoot((3, 2), exposure=0.0, bounces=1, look="Medium Contrast")
