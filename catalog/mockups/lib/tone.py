"""The renderer's tone curve and ink (elements/compose/tone.ts), for looks."""
import numpy as np

KNEE, K0, K1 = 0.7, 0.012, 0.90
# Light of white paper before the curve: about 0.95 of white in the picture.
WHITE = 1.0


def ink(c):
    return K0 + K1 * c


def to_linear(v):
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def develop(light):
    rolled = KNEE + (1 - KNEE) * (1 - np.exp(-(np.maximum(light, KNEE) - KNEE) / (1 - KNEE)))
    x = np.clip(np.where(light <= KNEE, light, rolled), 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def exposure_for(light):
    """The factor that brings the lighter parts of white paper (n, 3) to WHITE."""
    if not len(light):
        return 1.0
    return float(WHITE / max(1e-6, np.percentile(light @ np.array([0.2126, 0.7152, 0.0722]), 90)))
