"""A test picture: square checks if the proportion is right, an F that shows which way is up and whether it is mirrored."""
import numpy as np


def chart(aspect, cells=8):
    """Light (rows, columns, 3), row 0 at the bottom; `cells` checks on the shorter side."""
    short = cells * 48
    columns, rows = (round(short * aspect), short) if aspect >= 1 else (short, round(short / aspect))
    y, x = np.mgrid[0:rows, 0:columns]
    even = ((x // 48 + y // 48) % 2)[:, :, None]
    art = np.where(even, [0.82, 0.80, 0.76], [0.32, 0.36, 0.42])
    art[(x < 8) | (x >= columns - 8)] = (0.75, 0.1, 0.06)  # left and right: red
    art[y < 8] = (0.04, 0.2, 0.6)  # the foot: blue
    art[y >= rows - 8] = (0.05, 0.45, 0.1)  # the top: green
    s = short / 10
    left, foot = columns / 2 - 1.5 * s, rows / 2 - 2.5 * s
    strokes = ((0, 0, 0.9, 5), (0, 4.1, 3.2, 5), (0, 2.2, 2.4, 3.1))
    for x0, y0, x1, y1 in strokes:
        art[(x >= left + x0 * s) & (x < left + x1 * s) & (y >= foot + y0 * s) & (y < foot + y1 * s)] = (0.02, 0.02, 0.025)
    return art.astype(np.float32)
