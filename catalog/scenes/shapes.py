"""Shapes in metres: what stands on something has its foot at z = 0."""
import math
import random

import bmesh
import bpy
import numpy as np

def mesh(vertices, faces, material=None, smooth=True, at=(0, 0, 0), turn=(0, 0, 0), name="mesh", uvs=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    if uvs is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    data.update()
    thing = bpy.data.objects.new(name, data)
    thing.location, thing.rotation_euler = at, [math.radians(a) for a in turn]
    if material:
        data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def again(thing, at, turn=(0, 0, 0), size=1.0):
    """The same shape in another place, at no cost of memory."""
    copy = bpy.data.objects.new(thing.name, thing.data)
    copy.location, copy.rotation_euler = at, [math.radians(a) for a in turn]
    copy.scale = (size,) * 3 if isinstance(size, (int, float)) else size
    bpy.context.collection.objects.link(copy)
    return copy


def modify(thing, kind, **settings):
    modifier = thing.modifiers.new(kind, kind)
    for name, value in settings.items():
        setattr(modifier, name, value)
    return modifier


def box(size, at=(0, 0, 0), material=None, bevel=0.004, turn=(0, 0, 0), segments=3):
    """`at` is the middle of the bottom: things stand on things."""
    x, y, z = (s / 2 for s in size)
    points = [(i * x, j * y, k) for i in (-1, 1) for j in (-1, 1) for k in (0, 2 * z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(points, faces, material, False, at, turn, "box")
    if bevel:
        modify(thing, "BEVEL", width=bevel, segments=segments, harden_normals=True)
        thing.data.use_auto_smooth = True
        thing.data.polygons.foreach_set("use_smooth", [True] * 6)
    return thing


def lathe(profile, material=None, at=(0, 0, 0), turn=(0, 0, 0), steps=96, wobble=0.0, smooth=2, angle=40):
    """Turns (radius, height) points round the z axis; wobble makes it hand-made."""
    count = len(profile)
    points, faces = [], []
    phase = random.random() * 6
    for s in range(steps):
        a = 2 * math.pi * s / steps
        for r, z in profile:
            k = 1 + wobble * (math.sin(a * 2 + phase + z * 9) * 0.6 + math.sin(a * 3 + phase * 2 - z * 17) * 0.4)
            points.append((r * k * math.cos(a), r * k * math.sin(a), z))
    for s in range(steps):
        t = (s + 1) % steps
        faces += [(s * count + i, t * count + i, t * count + i + 1, s * count + i + 1) for i in range(count - 1)]
    thing = mesh(points, faces, material, True, at, turn, "lathe")
    if smooth:
        modify(thing, "SUBSURF", levels=smooth, render_levels=smooth)
    return thing


def smooth_line(points, steps=8):
    """Catmull-Rom through the points."""
    full = [points[0], *points, points[-1]]
    line = []
    for i in range(1, len(full) - 2):
        p0, p1, p2, p3 = (np.array(full[i + k], float) for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            line.append(tuple(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3)))
    return line + [tuple(points[-1])]


def pot(outline, wall=0.006, material=None, **more):
    """A vessel: the outline outside, its wall thickness inside, a round lip."""
    outer = smooth_line(outline, 6)
    inner = [(max(r - wall, 0.0005), z) for r, z in reversed(outer) if z > outer[0][1] + wall]
    lip = (outer[-1][0] - wall / 2, outer[-1][1] + wall * 0.55)
    floor = outer[0][1]
    return lathe([(0.0005, floor), *outer, lip, *inner, (0.0005, floor + wall)], material, smooth=1, **more)


def ball(radius, at=(0, 0, 0), material=None, squash=(1, 1, 1), turn=(0, 0, 0), levels=5):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=levels, radius=radius)
    data = bpy.data.meshes.new("ball")
    bm.to_mesh(data)
    bm.free()
    for vertex in data.vertices:
        vertex.co = [c * s for c, s in zip(vertex.co, squash)]
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    thing = bpy.data.objects.new("ball", data)
    thing.location, thing.rotation_euler = at, [math.radians(a) for a in turn]
    if material:
        data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def cylinder(radius, height, at=(0, 0, 0), material=None, bevel=0.004, turn=(0, 0, 0)):
    b = min(bevel, radius / 3, height / 3)
    ring = [(radius - b + b * math.sin(t), height - b + b * math.cos(t)) for t in np.linspace(0, math.pi / 2, 5)]
    foot = [(r, height - z) for r, z in ring]
    return lathe([(0.0005, 0), *foot, *reversed(ring), (0.0005, height)], material, at, turn, 128, smooth=0)


def tube(points, radius, material=None, taper=False):
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 6, True
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    for i, p in enumerate(points):
        line.points[i].co = (*p, 1)
        line.points[i].radius = 1 - 0.75 * i / len(points) if taper else 1
    thing = bpy.data.objects.new("tube", data)
    if material:
        data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def sheet(width, depth, columns, rows, height, material=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A grid whose z is `height(x, y)` over arrays: terrain, drapery, water."""
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(-depth / 2, depth / 2, rows))
    z = np.broadcast_to(height(x, y), x.shape)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    i = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None]).ravel()
    faces = np.stack([i, i + 1, i + columns + 1, i + columns], -1)
    data = bpy.data.meshes.new("sheet")
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel().astype(np.int32))
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    data.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    layer = data.uv_layers.new()
    uv = np.stack([x / width + 0.5, y / width + 0.5], -1).reshape(-1, 2)
    layer.data.foreach_set("uv", uv[faces.ravel()].astype(np.float32).ravel())
    data.update(calc_edges=True)
    thing = bpy.data.objects.new("sheet", data)
    thing.location, thing.rotation_euler = at, [math.radians(a) for a in turn]
    if material:
        data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing
