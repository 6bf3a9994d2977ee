"""Blocks of natural stone for things to stand on."""
from lib import *  # noqa: F403


def slab(width, depth, high, at, material, bevel=0.004, turn=(0, 0, 0), wave=0.0):
    """A block whose faces can take the fine displacement of stone: broken, not cast."""
    thing = box((width, depth, high), at, material, bevel, turn)
    if wave:
        thing.modifiers[0].segments = 4
        modify(thing, "SUBSURF", levels=5, render_levels=5, subdivision_type="SIMPLE")
        texture = bpy.data.textures.new("wave", "CLOUDS")
        texture.noise_scale, texture.noise_depth = min(width, depth) / 2, 4
        modify(thing, "DISPLACE", texture=texture, strength=wave, mid_level=0.5)
    return thing


def stone(light="#d9cdb8", dark="#b09b7c", pits=True, scale=1.0, rough=0.62):
    """Travertine: layers along x and y, small holes along them. `scale` is about one over the size of the block in metres."""
    material, n = new("stone")
    at = n.where((1, 1, 5))
    layers = n.noise(at, 3.0 * scale, 8, 0.62, 0.8)
    cloud = n.noise(n.where(), 2.0 * scale, 5, 0.6)
    tone = n.math("ADD", n.math("MULTIPLY", layers, 0.75), n.math("MULTIPLY", cloud, 0.25))
    paint = n.ramp(tone, [(0.34, rgb(dark)), (0.5, rgb(light)), (0.7, tuple(min(1, v * 1.12) for v in rgb(light)[:3]))])
    height = n.math("MULTIPLY", n.noise(n.where(), 60 * scale, 6, 0.7), 0.25)
    if pits:
        holes = n.noise(n.where((1, 1, 3.2)), 14 * scale, 4, 0.62, 0.5)
        band = n.noise(n.where((0.4, 0.4, 5)), 2.2 * scale, 2)
        pit = n("MapRange", {"Value": n.math("ADD", holes, n.math("MULTIPLY", band, 0.35)), 1: 0.83, 2: 0.89}).outputs[0]
        paint = n.mix(n.math("MULTIPLY", pit, 0.55), paint, tuple(v * 0.45 for v in rgb(dark)[:3]) + (1,))
        height = n.math("SUBTRACT", height, n.math("MULTIPLY", pit, 1.0))
    normal = n.bump(height, 0.6, 0.002 / max(scale, 0.2) * 2)
    n.surface({"Base Color": paint, "Roughness": rough, "Specular": 0.3, "Normal": normal})
    return material
