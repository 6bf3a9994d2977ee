"""For pictures that are computed, not traced: numpy only. Row 0 is the top; light is linear."""
import os
import struct
import sys
import zlib

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np  # noqa: E402

from develop import blur, develop  # noqa: E402, F401
from fields import fbm  # noqa: E402, F401

OUT = sys.argv[1] if len(sys.argv) > 1 else "out.png"
LONG_SIDE = int(sys.argv[2]) if len(sys.argv) > 2 else 400
VARIANT = sys.argv[3] if len(sys.argv) > 3 else ""


def variant(table):
    return table[VARIANT or next(iter(table))]


def rgb(text):
    part = np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def canvas(shape):
    """Width, height, and the places of pixels: x to the right, y down, the long side 1, the middle 0."""
    width, height = (round(LONG_SIDE * side / max(shape)) for side in shape)
    y, x = np.mgrid[0:height, 0:width]
    return width, height, (x - width / 2) / LONG_SIDE, (y - height / 2) / LONG_SIDE


def ramp(value, stops):
    """Colors along a value: (position, '#color')."""
    places, colors = [s[0] for s in stops], np.array([rgb(s[1]) for s in stops])
    return np.stack([np.interp(value, places, colors[:, c]) for c in range(3)], -1)


def step(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, part):
    part = part[..., None] if np.ndim(part) == 2 else part
    return a * (1 - part) + b * part


def sample(picture, x, y):
    """Linear, mirrored at the edges; x and y in pixels."""
    height, width = picture.shape[:2]
    x, y = np.abs(x) % (2 * width - 2), np.abs(y) % (2 * height - 2)
    x, y = np.minimum(x, 2 * width - 2 - x), np.minimum(y, 2 * height - 2 - y)
    i, j = np.minimum(x.astype(int), width - 2), np.minimum(y.astype(int), height - 2)
    u, v = (x - i)[..., None], (y - j)[..., None]
    return (picture[j, i] * (1 - u) + picture[j, i + 1] * u) * (1 - v) + (picture[j + 1, i] * (1 - u) + picture[j + 1, i + 1] * u) * v


def disc(light, x, y, radius, color, edge=0.12, rim=0.35, blades=0, turn=0.0):
    """A point of light out of focus, added: even inside, a little brighter at its rim. Pixels."""
    height, width = light.shape[:2]
    r = radius * 1.15 + 2
    x0, x1, y0, y1 = (int(max(0, min(side, v))) for v, side in ((x - r, width), (x + r + 1, width), (y - r, height), (y + r + 1, height)))
    if x1 <= x0 or y1 <= y0:
        return
    py, px = np.mgrid[y0:y1, x0:x1]
    d = np.hypot(px - x, py - y)
    if blades:
        a = (np.arctan2(py - y, px - x) + turn) % (2 * np.pi / blades) - np.pi / blades
        d = d * (0.35 + 0.65 * np.cos(a) / np.cos(np.pi / blades * 0.5))
    soft = max(1.2, radius * edge)
    inside = 1 - step(radius - soft, radius, d)
    light[y0:y1, x0:x1] += (inside * (1 - rim + rim * (d / radius) ** 3))[..., None] * color


def save(light, exposure=0.0, contrast=1.0, **film):
    """Develops, puts a film curve on and writes a PNG."""
    light = develop(light[::-1].astype(np.float32), exposure, film.pop("warmth", 0.0), film.pop("bloom", 0.06), film.pop("vignette", 0.12),
                    film.pop("grain", 0.012), film.pop("saturation", 1.0))[::-1]
    x = np.maximum(light, 0) * 0.9
    tone = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)  # after Narkowicz
    tone = np.where(tone <= 0.0031308, tone * 12.92, 1.055 * np.maximum(tone, 1e-6) ** (1 / 2.4) - 0.055)
    tone = np.clip(0.5 + (tone - 0.5) * contrast, 0, 1)
    data = (tone * 255 + np.random.default_rng(3).uniform(0, 1, tone.shape)).clip(0, 255).astype(np.uint8)
    rows = np.hstack([np.zeros((data.shape[0], 1), np.uint8), data.reshape(data.shape[0], -1)])
    chunk = lambda kind, body: struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    head = struct.pack(">IIBBBBB", data.shape[1], data.shape[0], 8, 2, 0, 0, 0)
    with open(OUT, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows.tobytes(), 3)) + chunk(b"IEND", b""))
