"""Noise on arrays, for ground, water and cloth."""
import math

import numpy as np

CHUNK = 1 << 15  # points at a time: what is worked on stays in the processor's cache


def fbm(x, y, scale=1.0, octaves=6, gain=0.5, seed=0, ridged=False):
    """Gradient noise summed over octaves, on arrays; about -1..1 (ridged: 0..1)."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    rng = np.random.default_rng(seed)
    layers, size, weight = [], 1.0, 0.0
    for _ in range(octaves):
        angle = (rng.random((256, 256)) * 2 * math.pi).ravel()
        layers.append((np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32), scale, rng.random() * 99, rng.random() * 99, size))
        weight += size
        size, scale = size * gain, scale * 2.03
    flat_x, flat_y, total = x.ravel(), y.ravel(), np.empty(x.size)
    for start in range(0, x.size, CHUNK):
        part = slice(start, start + CHUNK)
        total[part] = sum(s * _octave(flat_x[part] * k + a, flat_y[part] * k + b, gx, gy, ridged) for gx, gy, k, a, b, s in layers)
    return (total / weight).reshape(x.shape)


def _octave(u, v, gx, gy, ridged):
    i, j = np.floor(u), np.floor(v)
    fu, fv = (u - i).astype(np.float32), (v - j).astype(np.float32)
    i, j = i.astype(np.int64) & 255, j.astype(np.int64) & 255
    i1, j1 = ((i + 1) & 255) << 8, (j + 1) & 255
    i = i << 8
    su, sv = fu * fu * fu * (fu * (fu * 6 - 15) + 10), fv * fv * fv * (fv * (fv * 6 - 15) + 10)
    corner = lambda at, du, dv: gx.take(at) * du + gy.take(at) * dv
    a, b = corner(i + j, fu, fv), corner(i1 + j, fu - 1, fv)
    c, d = corner(i + j1, fu, fv - 1), corner(i1 + j1, fu - 1, fv - 1)
    low, high = a + (b - a) * su, c + (d - c) * su
    value = (low + (high - low) * sv) * 1.5
    return (1 - np.abs(value)) ** 2 if ridged else value
