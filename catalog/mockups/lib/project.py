"""From metres to the picture."""
import bpy
from mathutils import Vector


def project(points):
    """World points to [x, y, w]: x and y 0-1 of the square frame, y down; w the distance from the lens along its axis."""
    bpy.context.view_layer.update()
    camera = bpy.context.scene.camera
    graph = bpy.context.evaluated_depsgraph_get()
    matrix = camera.calc_matrix_camera(graph, x=1000, y=1000) @ camera.matrix_world.inverted()
    spots = [matrix @ Vector((*p, 1)) for p in points]
    return [[(c.x / c.w + 1) / 2, (1 - c.y / c.w) / 2, c.w] for c in spots]
