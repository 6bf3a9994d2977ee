"""A takeaway cup on a ledge of stone before a clay wall, leaf shadows of a low sun; its sleeve takes the print."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow
from props.stone import slab, stone

start(31)
H, R0, R1 = 0.112, 0.0285, 0.0435  # height and the radii of foot and rim
S0, S1, CARD = 0.026, 0.094, 0.0009  # the sleeve: from, to, its thickness


def wall_at(z):
    return R0 + (R1 - R0) * z / H


def paper(name, tint="#ffffff"):
    return surface(name, 0.55, bump=0.05, bump_scale=220, fine=0.1, fine_scale=1800, specular=0.3, depth=0.0005, tint=tint)


def cup(at, turn, cup_skin, sleeve_skin, lid_skin):
    """The cup, its lid and its sleeve; gives the sleeve."""
    foot = [(0.0005, 0.006), (R0 - 0.002, 0.006), (R0 - 0.0012, 0.0), (R0 - 0.0003, 0.0), (R0, 0.0012)]
    lathe(foot + [(wall_at(z), z) for z in np.linspace(0.003, H - 0.002, 12)] + [(R1 - 0.0004, H)], cup_skin, at, turn, 128, smooth=1)
    lid = [(R1 - 0.001, H - 0.006), (R1 + 0.0012, H - 0.0066), (R1 + 0.0024, H - 0.0045), (R1 + 0.0026, H - 0.001), (R1 + 0.0018, H + 0.0012),
           (R1 - 0.0002, H + 0.0018), (R1 - 0.0022, H + 0.003), (R1 - 0.0045, H + 0.0105), (R1 - 0.0052, H + 0.0126), (R1 - 0.0064, H + 0.0134),
           (R1 - 0.0078, H + 0.0126), (R1 - 0.0092, H + 0.0075), (R1 - 0.011, H + 0.0066), (0.0005, H + 0.0066)]
    lathe(lid, lid_skin, at, turn, 128, smooth=2)
    inner = [(wall_at(z) + 0.0002, z) for z in (S1, S0)]
    outer = [(wall_at(z) + CARD, z) for z in np.linspace(S0 + 0.0003, S1 - 0.0003, 14)]
    return lathe(inner[::-1][:1] + outer + inner[:1], sleeve_skin, at, turn, 160, smooth=0)


ivory, black = matte("#f2efe8", 0.38, 0.01, 30, 0.03, 80, 0.05, 600, 0.45, depth=0.0006), matte("#161514", 0.34, 0.03, 30, 0.03, 80, 0.06, 600, 0.45, depth=0.0006)
sleeve = paper("sleeve")
hero = cup((0, 0, 0), (0, 0, 0), paper("cup"), sleeve, black)
aov("front", sleeve, wrap(hero, lambda z: wall_at(z) + CARD, (-168, -12), (S0 + 0.001, S1 - 0.001), 0.0006))
cup((0.088, 0.115, 0), (0, 0, 40), paper("cup"), paper("sleeve"), ivory)

slab(0.9, 0.42, 0.09, (0.02, 0.13, -0.09), stone("#e9dfcd", "#cbb798", True, 4), 0.003, (0, 0, 0), 0.0006)
box((4, 0.1, 3), (0, 0.46, -1), matte("#c98a68", 0.94, 0.07, 3, 0.4, 18, 0.3, 180, 0.12, depth=0.006), 0)

# a few beans
bean = matte("#3b1f10", 0.3, 0.2, 90, 0.15, 300, 0.1, 900, 0.5, depth=0.0006)
for x, y, a in ((-0.062, -0.022, 20), (-0.05, -0.034, 100), (0.06, -0.03, 60), (-0.071, -0.041, 150)):
    ball(0.0052, (x, y, 0.0034), bean, (1, 0.7, 0.62), (0, 0, a), 4)

SUN = (33, 214)
world("#cddcf5", 0.5)
sun(*SUN, 4.2, "#ffdfb2", 1.2)
leaf_shadow(*SUN, (0.06, 0.2, 0.08), 0.55, 0.26, 4, 13, 25, 0.5)
area((-0.5, -0.45, 0.35), (0, 0, 0.06), (0.25, 0.35), 2.4, "#fff4e4")
area((0.4, -0.3, 0.2), (0, 0, 0.06), (0.08, 0.3), 0.5, "#eaf2ff")
camera((0.03, -0.57, 0.122), (0.014, 0, 0.059), 92, 28, (0, -0.04, 0.065))

bake(dict(
    name="Takeaway cup with a sleeve",
    description="A paper cup on a stone ledge in the sun; cup and sleeve in any color, your design round the sleeve.",
    categories=["drinkware"],
    keywords=["paper cup", "coffee", "takeaway", "to go", "sleeve", "cafe", "cup", "kraft", "street", "sun"],
    layers=[
        dict(id="cup", name="Cup color", surface="cup", hue=[0, 0, 1, 1]),
        dict(id="sleeve", name="Sleeve color", surface="sleeve", hue=[32, 0.42, 0.66, 1]),
        dict(id="front", name="Your design", surface="sleeve", long_side=2400),
    ],
    sample={"front": "clear:hollow-bean-logo", "sleeve": [32, 0.42, 0.66, 1]},
))
