"""Open pages and loose sheets: paper that bends one way only."""
from lib import *  # noqa: F403


def page(outline, width, height, material, columns=65, rows=49, lift=None):
    """A sheet bent along its width: `outline(s)` gives (x, z) at s = 0-1 of it, at an even pace along the paper; y goes from
    -height/2 to height/2. `lift(s, t)` raises a point. u runs from s = 0 to 1, v from the foot up."""
    fine = [outline(k / 400) for k in range(401)]
    way = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(fine, fine[1:])])])
    at = np.interp(np.linspace(0, way[-1], columns), way, np.linspace(0, 1, 401))
    points, uvs = [], []
    for j in range(rows):
        for i in range(columns):
            x, z = outline(at[i])
            u, v = i / (columns - 1), j / (rows - 1)
            points.append((x, (v - 0.5) * height, z + (lift(u, v) if lift else 0)))
            uvs.append((u, v))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    return mesh(points, faces, material, True, name="page", uvs=uvs)
