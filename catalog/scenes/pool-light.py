"""A pool from above: the sun through ripples draws its net of light on small tiles."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(42)
WIDE, DEEP, SIDE = 3.0, 1.1, 1500


def ripples(x, y):
    return 0.016 * fbm(x, y, 1.5, 2, 0.4, seed=3) + 0.0045 * fbm(x + y * 0.3, y, 4.6, 2, 0.4, seed=5)


def net():
    """Sunlight traced down through the surface and counted where it lands."""
    axis = np.linspace(-WIDE, WIDE, 2 * SIDE)
    x, y = np.meshgrid(axis, axis)
    z = ripples(x, y)
    step = axis[1] - axis[0]
    dy, dx = np.gradient(z, step)
    bend = DEEP * (1 - 1 / 1.33) * 1.0
    land_x, land_y = x - bend * dx * 1.9 + 0.25, y - bend * dy * 1.9
    count = np.zeros((SIDE, SIDE, 3))
    for c, spread in enumerate((0.985, 1.0, 1.018)):
        px = x + (land_x - x - 0.25) * spread + 0.25
        py = y + (land_y - y) * spread
        light, _, _ = np.histogram2d(py.ravel(), px.ravel(), SIDE, [[-WIDE, WIDE]] * 2)
        count[:, :, c] = light / 4
    for axis_ in (0, 1):
        count = (np.roll(count, 1, axis_) + 2 * count + np.roll(count, -1, axis_)) / 4
    return count


floor, n = new()
uv = n.where((1, 1, 1), "UV")
light = n.picture(net(), uv)
tile = n("TexBrick", {"Vector": n.where(), "Color1": rgb("#79b9c4"), "Color2": rgb("#a9d6da"), "Mortar": rgb("#d6e4e2"), "Scale": 1.0,
                      "Mortar Size": 0.004, "Mortar Smooth": 0.3, "Bias": 0.1, "Brick Width": 0.1, "Row Height": 0.1}, offset=0.0)
paint = n.mix(n.noise(n.where(), 2.0, 4), tile.outputs[0], rgb("#8ccbd2"), "MULTIPLY")
lit = n.mix(1.0, paint, n.mix(1.0, light, (0.72, 0.70, 0.62, 1), "MULTIPLY"), "MULTIPLY")
lit = n.mix(1.0, lit, n.mix(1.0, paint, (0.12, 0.2, 0.24, 1), "MULTIPLY"), "ADD")
n("OutputMaterial", {"Surface": n("Emission", {"Color": lit, "Strength": 1.0})})
sheet(2 * WIDE, 2 * WIDE, 2, 2, lambda x, y: 0 * x, floor, (0, 0, -DEEP))
water, n = new()
clear = n("BsdfRefraction", {"Color": (0.62, 0.93, 0.96, 1), "Roughness": 0.0, "IOR": 1.33})
mirror = n("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.02})
n("OutputMaterial", {"Surface": n("MixShader", {0: n("Fresnel", {"IOR": 1.33}), 1: clear, 2: mirror})})
sheet(2 * WIDE, 2 * WIDE, 1100, 1100, ripples, water)
sky(52, 60, 0.22, False)
camera((0, -0.9, 3.3), (0, 0.05, -0.3), 52, 0)
shoot((1, 1), exposure=0.3, bounces=2)
