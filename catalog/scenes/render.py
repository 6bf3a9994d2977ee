"""Renders a scene, takes the noise out, develops it like a photograph and saves a JPEG."""
import os
import sys
import tempfile

import bpy
import numpy as np

from denoise import denoise
from develop import develop

ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
OUT = ARGS[0] if ARGS else "out.jpg"
LONG_SIDE = int(ARGS[1]) if len(ARGS) > 1 else 400
SAMPLES = int(ARGS[2]) if len(ARGS) > 2 else 16
SECONDS = float(ARGS[3]) if len(ARGS) > 3 else 0


def shoot(shape=(3, 2), look="Medium High Contrast", exposure=0.0, warmth=0.0, bloom=0.06, vignette=0.12, grain=0.012,
          bounces=6, clamp=6.0, transform="Filmic", saturation=1.0):
    """Renders the scene as it stands and writes it to OUT."""
    scene = bpy.context.scene
    width, height = [round(LONG_SIDE * side / max(shape)) for side in shape]
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    _cycles(scene, bounces, clamp)
    light = denoise(*_pass(scene))
    light = develop(light, exposure, warmth, bloom, vignette, grain, saturation)
    _save(scene, light, transform, look)


def _cycles(scene, bounces, clamp):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.samples = "CPU", False, SAMPLES
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 8
    cycles.time_limit = SECONDS
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = max(bounces, 10), min(bounces, 4), 4
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 10, 12, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.pixel_filter_type = clamp, 0.6, "BLACKMAN_HARRIS"
    cycles.use_auto_tile = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _pass(scene):
    """Light, albedo and normal, each (height, width, 3)."""
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
