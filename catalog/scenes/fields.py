"""Noise on arrays, for ground, water and cloth."""
import math

import numpy as np


def fbm(x, y, scale=1.0, octaves=6, gain=0.5, seed=0, ridged=False):
    """Gradient noise summed over octaves, on arrays; about -1..1 (ridged: 0..1)."""
    rng = np.random.default_rng(seed)
    total, size, weight = np.zeros_like(x, float), 1.0, 0.0
    for _ in range(octaves):
        angle = rng.random((256, 256)) * 2 * math.pi
        gx, gy = np.cos(angle), np.sin(angle)
        u, v = x * scale + rng.random() * 99, y * scale + rng.random() * 99
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        fu, fv = u - i, v - j
        su, sv = fu**3 * (fu * (fu * 6 - 15) + 10), fv**3 * (fv * (fv * 6 - 15) + 10)
        corner = lambda a, b: gx[(i + a) % 256, (j + b) % 256] * (fu - a) + gy[(i + a) % 256, (j + b) % 256] * (fv - b)
        value = (corner(0, 0) * (1 - su) + corner(1, 0) * su) * (1 - sv) + (corner(0, 1) * (1 - su) + corner(1, 1) * su) * sv
        value = value * 1.5
        total += size * ((1 - np.abs(value)) ** 2 if ridged else value)
        weight += size
        size, scale = size * gain, scale * 2.03
    return total / weight
