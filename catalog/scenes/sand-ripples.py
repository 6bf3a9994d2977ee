"""Wind ripples in sand, low sun raking over them."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(5)


def ripples(x, y):
    bend = fbm(x, y, 0.9, 4, seed=2) * 1.1 + fbm(x, y, 0.25, 2, seed=9) * 2.2
    phase = (y * 9.5 + bend * 2.0) * 1.15
    wave = phase - np.floor(phase)
    crest = np.where(wave < 0.7, 0.5 - 0.5 * np.cos(math.pi * wave / 0.7), 0.5 + 0.5 * np.cos(math.pi * (wave - 0.7) / 0.3))
    fade = 0.6 + 0.4 * np.clip(fbm(x, y, 0.7, 3, seed=4) + 0.5, 0, 1)
    return crest * 0.021 * fade + fbm(x, y, 0.35, 3, seed=7) * 0.09 + fbm(x, y, 40, 3, seed=8) * 0.0012


sand = matte("#d2a878", 0.95, 0.08, 3, 0.35, 160, 0.9, 900, 0.15, speckle=("#7d5a3a", 500), depth=0.006)
sheet(5, 5, 1300, 1300, ripples, sand)
sun(17, 118, 5.5, "#ffd3a0", 0.7)
world("#9db7e6", 0.35)
camera((0.1, -1.75, 1.05), (0, 0.1, 0), 50, 4.5, (0, -0.25, 0))
shoot((3, 2), exposure=0.55, bounces=2)
