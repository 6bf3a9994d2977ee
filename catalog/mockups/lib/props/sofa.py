"""A sofa and what lies on it: soft boxes whose seams pull in, cushions with creases at their corners, a throw."""
from lib import *  # noqa: F403


def weave(color, fine=900, sheen=0.4, vary=0.06):
    """Woven upholstery: its threads as bump, worn places paler."""
    return matte(color, 0.95, vary, 6, 0.35, fine * 0.3, 0.5, fine, 0.12, sheen=sheen, depth=0.0016)


def soft(size, at, material, turn=(0, 0, 0), puff=0.12, seed=0, edge=0.3):
    """A cushion of a seat: a box whose faces swell and whose edges are round, wrinkled a little where it is sat on."""
    x, y, z = (s / 2 for s in size)
    cells, points, index = 22, [], {}
    grid = np.linspace(-1, 1, cells + 1)

    def place(p):
        key = tuple(np.round(p, 5))
        if key not in index:
            q = np.array(p, float)
            # from a cube towards a ball, more so at the corners; then each face swells
            r = q / max(1e-9, (np.abs(q) ** (2 / edge)).sum() ** (edge / 2))
            swell = 1 + puff * np.prod([1 - min(1, abs(c)) ** 2 * 0.9 for k, c in enumerate(q) if k != int(np.argmax(np.abs(q)))])
            r[int(np.argmax(np.abs(q)))] *= swell
            index[key] = len(points)
            points.append(r * (x, y, z))
        return index[key]

    faces = []
    for axis in range(3):
        for s in (-1, 1):
            for i in range(cells):
                for j in range(cells):
                    quad = []
                    for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        p = [0.0, 0.0, 0.0]
                        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = s, grid[a], grid[b]
                        quad.append(place(p))
                    faces.append(tuple(quad if s > 0 else quad[::-1]))
    pts = np.array(points)
    pts += 0.006 * np.stack([fbm(pts[:, 1] + seed, pts[:, 2], 7, 3, seed=seed), fbm(pts[:, 0] + seed, pts[:, 2], 7, 3, seed=seed + 1), fbm(pts[:, 0], pts[:, 1] + seed, 7, 3, seed=seed + 2)], -1)
    thing = mesh(pts + (0, 0, z), faces, material, True, at, turn, "soft")
    modify(thing, "SUBSURF", levels=2, render_levels=2)
    return thing


def sofa(at, width, material, legs, seats=3):
    """Its back to +y, its foot at z = 0. Gives the height of the seat and the y of the back's face."""
    x0, y0, z0 = at
    inner = width - 0.36
    for s in (-1, 1):
        soft((0.18, 0.86, 0.36), (x0 + s * (width - 0.18) / 2, y0, z0 + 0.2), material, (0, 0, 0), 0.1, 3 + s, 0.22)
        for y in (-0.34, 0.34):
            box((0.045, 0.045, 0.16), (x0 + s * (width / 2 - 0.12), y0 + y, z0), legs, 0.006)
    soft((width - 0.04, 0.84, 0.16), (x0, y0, z0 + 0.14), material, (0, 0, 0), 0.02, 9, 0.12)
    soft((width - 0.2, 0.2, 0.66), (x0, y0 + 0.36, z0 + 0.14), material, (-6, 0, 0), 0.03, 11, 0.16)
    wide = inner / seats
    for k in range(seats):
        x = x0 + (k - (seats - 1) / 2) * wide
        soft((wide * 1.005, 0.62, 0.17), (x, y0 - 0.1, z0 + 0.285), material, (0, 0, 0), 0.1, 20 + k, 0.16)
        soft((wide * 1.0, 0.18, 0.42), (x, y0 + 0.2, z0 + 0.42), material, (-12, 0, 0), 0.26, 30 + k, 0.26)
    return z0 + 0.455, y0 + 0.1


def pillow(size, at, material, turn=(0, 0, 0), fat=0.085, seed=0, cells=64):
    """A square cushion standing on an edge, its front to -y; the map `UVMap` is its front. Creases run in from the corners."""
    grid = np.linspace(-1, 1, cells + 1)
    i, j = np.meshgrid(grid, grid)
    rim = (1 - np.abs(i) ** 2.4) * (1 - np.abs(j) ** 2.4)
    puff = fat * np.maximum(rim, 0) ** 0.46
    pinch = 1 - 0.075 * (1 - np.abs(i * j)) * np.maximum(np.abs(i), np.abs(j)) ** 5
    points, uvs, faces = [], [], []
    for f, side in enumerate((-1, 1)):
        crease = 0
        for cx, cy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            a, r = np.arctan2((j - cy) * -cy, (i - cx) * -cx), np.hypot(i - cx, j - cy)
            crease = crease + 0.011 * np.cos(a * 10 + cx * 1.3 + cy * 0.7 + seed) * np.exp(-(((r - 0.3) / 0.3) ** 2))
        sag = 0.012 * fbm(i + seed, j, 1.3, 3, seed=seed + f) + 0.004 * fbm(i, j + seed, 5, 3, seed=seed + 4 + f)
        dent = -0.02 * np.exp(-((i / 0.35) ** 2) - (((j - 0.75) / 0.3) ** 2))
        y = side * (puff + (crease + sag + dent) * np.minimum(1, np.maximum(rim, 0) * 6) ** 0.7 * fat / 0.085)
        for a in range(cells + 1):
            for b in range(cells + 1):
                points.append((i[a, b] * size / 2 * pinch[a, b], y[a, b], (1 + j[a, b] * pinch[a, b]) * size / 2))
                uvs.append((b / cells, a / cells) if f == 0 else (-9, -9))
        base = f * (cells + 1) ** 2
        for a in range(cells):
            for b in range(cells):
                p = base + a * (cells + 1) + b
                q = (p, p + 1, p + cells + 2, p + cells + 1)
                faces.append(q if f == 0 else q[::-1])
    thing = mesh(points, faces, material, True, at, turn, "pillow", uvs)
    modify(thing, "SUBSURF", levels=1, render_levels=1)
    return thing
