"""Where on a thing a picture lies. Each place says it twice: to the shader (which pixels, which u and v) and to the mesh
that the package ships (which point in space for u and v). u runs to the right, v up, seen from outside."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree


class Place:
    """`thing`: the object; `round`: radius of the corners as a share of the width; `nu`, `nv`: nodes of the mesh."""

    def __init__(self, thing, aspect, nu, nv, round=0.0):
        self.thing, self.aspect, self.nu, self.nv, self.round = thing, aspect, nu, nv, round

    def points(self):
        """World points of the mesh, row by row from v = 0."""
        bpy.context.view_layer.update()
        m = self.thing.matrix_world
        return [m @ Vector(self.point(i / (self.nu - 1), j / (self.nv - 1))) for j in range(self.nv) for i in range(self.nu)]

    def nodes(self, n):
        u, v, inside = self.coordinates(n)
        within = self.corners(n, u, v) if self.round else all_of(n, above(n, u, 0), below(n, u, 1), above(n, v, 0), below(n, v, 1))
        return u, v, all_of(n, within, *inside)

    def corners(self, n, u, v):
        """1 inside a rounded rectangle: the distance to it, in widths, is below 0."""
        r, high = self.round, 1 / self.aspect
        x = n.math("MAXIMUM", n.math("SUBTRACT", n.math("ABSOLUTE", n.math("SUBTRACT", u, 0.5)), 0.5 - r), 0.0)
        y = n.math("MULTIPLY", n.math("ABSOLUTE", n.math("SUBTRACT", v, 0.5)), high)
        y = n.math("MAXIMUM", n.math("SUBTRACT", y, high / 2 - r), 0.0)
        return below(n, n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)), r * r)


def above(n, a, b):
    return n.math("GREATER_THAN", a, b)


def below(n, a, b):
    return n.math("LESS_THAN", a, b)


def all_of(n, *sockets):
    product = sockets[0]
    for each in sockets[1:]:
        product = n.math("MULTIPLY", product, each)
    return product


class flat(Place):
    """A rectangle in the thing's own metres: its lower left corner and the edges to the right and up. What lies within
    `depth` before or behind it takes the print."""

    def __init__(self, thing, corner, right, up, depth=0.002, round=0.0):
        self.corner, self.right, self.up, self.depth = Vector(corner), Vector(right), Vector(up), depth
        super().__init__(thing, self.right.length / self.up.length, 2, 2, round)

    def point(self, u, v):
        return self.corner + self.right * u + self.up * v

    def coordinates(self, n):
        at = n("VectorMath", {0: n("TexCoord").outputs["Object"], 1: tuple(self.corner)}, operation="SUBTRACT").outputs[0]
        along = lambda way: n("VectorMath", {0: at, 1: tuple(way)}, operation="DOT_PRODUCT").outputs["Value"]
        normal = self.right.cross(self.up).normalized()
        u, v = along(self.right / self.right.length_squared), along(self.up / self.up.length_squared)
        return u, v, [below(n, n.math("ABSOLUTE", along(normal)), self.depth)]


class wrap(Place):
    """Round a lathe: `radius` in metres (a number, or a function of the height for a cone), `angles` in degrees from +x
    counter-clockwise, seen from above (-90 faces -y), `heights` in metres. What lies further than `depth` inside or
    outside of the radius takes no print: not the handle, not the inside."""

    def __init__(self, thing, radius, angles, heights, depth=0.0015, nu=65, nv=17, round=0.0):
        self.radius = radius if callable(radius) else lambda z: radius
        self.angles, self.heights, self.depth = [math.radians(a) for a in angles], heights, depth
        (a0, a1), (z0, z1) = self.angles, heights
        slant = math.hypot(z1 - z0, self.radius(z1) - self.radius(z0))
        super().__init__(thing, self.radius((z0 + z1) / 2) * (a1 - a0) / slant, nu, nv, round)

    def point(self, u, v):
        a = self.angles[0] + (self.angles[1] - self.angles[0]) * u
        z = self.heights[0] + (self.heights[1] - self.heights[0]) * v
        return self.radius(z) * math.cos(a), self.radius(z) * math.sin(a), z

    def coordinates(self, n):
        (a0, a1), (z0, z1) = self.angles, self.heights
        x, y, z = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
        # turned so that the middle of the print faces +x: its seam is then at the back
        mid = (a0 + a1) / 2
        across = n.math("SUBTRACT", n.math("MULTIPLY", y, math.cos(mid)), n.math("MULTIPLY", x, math.sin(mid)))
        ahead = n.math("ADD", n.math("MULTIPLY", x, math.cos(mid)), n.math("MULTIPLY", y, math.sin(mid)))
        u = n.math("MULTIPLY_ADD", n.math("ARCTAN2", across, ahead), 1 / (a1 - a0), 0.5)
        v = n.math("DIVIDE", n.math("SUBTRACT", z, z0), z1 - z0)
        far = n.math("POWER", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)), 0.5)
        curve = n("FloatCurve", {"Value": v})  # the radius over the height
        points, most = curve.mapping.curves[0].points, max(self.radius(z0 + (z1 - z0) * k / 16) for k in range(17))
        for k in range(17):
            value = self.radius(z0 + (z1 - z0) * k / 16) / most
            if k in (0, 16):
                points[0 if k == 0 else -1].location = (k / 16, value)
            else:
                points.new(k / 16, value)
        for point in points:
            point.handle_type = "VECTOR"
        curve.mapping.update()
        wall = n.math("MULTIPLY", curve.outputs[0], most)
        return u, v, [below(n, n.math("ABSOLUTE", n.math("SUBTRACT", far, wall)), self.depth)]


# u and v that are so near lie on one triangle as well as on another
SHARED = 1e-5


def _spread(a, b, c):
    """Whether a triangle has any area in the plane of u and v: the rim of a thick sheet has none."""
    return abs((b - a).cross(c - a)) > 1e-9


def _carried(uvs, corners, u, v):
    """Where a triangle's plane leads for (u, v)."""
    (a, b, c), (p, q, r) = uvs, corners
    s, t = np.linalg.lstsq(np.array([[b.x - a.x, c.x - a.x], [b.y - a.y, c.y - a.y]]), np.array([u - a.x, v - a.y]), rcond=None)[0]
    return p + (q - p) * float(s) + (r - p) * float(t)


class by_uv(Place):
    """By a UV map, for what is bent: cloth, an open page. The mesh is read off the shape as modifiers leave it. `aspect`
    is the width of the print area over its height, in metres."""

    def __init__(self, thing, aspect, uvmap="UVMap", nu=49, nv=49, round=0.0):
        self.uvmap = uvmap
        super().__init__(thing, aspect, nu, nv, round)

    def points(self):
        unfolded, lens = self.unfolded(), bpy.context.scene.camera.matrix_world.translation
        return [self.lookup(unfolded, i / (self.nu - 1), j / (self.nv - 1), lens) for j in range(self.nv) for i in range(self.nu)]

    def unfolded(self):
        """The triangles in space and in the plane of u and v."""
        graph = bpy.context.evaluated_depsgraph_get()
        shape = self.thing.evaluated_get(graph)
        data = shape.to_mesh()
        data.calc_loop_triangles()
        layer = data.uv_layers[self.uvmap].data
        m = self.thing.matrix_world
        triangles = [t for t in data.loop_triangles if all(-1 <= c <= 2 for k in t.loops for c in layer[k].uv) and _spread(*(layer[k].uv for k in t.loops))]
        corners = [[m @ data.vertices[k].co for k in t.vertices] for t in triangles]
        uvs = [[Vector((*layer[k].uv, 0)) for k in t.loops] for t in triangles]
        plane = [p for t in uvs for p in t]
        tree = BVHTree.FromPolygons(plane, [(3 * k, 3 * k + 1, 3 * k + 2) for k in range(len(uvs))])
        shape.to_mesh_clear()
        return corners, uvs, tree

    @staticmethod
    def lookup(unfolded, u, v, lens):
        """
        The point in space of (u, v); beside the map, the nearest triangle goes on as a plane. Of two sides of one sheet,
        which share their u and v, the one towards the lens.
        """
        corners, uvs, tree = unfolded
        where = Vector((u, v, 0))
        near = tree.find_nearest(where)[3] + SHARED
        spots = [_carried(uvs[index], corners[index], u, v) for _, _, index, _ in tree.find_nearest_range(where, near)]
        return min(spots, key=lambda spot: (spot - lens).length)

    def coordinates(self, n):
        u, v, _ = n("SeparateXYZ", {0: n("UVMap", uv_map=self.uvmap)}).outputs
        return u, v, []
