"""Surfaces whose color a user may change: between renders their albedo is swept, the rest of the scene stays as it is."""
from materials import Nodes, new, rgb

# name of a surface -> the nodes that hold its albedo, one for each material that has it
SWEPT = {}
# names of surfaces that shine by themselves: their ink is the color itself, black is black (k0 0, k1 1)
LIT = set()
# id of a layer -> (material, Place): where its picture lies
PRINTS = {}


def sweep(n, name):
    """The socket of the surface's albedo, for a material written by hand: multiply it by what you like, then use it as
    the color of whatever reflects."""
    node = n("RGB")
    node.outputs[0].default_value = (0.8, 0.8, 0.8, 1)
    SWEPT.setdefault(name, []).append(node)
    return node.outputs[0]


def set_albedo(name, value):
    color = (*value, 1) if isinstance(value, tuple) else (value, value, value, 1)
    for node in SWEPT[name]:
        node.outputs[0].default_value = color


def surface(name, rough=0.7, vary=0.0, vary_scale=4.0, bump=0.15, bump_scale=30.0, fine=0.05, fine_scale=400.0, specular=0.35,
            metallic=0.0, coat=0.0, sheen=0.0, depth=0.01, tint="#ffffff", through=0.0):
    """Like `matte`, in a color that is chosen later. `vary` darkens it here and there, `tint` colors it always (natural
    kraft, raw cotton), `through` is the share of light that comes through it (a lampshade, thin paper)."""
    material, n = new(name)
    at = n.where()
    paint = sweep(n, name)
    if tint != "#ffffff":
        paint = n.mix(1.0, paint, rgb(tint), "MULTIPLY")
    if vary:
        drift = n.ramp(n.noise(at, vary_scale, 5, 0.6, 0.4), [(0.3, (1 - vary * 2.2,) * 3), (0.68, (1, 1, 1))])
        paint = n.mix(1.0, paint, drift, "MULTIPLY")
    normal = n.bump(n.noise(at, bump_scale, 6, 0.6), bump, depth)
    if fine:
        normal = n.bump(n.noise(at, fine_scale, 3, 0.7), fine, depth * 0.1, normal)
    gloss = n.math("MULTIPLY_ADD", n.noise(at, bump_scale * 0.4, 4), min(0.24, rough), rough - min(0.12, rough / 2), clamp=True)
    shader = n("BsdfPrincipled", {"Base Color": paint, "Roughness": gloss, "Specular": specular, "Metallic": metallic, "Normal": normal,
                                  "Clearcoat": coat, "Clearcoat Roughness": 0.05, "Sheen": sheen})
    if through:
        shader = n("MixShader", {0: through, 1: shader, 2: n("BsdfTranslucent", {"Color": paint, "Normal": normal})})
    n("OutputMaterial", {"Surface": shader})
    return material


def screen(name, power=1.0, rough=0.06, specular=0.5, behind="#040405"):
    """Shines with the picture: a display, a light box. `power` is its light at white; glass lies over it."""
    material, n = new(name)
    LIT.add(name)
    n.surface({"Base Color": rgb(behind), "Roughness": rough, "Specular": specular, "Emission": sweep(n, name), "Emission Strength": power})
    return material


def aov(layer, material, place):
    """The picture of the layer `layer` lies on the material at `place` (see places.py). What is not of the place keeps the
    color of the surface. No glass may stand before it: the mask is what the lens meets first."""
    import bpy

    PRINTS[layer] = (material, place)
    views = bpy.context.scene.view_layers[0]
    if layer not in [a.name for a in views.aovs]:
        views.aovs.add().name = layer
    n = nodes_of(material)
    u, v, mask = place.nodes(n)
    values = n("CombineXYZ", {0: n.math("MULTIPLY", u, mask), 1: n.math("MULTIPLY", v, mask), 2: mask})
    out = n("OutputAOV", {"Color": values})
    out.name = layer


def nodes_of(material):
    """Shorthand over a tree that is there already."""
    n = object.__new__(Nodes)
    n.tree = material.node_tree
    return n
