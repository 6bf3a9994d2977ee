"""Renders a scene in two halves, takes the noise out, develops it like a photograph and saves a JPEG."""
import ctypes
import os
import subprocess
import sys
import tempfile

import bpy
import numpy as np

ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
OUT = ARGS[0] if ARGS else "out.jpg"
LONG_SIDE = int(ARGS[1]) if len(ARGS) > 1 else 400
SAMPLES = int(ARGS[2]) if len(ARGS) > 2 else 16
SECONDS = float(ARGS[3]) if len(ARGS) > 3 else 0


def shoot(shape=(3, 2), look="Medium High Contrast", exposure=0.0, warmth=0.0, bloom=0.06, vignette=0.12, grain=0.012,
          bounces=6, strength=0.7, radius=5, clamp=6.0, transform="Filmic", saturation=1.0):
    """Renders the scene as it stands and writes it to OUT."""
    scene = bpy.context.scene
    width, height = [round(LONG_SIDE * side / max(shape)) for side in shape]
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    _cycles(scene, bounces, clamp)
    halves = [_pass(scene, seed) for seed in (1, 2)]
    light = _clean(halves, strength, radius)
    light = _develop(light, exposure, warmth, bloom, vignette, grain, saturation)
    _save(scene, light, transform, look)


def _cycles(scene, bounces, clamp):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.samples = "CPU", False, max(1, SAMPLES // 2)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.025, 12
    cycles.time_limit = SECONDS / 2
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = max(bounces, 10), min(bounces, 4), 4
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 10, 12, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.pixel_filter_type = clamp, 0.6, "BLACKMAN_HARRIS"
    cycles.use_auto_tile = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _pass(scene, seed):
    """One half of the picture: light, albedo and normal, each (height, width, 3)."""
    scene.cycles.seed = seed
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "NONE"
    names = ("Image", "Denoising Albedo", "Denoising Normal")
    for index, name in enumerate(names):
        if index:
            output.file_slots.new(name)
        output.file_slots[index].path = name.replace(" ", "")
        tree.links.new(layers.outputs[name], output.inputs[index])
    bpy.ops.render.render()
    files = {name: next(f for f in os.listdir(folder) if f.startswith(name.replace(" ", ""))) for name in names}
    return [_read(os.path.join(folder, files[name])) for name in names]


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)[:, :, :3]


def _library():
    folder = os.path.dirname(os.path.abspath(__file__))
    built = os.path.join(tempfile.gettempdir(), "scenes-denoise.so")
    source = os.path.join(folder, "denoise.c")
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["cc", *flags, source, "-o", built, "-lm"], check=True)
    return ctypes.CDLL(built)


def _clean(halves, strength, radius):
    (one, albedo1, normal1), (two, albedo2, normal2) = halves
    if strength <= 0:
        return (one + two) / 2
    albedo = (albedo1 + albedo2) / 2
    albedo = np.where(albedo.sum(2, keepdims=True) < 1e-3, 1, np.maximum(albedo, 0.06))
    planes = lambda data: np.ascontiguousarray(data.transpose(2, 0, 1), np.float32)
    even = lambda data: planes(np.sqrt(np.maximum(data, 0) / albedo))
    a, b = even(one), even(two)
    features = planes(np.concatenate([albedo, (normal1 + normal2) / 2], 2))
    noise = planes(np.concatenate([(albedo1 - albedo2) ** 2, (normal1 - normal2) ** 2], 2) / 4)
    noise = (noise + sum(np.roll(noise, s, axis) for s in (1, -1) for axis in (1, 2))) / 5
    noise = np.ascontiguousarray(noise, np.float32)
    out = np.empty_like(a)
    _, height, width = a.shape
    point = lambda data: data.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    _library().denoise(point(a), point(b), point(features), point(noise), 6, width, height, radius,
                       ctypes.c_float(strength), ctypes.c_float(0.8), point(out))
    return out.transpose(1, 2, 0) ** 2 * albedo


def _blur(data, sigma):
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


def _develop(light, exposure, warmth, bloom, vignette, grain, saturation):
    """What a lens and film add: halation, fall-off to the corners, white balance and grain."""
    height, width, _ = light.shape
    light = light * 2**exposure * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    if saturation != 1:
        grey = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
        light = np.maximum(grey[:, :, None] + (light - grey[:, :, None]) * saturation, 0)
    if bloom:
        bright = np.minimum(light, 8)
        long_side = max(width, height)
        soft = (_blur(bright, long_side * 0.006) + _blur(bright, long_side * 0.03)) / 2
        light = light * (1 - bloom) + soft * bloom
    y, x = np.mgrid[0:height, 0:width]
    corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2)[:, :, None] * 2
    light = light * (1 - vignette * corner)
    noise = np.random.default_rng(7).normal(size=(height, width, 1)).astype(np.float32)
    noise = noise + 0.35 * sum(np.roll(noise, s, axis) for s in (1, -1) for axis in (0, 1))
    light = light * (1 + grain / noise.std() * noise)
    return np.maximum(light, 0).astype(np.float32)


def _save(scene, light, transform, look):
    height, width, _ = light.shape
    image = bpy.data.images.new("photo", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([light, np.ones((height, width), np.float32)]).ravel())
    scene.view_settings.view_transform = transform
    scene.view_settings.look = look if transform == "Filmic" else "None"
    scene.render.image_settings.file_format, scene.render.image_settings.quality = "JPEG", 92
    image.save_render(OUT, scene=scene)
    print("SAVED", OUT, width, height)
