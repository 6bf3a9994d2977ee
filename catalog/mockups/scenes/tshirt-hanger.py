"""A T-shirt on a wooden hanger on a brass rail, its drape simulated: front and back, sewn at shoulders, sleeves and sides."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow
from props.still import twigs, vase
from props.tee import HALF, filled, jersey, outline

start(210)
STEP, PINNED = 0.0215, 0.4
cut = outline(STEP)
flat_points, triangles = filled(cut, STEP)
edge = np.array([p[:] for p, _ in cut])
count, sewn = len(flat_points), {"shoulder", "sleeve", "underarm", "side"}


def stand(p):
    """Metres from the plane between the panels: the shirt is put on the hanger a little open."""
    off = float(np.hypot(*(edge - np.array(p[:2])).T).min())
    ripple = 0.02 * math.sin(p.x * 17 + 2.4 * math.sin(p.y * 3 + 1)) * max(0, 0.55 - p.y)
    return (0.05 * min(1, off / 0.2) ** 0.6 + ripple * min(1, off / 0.1)) * HALF


points, uvs, back_of = [], [], {}
for p in flat_points:
    points.append(Vector((p.x * HALF, -stand(p), p.y * HALF)))
    uvs.append((p.x, p.y))
for k, p in enumerate(flat_points):
    if k < len(cut) and cut[k][1] in sewn:
        back_of[k] = k
        continue
    back_of[k] = len(points)
    high = 0.0
    if k < len(cut) and cut[k][1] == "neck":  # at the back the neck is cut less deep
        high = (0.72 - p.y) * 0.8
    points.append(Vector((p.x * HALF, stand(p) * 0.8, (p.y + high) * HALF)))
    uvs.append((p.x, p.y + high + (0.0 if p.y < 0.5 else 0.3)))
faces = [tuple(t) for t in triangles] + [tuple(back_of[k] for k in reversed(t)) for t in triangles]
face = jersey("shirt")
shirt = mesh(points, faces, face, True, name="shirt")
PX, PY0, PY1 = 0.27, -0.2, 0.44
maps = {name: shirt.data.uv_layers.new(name=name) for name in ("pattern", "print")}
front_faces = len(triangles)
for polygon in shirt.data.polygons:
    for loop in polygon.loop_indices:
        x, y = uvs[shirt.data.loops[loop].vertex_index]
        maps["pattern"].data[loop].uv = (x, y)
        maps["print"].data[loop].uv = ((x + PX) / (2 * PX), (y - PY0) / (PY1 - PY0)) if polygon.index < front_faces else (-9, -9)
# held along the shoulders, as far as the hanger reaches
held = shirt.vertex_groups.new(name="held")
held.add([k for k in range(len(cut)) if cut[k][1] == "shoulder" and abs(cut[k][0].x) < PINNED] + [k for k in range(len(cut)) if cut[k][1] == "neck" and abs(cut[k][0].x) > 0.17], 1.0, "REPLACE")

scene = bpy.context.scene
FRAMES = 46
cloth_ = modify(shirt, "CLOTH")
s = cloth_.settings
s.quality, s.mass, s.bending_stiffness, s.bending_damping, s.air_damping = 7, 0.045, 0.35, 0.5, 2.5
s.tension_stiffness = s.compression_stiffness = 28
s.shear_stiffness, s.tension_damping, s.compression_damping = 9, 12, 12
s.vertex_group_mass = "held"
cloth_.point_cache.frame_end = scene.frame_end = FRAMES
for frame in range(1, FRAMES + 1):
    scene.frame_set(frame)
hung = np.array([v.co[:] for v in shirt.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.vertices])
shirt.modifiers.remove(cloth_)
scene.frame_set(1)
# what falls through itself is set apart again: the front's folds a little deeper, the back behind them
depth = {k: min(1.0, float(np.hypot(*(edge - np.array(p[:])).T).min()) / 0.12) for k, p in enumerate(flat_points)}
for k, back in back_of.items():
    hung[k][1] = hung[k][1] * 1.7 - 0.012 * depth[k]
    if back != k:
        hung[back][1] = max(hung[back][1], hung[k][1] + 0.012) + 0.02 * depth[k]
for vertex, at in zip(shirt.data.vertices, hung):
    vertex.co = at
modify(shirt, "SMOOTH", factor=0.5, iterations=2)
modify(shirt, "SUBSURF", levels=2, render_levels=2)
modify(shirt, "SOLIDIFY", thickness=0.0022, offset=-1)
aov("front", face, by_uv(shirt, 2 * PX / (PY1 - PY0), "print", 41, 49))

# the hanger: beech, rounded, a brass hook; the rail and its brackets
beech = wood("#c89b68", "#966a3d", 8, 0, 0.4, 0.15)
shape = smooth_line([(-0.222, 0, 0.652 * HALF - 0.012), (-0.16, -0.006, 0.695 * HALF - 0.007), (-0.09, -0.002, 0.737 * HALF - 0.002), (0, 0.004, 0.765 * HALF), (0.09, -0.002, 0.737 * HALF - 0.002), (0.16, -0.006, 0.695 * HALF - 0.007), (0.222, 0, 0.652 * HALF - 0.012)], 8)
tube(shape, 0.0085, beech)
brass = metal("#b8924e", 0.26, 0.01)
RAIL = 0.765 * HALF + 0.098
tube(smooth_line([(0, 0.004, 0.765 * HALF), (0, 0.004, RAIL - 0.05), (0.004, 0.004, RAIL - 0.036), (0.022, 0.004, RAIL - 0.018), (0.02, 0.004, RAIL + 0.008), (0, 0.004, RAIL + 0.0142), (-0.02, 0.004, RAIL + 0.006), (-0.021, 0.004, RAIL - 0.006)], 8), 0.0021, brass)
cylinder(0.011, 3.0, (-1.5, 0.004, RAIL), brass, 0.001, (0, 90, 0))
for x, turn in ((0.28, 4), (0.305, -3)):  # empty hangers further along
    side = [(x, 0.004 + p[0] * math.cos(math.radians(turn)), p[2]) for p in shape]
    tube(side, 0.0085, beech)
    tube(smooth_line([(x, 0.004, 0.765 * HALF), (x, 0.004, RAIL - 0.04), (x, 0.02, RAIL - 0.014), (x, 0.018, RAIL + 0.009), (x, 0.002, RAIL + 0.0142), (x, -0.017, RAIL + 0.006)], 8), 0.0021, brass)
wall = surface("wall", 0.94, vary=0.04, vary_scale=2.0, bump=0.5, bump_scale=8, fine=0.3, fine_scale=100, specular=0.12, depth=0.005)
box((5, 0.1, 4), (0, 0.36, -2), wall, 0)
mouth = vase((0.36, 0.12, -0.66), 0.27, "#e2d8c8", "round")
twigs(mouth, 6, 0.42, 0.13, 0.075, 0.03, "#9aa07a", 18, 0.5)
box((0.5, 0.3, 0.6), (0.42, 0.14, -1.26), wood("#b98a5c", "#7d5432", 4.0, 0, 0.45, 0.2), 0.004)

SUN = (31, 222)
world("#d6e0f2", 0.55)
sun(*SUN, 3.9, "#ffe2b8", 1.3)
bars_shadow(*SUN, (0.0, 0.1, 0.05), 1.8, (0.34, 0.5), (3, 3), 0.045, 3.5, 4)
area((-1.6, -1.3, 0.8), (0, 0, 0), (1.0, 1.4), 13, "#f6f8ff")
camera((0.16, -2.65, 0.06), (0.012, 0, -0.012), 83, 8, (0, -0.05, 0.0))

bake(dict(
    name="T-shirt on a hanger",
    description="A cotton T-shirt on a wooden hanger on a brass rail before a painted wall, in the light of a window.",
    categories=["bags-and-apparel"],
    keywords=["t-shirt", "tee", "shirt", "hanger", "rail", "apparel", "clothes", "cotton", "shop", "merchandise", "fashion", "print"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[26, 0.42, 0.72, 1]),
        dict(id="shirt", name="Shirt color", surface="shirt", hue=[0, 0, 0.97, 1]),
        dict(id="front", name="Your design", surface="shirt", long_side=2800),
    ],
    sample={"front": "clear:sea-swim-badge"},
))
