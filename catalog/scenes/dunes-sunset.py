"""Dunes in the last sun: one snaking crest, the lee side already blue."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(41)


def dunes(x, y):
    bend = 34 * fbm(x, y, 1 / 150, 3, 0.45, seed=5) + 13 * fbm(x, y, 1 / 47, 2, seed=6)
    phase = (x * 0.95 + y * 0.24 + bend) / 74 + 0.62
    part = phase - np.floor(phase)
    windward = np.clip(part / 0.7, 0, 1) ** 1.25
    windward = windward * 0.75 + 0.25 * windward**2 * (3 - 2 * windward)
    lee = np.clip(1 - (part - 0.7) / 0.3, 0, 1) ** 1.2
    tall = 15 * (0.75 + 0.55 * fbm(x, y, 1 / 190, 2, seed=11))
    return np.where(part < 0.7, windward, lee) * tall + 3 * fbm(x, y, 1 / 240, 2, seed=3)


material, n = new()
at = n.where()
warped = n.where((0.35, 1, 1))
ripple = n("TexWave", {"Vector": at, "Scale": 1.15, "Distortion": 5.0, "Detail": 2.0, "Detail Scale": 0.35, "Detail Roughness": 0.5}, bands_direction="X").outputs["Fac"]
grains = n.noise(at, 60, 5, 0.8)
tone = n.math("ADD", n.math("MULTIPLY", n.noise(warped, 0.05, 5), 0.7), n.math("MULTIPLY", grains, 0.3))
paint = n.ramp(tone, [(0.35, rgb("#b9764a")), (0.65, rgb("#d6996a"))])
steep = n("SeparateXYZ", {0: n("NewGeometry").outputs["Normal"]}).outputs[2]
laid = n("MapRange", {"Value": steep, 1: 0.86, 2: 0.95}).outputs[0]  # no ripples where sand slides
normal = n.bump(n.math("MULTIPLY", ripple, laid), 0.55, 0.07)
normal = n.bump(grains, 0.3, 0.02, normal)
sand = n("BsdfPrincipled", {"Base Color": paint, "Roughness": 0.95, "Specular": 0.1, "Normal": normal})
n("OutputMaterial", {"Surface": n.through_air(sand, (0.98, 0.50, 0.30, 1), 1500.0, 60.0)})
sheet(900, 1400, 1500, 1900, dunes, material, (0, 640, 0))
sun(10, 176, 6.5, "#ffb070", 0.6)
tree = bpy.context.scene.world.node_tree
s = Nodes.__new__(Nodes)
s.tree = tree
up = s("SeparateXYZ", {0: s("TexCoord").outputs["Generated"]}).outputs[2]
air = s.ramp(up, [(0.0, (1.0, 0.52, 0.30)), (0.06, (0.98, 0.58, 0.40)), (0.16, (0.72, 0.52, 0.52)), (0.34, (0.36, 0.38, 0.54)), (0.8, (0.14, 0.2, 0.38))])
tree.links.new(air, tree.nodes["Background"].inputs[0])
tree.nodes["Background"].inputs[1].default_value = 0.85
camera((0, -45, 22), (0, 140, 15), 40, 0)
shoot((3, 2), exposure=0.35, bounces=2)
