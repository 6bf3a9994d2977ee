"""Renders what a package is made of: the plate K with every surface black, and for each surface R, the same light with that
surface alone at HIGH. The plate is most of the picture and rendered twice, with other samples (K and K2); R has the samples
of K, so that their difference is free of noise where the surface sends no light. Raw float32 files and meta.json are left in OUT; catalog/mockups/bake goes on from there.

Run as blender -b --factory-startup -P scene.py -- OUT RES SPP [--look] [--art FILE]
"""
import json
import os
import shutil
import sys
import tempfile
import time

import bpy
import numpy as np

from project import project
from surfaces import LIT, PRINTS, SWEPT, set_albedo

ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
PLAIN = [a for a in ARGS if not a.startswith("--")]
OUT = PLAIN[0] if PLAIN else "/tmp/look"
LOOK = "--look" in ARGS
RES = int(PLAIN[1]) if len(PLAIN) > 1 else 480
SAMPLES = int(PLAIN[2]) if len(PLAIN) > 2 else 12

# Albedo of the second render. Between reflecting 0 and 0.8 light is near enough linear in it; at 1 it would never leave.
HIGH = 0.8
FEATURES = ("DenoisingAlbedo", "DenoisingNormal")


def bake(meta):
    """Renders all passes of the scene as it stands (those already in OUT are kept), or with --look one small picture."""
    meta = {"id": os.path.splitext(os.path.basename(_scene_file()))[0], **meta}
    _complete(meta)
    _cycles()
    if LOOK:
        from look import look

        look(meta, OUT, _render)
        return
    os.makedirs(OUT, exist_ok=True)
    for name in SWEPT:
        set_albedo(name, 0.0)
    _keep("K", list(PRINTS))
    _keep("K2", list(PRINTS), seed=2)
    for name in SWEPT:
        for other in SWEPT:
            set_albedo(other, HIGH if other == name else 0.0)
        _keep("R-" + name, [])
    with open(os.path.join(OUT, "meta.json"), "w") as file:
        json.dump(meta, file, indent=1)
    print("BAKED", OUT, flush=True)


def _scene_file():
    return sys.argv[sys.argv.index("-P") + 1]


def _complete(meta):
    """Faults of a scene are told before minutes are spent on it."""
    layers = meta["layers"]
    for layer in layers:
        assert layer["surface"] in SWEPT, f"no surface is called {layer['surface']}"
        if layer["id"] not in PRINTS:
            assert "hue" in layer or layer.get("white"), f"{layer['id']} has neither a place (aov) nor a hue; white=True keeps it white"
            continue
        place = PRINTS[layer["id"]][1]
        layer["mesh"] = {"nu": place.nu, "nv": place.nv, "nodes": project(place.points())}
        layer["aspect"] = place.aspect
    missing = set(PRINTS) - {layer["id"] for layer in layers}
    assert not missing, f"layers lacks {missing}"
    meta.update(size=RES, samples=SAMPLES, high=HIGH, surfaces=list(SWEPT), lit=sorted(LIT), prints=list(PRINTS))


def _cycles():
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.device, c.use_denoising, c.use_adaptive_sampling = "CPU", False, False
    c.samples = SAMPLES if LOOK else max(1, SAMPLES // 2)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 4, 4, 8, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy, c.pixel_filter_type, c.filter_width = 4.0, 0.5, "BLACKMAN_HARRIS", 1.5
    c.use_auto_tile = False
    scene.render.resolution_x = scene.render.resolution_y = RES
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _keep(name, aovs, seed=1):
    """One render, of half the samples, into OUT, unless it is there. Files appear under their name only when they are whole."""
    wanted = ["Image", *FEATURES, *aovs]
    files = {each: os.path.join(OUT, f"{name}.{each}.f32") for each in wanted}
    if all(os.path.exists(file) for file in files.values()):
        print("KEPT", name, flush=True)
        return
    began = time.time()
    bpy.context.scene.cycles.seed = seed
    for each, data in zip(wanted, _render(wanted)):
        data.astype(np.float32).tofile(files[each] + ".part")
        os.replace(files[each] + ".part", files[each])
    print("RENDERED", name, round(time.time() - began), "s", flush=True)


def _render(wanted):
    """The passes as arrays (rows from the top, columns, 3)."""
    scene = bpy.context.scene
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "NONE"
    output.file_slots.clear()
    for each in wanted:
        output.file_slots.new(f"{each}@")
        tree.links.new(layers.outputs[each.replace("Denoising", "Denoising ")], output.inputs[-1])
    bpy.ops.render.render()
    names = os.listdir(folder)
    data = [_read(os.path.join(folder, next(f for f in names if f.startswith(f"{each}@")))) for each in wanted]
    shutil.rmtree(folder)
    return data


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(data.reshape(height, width, 4)[::-1, :, :3])
