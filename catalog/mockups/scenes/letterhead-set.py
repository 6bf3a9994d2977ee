"""A letterhead, its envelope and a card on a desk pad of ink blue, seen from above; window light across, a brass pen."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow

start(116)


def stock():
    return surface("paper", 0.78, vary=0.008, vary_scale=20, bump=0.03, bump_scale=200, fine=0.07, fine_scale=1600, specular=0.2, depth=0.0004)


TURN = -14
letter_paper, envelope_paper, card_paper = stock(), stock(), stock()
# the letter was folded in three once, and its far corner lifts
creases = lambda y: sum(0.0011 * np.exp(-(((y - at) / 0.007) ** 2)) + 0.0018 * np.exp(-(((y - at) / 0.06) ** 2)) for at in (-0.165, 0.17))
letter = sheet(0.21, 0.297, 96, 140, lambda x, y: 0.0032 + creases(y / 0.297) + 0.016 * np.clip(x / 0.21 + y / 0.297 - 0.62, 0, 1) ** 1.6 + 0.009 * np.clip(-x / 0.21 - y / 0.297 - 0.66, 0, 1) ** 1.6, letter_paper, (-0.062, 0.012, 0), (0, 0, TURN))
for corner in letter.data.uv_layers[0].data:  # a sheet's map is as high as it is wide; the print fills the page
    corner.uv.y = (corner.uv.y - 0.5) * 0.21 / 0.297 + 0.5
box((0.2096, 0.2966, 0.0005), (-0.0615, 0.0117, 0.0015), stock(), 0.0001, (0, 0, TURN - 0.7), 2)
box((0.2096, 0.2966, 0.0005), (-0.063, 0.013, 0.0022), stock(), 0.0001, (0, 0, TURN + 0.6), 2)
envelope = box((0.22, 0.11, 0.0012), (0.118, -0.088, 0.0035), envelope_paper, 0.0004, (0, 0, TURN + 90 - 6), 3)
for k in range(5):
    card = box((0.085, 0.055, 0.0006), (0.129 + 0.0008 * (k % 3), 0.104 - 0.0006 * k, 0.0002 + 0.0007 * k), card_paper if k == 4 else stock(), 0.00012, (0, 0, TURN + 4 + random.uniform(-1.5, 1.5)), 2)
aov("letter", letter_paper, by_uv(letter, 0.21 / 0.297, "UVMap", 25, 41))
aov("envelope", envelope_paper, flat(envelope, (-0.11, -0.055, 0.0012), (0.22, 0, 0), (0, 0.11, 0), 0.0006))
aov("card", card_paper, flat(card, (-0.0425, -0.0275, 0.0006), (0.085, 0, 0), (0, 0.055, 0), 0.0003))

pad = surface("desk", 0.8, vary=0.05, vary_scale=9, bump=0.25, bump_scale=260, fine=0.25, fine_scale=1400, specular=0.25, depth=0.0007)
box((2, 2, 0.01), (0, 0, -0.01), pad, 0.002, (0, 0, TURN))
brass = metal("#cfa65c", 0.24, 0.01)
black = matte("#121315", 0.22, 0.03, coat=0.4, specular=0.5, depth=0.0005)
# a fountain pen beside the letter
pen = bpy.data.objects.new("pen", None)
bpy.context.collection.objects.link(pen)
for profile, material in (([(0.0005, 0), (0.0042, 0.0006), (0.0052, 0.006), (0.0056, 0.03), (0.0056, 0.068), (0.0005, 0.068)], black), ([(0.0005, 0.068), (0.0063, 0.068), (0.0064, 0.0735), (0.0005, 0.0735)], brass),
                          ([(0.0005, 0.0735), (0.0061, 0.0735), (0.0062, 0.11), (0.0056, 0.129), (0.0046, 0.1345), (0.0005, 0.135)], black)):
    part = lathe(profile, material, steps=64, smooth=0)
    part.data.use_auto_smooth, part.parent = True, pen
clip = tube(smooth_line([(0.0062, 0, 0.128), (0.0086, 0, 0.126), (0.0084, 0, 0.1), (0.0076, 0, 0.084)], 6), 0.0011, brass)
clip.parent = pen
pen.location, pen.rotation_euler = (-0.205, 0.075, 0.0066), (math.radians(-90), 0, math.radians(TURN - 4))
# a paper clip on the letter's edge, a round weight
wire = [(0.0, 0.0), (0.0, 0.024), (0.0035, 0.0285), (0.007, 0.024), (0.007, 0.003), (0.0042, -0.0005), (0.0014, 0.003), (0.0014, 0.02)]
paperclip = tube(smooth_line([(x, y, 0) for x, y in wire], 8), 0.0005, brass)
paperclip.location, paperclip.rotation_euler = (0.052, -0.172, 0.0012), (0, 0, math.radians(28))
stone = matte("#d8d1c4", 0.55, 0.06, 14, 0.2, 60, 0.25, 500, 0.35, speckle=("#8a8176", 240), depth=0.0015)
ball(0.026, (-0.215, -0.13, 0.014), stone, (1.15, 0.95, 0.58), (0, 0, 30))

SUN = (29, 150)
world("#cbd9f2", 0.6)
sun(*SUN, 4.8, "#ffe9cb", 1.2)
bars_shadow(*SUN, (0.02, -0.02, 0), 0.8, (0.2, 0.13), (3, 2), 0.022, 2.0, 12)
leaf_shadow(*SUN, (0.1, -0.08, 0.0), 0.6, 0.22, 2, 12, 50, 0.5)
area((0.5, -0.6, 0.7), (0, 0, 0), (0.6, 0.6), 2.4, "#eaf0ff")
camera((0.03, -0.42, 1.02), (-0.002, -0.012, 0), 85, 11)

bake(dict(
    name="Letterhead, envelope and card",
    description="A letterhead with its envelope and business cards on an ink blue desk pad, seen from above.",
    categories=["stationery-and-cards"],
    keywords=["letterhead", "envelope", "business card", "stationery", "branding", "corporate identity", "letter", "paper", "from above"],
    layers=[
        dict(id="desk", name="Desk color", surface="desk", hue=[222, 0.3, 0.27, 1]),
        dict(id="paper", name="Paper color", surface="paper", hue=[0, 0, 1, 1]),
        dict(id="letter", name="Letterhead", surface="paper", long_side=2800),
        dict(id="envelope", name="Envelope", surface="paper", long_side=2400),
        dict(id="card", name="Business card", surface="paper", long_side=2400),
    ],
    sample={"letter": "tailor-letterhead", "envelope": "clear:northpeak-logo", "card": "lighting-card"},
))
