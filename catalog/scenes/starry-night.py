"""The Milky Way over a dark ridge, last light at the horizon."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(12)
tree = bpy.context.scene.world.node_tree
n = Nodes.__new__(Nodes)
n.tree = tree
at = n("TexCoord").outputs["Generated"]
up = n("SeparateXYZ", {0: at}).outputs[2]
base = n.ramp(up, [(0.0, (0.22, 0.17, 0.16)), (0.1, (0.075, 0.09, 0.15)), (0.32, (0.016, 0.027, 0.062)), (0.8, (0.006, 0.011, 0.03))])
tilted = n("Mapping", {"Vector": at, "Rotation": (0.35, 0.62, 0.2)}).outputs[0]
across = n("SeparateXYZ", {0: tilted}).outputs[0]
wander = n.math("MULTIPLY_ADD", n.noise(at, 3.0, 4), 0.34, -0.17)
off = n.math("ABSOLUTE", n.math("ADD", across, wander))
band = n("MapRange", {"Value": off, 1: 0.30, 2: 0.0}, interpolation_type="SMOOTHERSTEP").outputs[0]
dust = n("MapRange", {"Value": n.noise(at, 6.0, 12, 0.66, 0.22), 1: 0.38, 2: 0.66}).outputs[0]
milk = n.math("MULTIPLY", n.math("MULTIPLY", band, n.math("MULTIPLY_ADD", dust, 0.8, 0.2)), 0.10)
sky_ = n.mix(1.0, base, n.mix(milk, (0, 0, 0, 1), (0.9, 0.82, 0.95, 1)), "ADD")


def stars(scale, size, gain, bias):
    """One layer of points; brightness differs star by star, and more of them lie in the band."""
    cell = n("TexVoronoi", {"Vector": at, "Scale": scale})
    point = n("MapRange", {"Value": cell.outputs["Distance"], 1: size, 2: 0.0}).outputs[0]
    luck = n("SeparateColor", {0: cell.outputs["Color"]})
    lit = n.math("GREATER_THAN", n.math("MULTIPLY_ADD", band, 0.25, luck.outputs[0]), bias)
    power = n.math("MULTIPLY", n.math("POWER", luck.outputs[1], 5.0), gain)
    tint = n.ramp(luck.outputs[2], [(0.1, (0.65, 0.78, 1)), (0.6, (1, 1, 1)), (0.95, (1, 0.78, 0.55))])
    return n.mix(1.0, tint, n("CombineColor", {i: n.math("MULTIPLY", n.math("MULTIPLY", point, power), lit) for i in range(3)}), "MULTIPLY")


for layer in ((60, 0.045, 12.0, 0.3), (130, 0.085, 7.0, 0.25), (260, 0.16, 4.0, 0.2), (420, 0.2, 2.5, 0.15)):
    sky_ = n.mix(1.0, sky_, stars(*layer), "ADD")
tree.links.new(sky_, tree.nodes["Background"].inputs[0])
bpy.context.scene.world.cycles.sampling_method = "NONE"  # stars light nothing; a map of them would take a minute
rock = matte("#1c2026", 0.95, 0.2, 0.01, 0, 1)
for k, (away, tall) in enumerate(((3200, 330), (1500, 150))):
    sheet(5200, 900, 900, 160, lambda x, y: (fbm(x, y, 1 / 900, 9, seed=60 + k, ridged=True) - 0.35) * tall * 2.2 * np.exp(-((y / 350) ** 2)),
          rock, (0, away, -60))
sheet(40000, 40000, 2, 2, lambda x, y: 0 * x, rock, (0, 0, -62))
camera((0, -400, 60), (0, 1500, 1080), 24, 0)
shoot((2, 3), exposure=0.5, bounces=1, bloom=0.12, grain=0.02)
