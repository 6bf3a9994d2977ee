"""A phone leaning against a block of stone, all in sand and apricot; the sun comes through a window."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from plants import grass
from props.plates import plate
from props.shadows import bars_shadow, leaf_shadow
from props.stone import slab, stone

start(21)
W, H, T = 0.0716, 0.1476, 0.0078
ROUND = 0.0115

rim = matte("#8d8479", 0.3, 0.02, 20, 0.01, 200, 0.02, 2000, 0.5, metallic=1.0, depth=0.0005)
black = matte("#050506", 0.1, 0.0, bump=0.0, fine=0, specular=0.5, coat=0.5)
glass_ = screen("screen", 1.15, 0.05, 0.45)

phone = plate(W, H, ROUND, 0, T, rim, 0.0022)
plate(W - 0.0026, H - 0.0026, ROUND - 0.0013, T - 0.001, T + 0.0003, black, 0.00025, phone)
sw, sh = W - 0.0066, H - 0.0066
display = plate(sw, sh, ROUND - 0.0033, T - 0.0005, T + 0.0004, glass_, 0.00002, phone)
island = plate(0.019, 0.0054, 0.0026, T, T + 0.00046, black, 0.00002, phone)
island.location = (0, sh / 2 - 0.0056, 0)
for y, long in ((0.026, 0.011), (0.009, 0.011), (0.045, 0.006)):
    button = box((0.0012, long, 0.0026), (-W / 2, y, T / 2 - 0.0013), rim, 0.0005)
    button.parent = phone
phone.location, phone.rotation_euler = (0.0, 0.0, H / 2 * math.sin(math.radians(72)) + 0.0004), [math.radians(a) for a in (72, 0, 0)]
turn = bpy.data.objects.new("turn", None)
bpy.context.collection.objects.link(turn)
phone.parent, turn.rotation_euler = turn, (0, 0, math.radians(-14))
aov("screen", glass_, flat(display, (-sw / 2, -sh / 2, T + 0.0004), (sw, 0, 0), (0, sh, 0), 0.0003, (ROUND - 0.0033) / sw))

travertine = stone("#dcc6a6", "#c4a680", True, 5)
slab(0.1, 0.06, 0.112, (0.016, 0.062, 0), travertine, 0.0015, (0, 0, -14), 0.0008)
slab(0.085, 0.085, 0.036, (-0.087, 0.045, 0), stone("#c9a987", "#ab8662", True, 6), 0.0015, (0, 0, 22), 0.0008)
paint = matte("#e3bd97", 0.93, 0.02, 3, 0.3, 14, 0.2, 200, 0.15, depth=0.003)
ground = surface("room", 0.93, vary=0.02, vary_scale=3, bump=0.3, bump_scale=14, fine=0.2, fine_scale=200, specular=0.15, depth=0.003)
sheet(4, 3, 2, 160, lambda x, y: np.where(y > 0.3, 0.6 - np.sqrt(np.maximum(0, 0.36 - np.clip(y - 0.3, 0, 0.6) ** 2)) + np.maximum(0, y - 0.9) * 40, 0), ground, (0, 0.0, 0))
ball(0.019, (-0.078, 0.04, 0.036 + 0.019), matte("#c4633c", 0.6, 0.06, 20, 0.15, 60, 0.25, 700, 0.3, depth=0.001))
pot([(0.02, 0), (0.026, 0.004), (0.031, 0.03), (0.022, 0.062), (0.0105, 0.085), (0.0095, 0.11), (0.012, 0.118)], 0.0022, matte("#efe3d2", 0.6, 0.05, 14, 0.2, 60, 0.25, 600, 0.3, depth=0.001), at=(0.118, 0.075, 0), wobble=0.006)
straw = matte("#b98a52", 0.9)
grass(7, 0.35, straw, 0.16, (0.118, 0.075, 0.1), 0.0005)

SUN = (34, 215)
world("#d7dcf0", 0.5)
sun(*SUN, 4.4, "#ffe3bd", 0.9)
bars_shadow(*SUN, (0.03, 0.24, 0.15), 0.8, (0.24, 0.2), (2, 4), 0.022, 2.0)
leaf_shadow(*SUN, (0.09, 0.16, 0.1), 0.45, 0.2, 2, 12, 40, 0.4)
area((0.55, -0.35, 0.45), (0, 0, 0.07), (0.5, 0.5), 1.4, "#e8edff")
camera((0.02, -0.72, 0.2), (-0.002, 0.0, 0.071), 100, 14, (0, -0.005, 0.07))

bake(dict(
    name="Phone on stone",
    description="A phone leaning against a block of travertine, in a sunlit room of one color.",
    categories=["devices"],
    keywords=["phone", "smartphone", "mobile", "app", "screen", "story", "stone", "travertine", "sunlight", "minimal"],
    layers=[
        dict(id="room", name="Background color", surface="room", hue=[28, 0.53, 0.76, 1]),
        dict(id="screen", name="Screen", surface="screen", long_side=2532),
    ],
    sample={"screen": "evening-tide"},
))
