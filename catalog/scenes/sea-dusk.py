"""Open sea after sunset: waves under a band of warm sky."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(13)
sea = sheet(1, 1, 2, 2, lambda x, y: 0 * x)
waves = modify(sea, "OCEAN", geometry_mode="GENERATE", repeat_x=7, repeat_y=9, resolution=11, viewport_resolution=11, spatial_size=60,
               wave_scale=0.75, wind_velocity=7.5, choppiness=1.1, wave_alignment=0.35, wave_scale_min=0.02, random_seed=4, time=3.0)
waves.size = 1.0
sea.location = (-210, -14, 0)
material, n = new()
fine = n.bump(n.noise(n.where(), 5.0, 5, 0.6), 0.35, 0.05)
n.surface({"Base Color": (0.006, 0.022, 0.032, 1), "Roughness": 0.06, "Specular": 0.5, "IOR": 1.33, "Normal": fine})
sea.data.materials.append(material)
sheet(20000, 20000, 2, 2, lambda x, y: 0 * x, material, (0, 10400, -0.3))
tree = bpy.context.scene.world.node_tree
s = Nodes.__new__(Nodes)
s.tree = tree
at = s("TexCoord").outputs["Generated"]
up = s("SeparateXYZ", {0: at}).outputs[2]
side = s("SeparateXYZ", {0: at}).outputs[0]
dusk = s.ramp(up, [(0.0, (1.0, 0.46, 0.22)), (0.035, (1.0, 0.55, 0.34)), (0.1, (0.74, 0.46, 0.46)), (0.24, (0.26, 0.28, 0.44)), (0.7, (0.06, 0.09, 0.2))])
thin = s("Mapping", {"Vector": at, "Scale": (1.6, 1.6, 13)}).outputs[0]
cloud = s("MapRange", {"Value": s.noise(thin, 2.6, 9, 0.6, 0.4), 1: 0.5, 2: 0.72}, interpolation_type="SMOOTHSTEP").outputs[0]
lit = s.ramp(up, [(0.0, (1.0, 0.40, 0.22)), (0.12, (0.85, 0.36, 0.34)), (0.35, (0.24, 0.22, 0.34))])
dusk = s.mix(s.math("MULTIPLY", cloud, 0.75), dusk, lit)
tree.links.new(dusk, tree.nodes["Background"].inputs[0])
tree.nodes["Background"].inputs[1].default_value = 0.9
camera((0, -12, 3.4), (0, 200, 6), 40, 0)
shoot((3, 2), exposure=0.2, bounces=3)
