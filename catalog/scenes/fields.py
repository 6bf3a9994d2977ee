"""Noise on arrays, for ground, water and cloth."""
import ctypes
import functools
import math
import os
import subprocess
import tempfile

import numpy as np

CHUNK = 1 << 15  # points at a time: what is worked on stays in the processor's cache
FOLDER = os.path.dirname(os.path.abspath(__file__))


def fbm(x, y, scale=1.0, octaves=6, gain=0.5, seed=0, ridged=False):
    """Gradient noise summed over octaves, on arrays; about -1..1 (ridged: 0..1)."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    layers, weight = [], 0.0
    for k, (cosine, sine, right, down) in enumerate(_dice(seed, octaves)):
        layers.append((cosine, sine, scale * 2.03**k, right, down, gain**k))
        weight += gain**k
    if _built():
        return _summed(x, y, layers, ridged) / weight
    flat_x, flat_y, total = x.ravel(), y.ravel(), np.empty(x.size)
    for start in range(0, x.size, CHUNK):
        part = slice(start, start + CHUNK)
        total[part] = sum(s * _octave(flat_x[part] * k + a, flat_y[part] * k + b, gx, gy, ridged) for gx, gy, k, a, b, s in layers)
    return (total / weight).reshape(x.shape)


@functools.lru_cache(64)
def _dice(seed, octaves):
    """Per octave: directions all over a grid, and how far it is shifted."""
    rng = np.random.default_rng(seed)
    draw = lambda: (rng.random((256, 256)) * 2 * math.pi).ravel()
    return [(np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32), rng.random() * 99, rng.random() * 99) for angle in (draw() for _ in range(octaves))]


@functools.lru_cache
def _built():
    """noise.c, built on first use; nothing where no compiler is."""
    source, built = os.path.join(FOLDER, "noise.c"), os.path.join(tempfile.gettempdir(), "scenes-noise.so")
    try:
        if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
            own = f"{built}.{os.getpid()}"  # several pictures may begin at once
            subprocess.run(["gcc", "-O3", "-march=native", "-fno-math-errno", "-fno-trapping-math", "-shared", "-fPIC", "-o", own, source, "-lm"], check=True)
            os.replace(own, built)
        return ctypes.CDLL(built)
    except (OSError, subprocess.CalledProcessError):
        return None


def _summed(x, y, layers, ridged):
    at = lambda array, kind: array.ctypes.data_as(ctypes.POINTER(kind))
    px, py, out = np.ascontiguousarray(x), np.ascontiguousarray(y), np.empty(x.shape, np.float32)
    numbers = np.array([[layer[2], layer[3], layer[4], layer[5]] for layer in layers])
    tables = np.concatenate([table for layer in layers for table in layer[:2]])
    _built().fbm(at(px, ctypes.c_double), at(py, ctypes.c_double), at(out, ctypes.c_float), ctypes.c_long(x.size),
                 at(numbers, ctypes.c_double), at(tables, ctypes.c_float), len(layers), int(ridged))
    return out.astype(float)


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
