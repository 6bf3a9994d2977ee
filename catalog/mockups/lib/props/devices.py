"""Phones and laptops, bare of any brand; what they show is a `screen`."""
from lib import *  # noqa: F403
from props.plates import plate

PHONE = (0.0716, 0.1476, 0.0078, 0.0115)  # width, height, thickness, radius of its corners


def empty(name, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    thing = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(thing)
    thing.parent, thing.location, thing.rotation_euler = parent, at, [math.radians(a) for a in turn]
    return thing


def phone(display, rim):
    """Lies on its back at z = 0, top to +y. Gives the whole, its display and where a picture lies on that: corner, right, up, round."""
    w, h, t, r = PHONE
    black = matte("#050506", 0.1, 0.0, bump=0.0, fine=0, specular=0.5, coat=0.5)
    whole = empty("phone")
    plate(w, h, r, 0, t, rim, 0.0022, whole)
    plate(w - 0.0026, h - 0.0026, r - 0.0013, t - 0.001, t + 0.0003, black, 0.00025, whole)
    sw, sh = w - 0.0066, h - 0.0066
    face = plate(sw, sh, r - 0.0033, t - 0.0005, t + 0.0004, display, 0.00002, whole)
    island = plate(0.019, 0.0054, 0.0026, t, t + 0.00046, black, 0.00002, whole)
    island.location = (0, sh / 2 - 0.0056, 0)
    for y, long in ((0.026, 0.011), (0.009, 0.011), (0.045, 0.006)):
        box((0.0012, long, 0.0026), (-w / 2, y, t / 2 - 0.0013), rim, 0.0005).parent = whole
    return whole, face, ((-sw / 2, -sh / 2, t + 0.0004), (sw, 0, 0), (0, sh, 0)), (r - 0.0033) / sw


def laptop(display, shell, open_=107):
    """Stands at z = 0, its front edge to -y, its lid open by `open_` degrees. Gives the whole, the panel and its picture's place."""
    w, d, top, high = 0.304, 0.212, 0.0115, 0.207
    dark = matte("#141416", 0.55, 0.04, 30, 0.02, 300, 0.05, 3000, 0.35, depth=0.0003)
    black = matte("#050506", 0.12, 0.0, bump=0.0, fine=0, specular=0.5)
    whole = empty("laptop")
    plate(w, d, 0.011, 0.001, top, shell, 0.0016, whole)
    plate(0.274, 0.107, 0.003, top - 0.0004, top + 0.0002, dark, 0.0001, whole, (0, 0.0365))
    _keys(whole, top, dark)
    satin = matte("#9d9fa1", 0.4, 0.01, 8, 0.005, 300, 0.02, 3000, 0.5, metallic=0.9, depth=0.0003)
    plate(0.118, 0.072, 0.004, top - 0.00028, top + 0.00012, satin, 0.0001, whole, (0, -0.0605))
    hinge = empty("hinge", whole, (0, d / 2 - 0.006, top + 0.0005), (90 - open_, 0, 0))
    lid = plate(w, high, 0.0095, 0, 0.0042, shell, 0.0009, hinge)
    lid.location, lid.rotation_euler = (0, 0.0045, high / 2 + 0.003), (math.radians(90), 0, 0)
    plate(w - 0.003, high - 0.004, 0.0085, 0.0039, 0.0045, black, 0.0002, lid)
    sw, sh = 0.288, 0.18
    panel = mesh([(-sw / 2, -sh / 2, 0.0046), (sw / 2, -sh / 2, 0.0046), (sw / 2, sh / 2, 0.0046), (-sw / 2, sh / 2, 0.0046)], [(0, 1, 2, 3)], display, False, (0, 0.0045, 0), name="panel")
    panel.parent = lid
    tube([(-0.11, d / 2 - 0.0055, top + 0.0012), (0.11, d / 2 - 0.0055, top + 0.0012)], 0.0035, dark).parent = whole
    return whole, panel, ((-sw / 2, -sh / 2, 0.0046), (sw, 0, 0), (0, sh, 0))


def _keys(whole, top, dark):
    """Six rows; what is between the keys is the well."""
    rows = ((0.0085, [1] * 14), (0.0155, [1] * 13 + [1.42]), (0.0155, [1.42] + [1] * 13), (0.0155, [1.72] + [1] * 11 + [1.72]),
            (0.0155, [2.24] + [1] * 10 + [2.24]), (0.0155, [1, 1, 1, 1.25, 5.4, 1.25, 1, 1, 1, 1]))
    pale = matte("#8e8e90", 0.7)
    y, gap = 0.0365 + 0.0535 - 0.0022, 0.0028
    for high, widths in rows:
        unit = (0.2695 - gap * (len(widths) - 1)) / sum(widths)
        x = -0.2695 / 2
        for share in widths:
            wide = unit * share
            at = (x + wide / 2, y - high / 2, top + 0.0002)
            box((wide, high, 0.0013), at, dark, 0.0005).parent = whole
            if 0.012 < wide < 0.021 and high > 0.01:
                box((random.uniform(0.0014, 0.0026), random.uniform(0.0022, 0.0032), 0.00006), (at[0], at[1], top + 0.00148), pale, 0).parent = whole
            x += wide + gap
        y -= high + gap
