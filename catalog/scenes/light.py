"""Lens, lamps, sun and sky."""
import math

import bpy
from mathutils import Vector

from materials import rgb


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def camera(at, target, lens=50, fstop=8.0, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    thing.location = at
    aim(thing, target)
    data.lens, data.clip_end, data.shift_x, data.shift_y = lens, 100000, *shift
    data.dof.use_dof, data.dof.aperture_fstop = fstop > 0, max(fstop, 0.1)
    data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def area(at, target, size, power, color="#ffffff", seen=False):
    data = bpy.data.lights.new("area", "AREA")
    wide, high = size if isinstance(size, tuple) else (size, size)
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", wide, high, power, rgb(color)[:3]
    thing = bpy.data.objects.new("area", data)
    thing.location = at
    aim(thing, target)
    thing.visible_camera = seen
    bpy.context.collection.objects.link(thing)
    return thing


def sun(height, round_, power=4.0, color="#fff1dd", soft=1.2):
    """height: degrees over the horizon; round_: the side it shines from, degrees from +x counter-clockwise."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = power, math.radians(soft), rgb(color)[:3]
    thing = bpy.data.objects.new("sun", data)
    e, a = math.radians(height), math.radians(round_)
    thing.location = (50 * math.cos(e) * math.cos(a), 50 * math.cos(e) * math.sin(a), 50 * math.sin(e))
    aim(thing, (0, 0, 0))
    bpy.context.collection.objects.link(thing)
    return thing


def world(color="#cfd8e6", power=0.5):
    node = bpy.context.scene.world.node_tree.nodes["Background"]
    node.inputs[0].default_value, node.inputs[1].default_value = rgb(color), power


def sky(height=20.0, round_=0.0, power=0.25, disc=True, air=1.0, dust=1.0, ozone=1.0, size=0.545):
    """Daylight after Nishita; the same angles as `sun`."""
    tree = bpy.context.scene.world.node_tree
    node = tree.nodes.new("ShaderNodeTexSky")
    node.sky_type, node.sun_elevation, node.sun_rotation = "NISHITA", math.radians(height), math.radians(90 - round_)
    node.sun_disc, node.air_density, node.dust_density, node.ozone_density = disc, air, dust, ozone
    node.sun_size = math.radians(size)
    tree.links.new(node.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = power
    return node
