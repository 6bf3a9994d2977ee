"""What a lens and film add to light, on arrays (height, width, 3)."""
import numpy as np


def blur(data, sigma):
    """A wide Gaussian: found on a picture a quarter of the size, through the frequencies, edges mirrored."""
    height, width, _ = data.shape
    rows, columns = height // 4, width // 4
    small = data[: rows * 4, : columns * 4].reshape(rows, 4, columns, 4, 3).mean((1, 3))
    sigma, pad = sigma / 4, min(int(sigma * 0.75) + 1, rows - 1, columns - 1)
    big = np.pad(small, ((pad, pad), (pad, pad), (0, 0)), "reflect")
    fy, fx = np.fft.fftfreq(big.shape[0])[:, None], np.fft.rfftfreq(big.shape[1])[None]
    gauss = np.exp(-2 * (np.pi * sigma) ** 2 * (fx**2 + fy**2))[:, :, None]
    soft = np.fft.irfft2(np.fft.rfft2(big, axes=(0, 1)) * gauss, big.shape[:2], axes=(0, 1))[pad:-pad, pad:-pad]
    for axis, (size, count) in enumerate(((height, rows), (width, columns))):
        place = np.clip((np.arange(size) + 0.5) / 4 - 0.5, 0, count - 1)
        low = np.minimum(place.astype(int), count - 2)
        part = (place - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        soft = np.take(soft, low, axis) * (1 - part) + np.take(soft, low + 1, axis) * part
    return soft.astype(np.float32)


def develop(light, exposure, warmth, bloom, vignette, grain, saturation):
    """What a lens and film add: halation, fall-off to the corners, white balance and grain."""
    height, width, _ = light.shape
    light = light * 2**exposure * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    if saturation != 1:
        grey = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
        light = np.maximum(grey[:, :, None] + (light - grey[:, :, None]) * saturation, 0)
    if bloom:
        bright = np.minimum(light, 8)
        long_side = max(width, height)
        soft = (blur(bright, long_side * 0.006) + blur(bright, long_side * 0.03)) / 2
        light = light * (1 - bloom) + soft * bloom
    y, x = np.mgrid[0:height, 0:width]
    corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2)[:, :, None] * 2
    light = light * (1 - vignette * corner)
    noise = np.random.default_rng(7).normal(size=(height, width, 1)).astype(np.float32)
    noise = noise + 0.35 * sum(np.roll(noise, s, axis) for s in (1, -1) for axis in (0, 1))
    light = light * (1 + grain / noise.std() * noise)
    return np.maximum(light, 0).astype(np.float32)
