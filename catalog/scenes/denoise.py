"""Takes the noise out of a render with Open Image Denoise's trained network (Apache-2.0), run by unet.c."""
import ctypes
import os
import struct
import subprocess
import tempfile

import numpy as np

FOLDER = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.environ.get("OIDN_WEIGHTS", os.path.join(FOLDER, "weights"))
POINTER = ctypes.POINTER(ctypes.c_float)


def denoise(light, albedo, normal):
    """All three (height, width, 3); the helpers are cleaned first, so that a blurred edge does not look like grain."""
    albedo = np.clip(_run("rt_alb", _srgb(np.clip(albedo, 0, 1))), 0, 1) ** 1.0
    albedo = _srgb_back(albedo)
    normal = _run("rt_nrm", np.clip(normal, -1, 1) * 0.5 + 0.5) * 2 - 1
    scale = _exposure(light)
    stack = [_pu(np.maximum(light, 0) * scale) * PU_SCALE, albedo, np.clip(normal, -1, 1) * 0.5 + 0.5]
    clean = _run("rt_hdr_calb_cnrm", np.dstack(stack))
    return (_pu_back(np.maximum(clean, 0) / PU_SCALE) / scale).astype(np.float32)


def _tensors(path):
    """A .tza archive: names with arrays."""
    data = open(path, "rb").read()
    at = struct.unpack_from("<Q", data, 4)[0]
    count, at = struct.unpack_from("<I", data, at)[0], at + 4
    tensors = {}
    for _ in range(count):
        size = struct.unpack_from("<H", data, at)[0]
        name, at = data[at + 2 : at + 2 + size].decode(), at + 2 + size
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 5 * dims
        kind, offset = chr(data[at]), struct.unpack_from("<Q", data, at + 1)[0]
        at += 9
        tensors[name] = np.frombuffer(data, {"f": "<f4", "h": "<f2"}[kind], int(np.prod(shape)), offset).reshape(shape)
    return tensors


def _up(count, step):
    return -(-count // step) * step


class _Net:
    def __init__(self, name):
        self.tensors = _tensors(os.path.join(WEIGHTS, name + ".tza"))
        self.code = _library()

    def empty(self, h, w, c):
        return np.zeros((h + 2, w + 2, c), np.float32)

    def conv(self, name, x, relu=True, parts=None):
        """parts: (true, padded) channels of each tensor that was joined into x."""
        weight, bias = self.tensors[name + ".weight"].astype(np.float32), self.tensors[name + ".bias"].astype(np.float32)
        h, w, ci = x.shape[0] - 2, x.shape[1] - 2, x.shape[2]
        co = _up(len(bias), 16)
        full, shift, first = np.zeros((co, ci, 3, 3), np.float32), 0, 0
        for true, padded in parts or [(weight.shape[1], ci)]:
            full[: len(bias), shift : shift + true] = weight[:, first : first + true]
            shift, first = shift + padded, first + true
        packed = np.ascontiguousarray(full.reshape(co // 16, 16, ci, 3, 3).transpose(0, 3, 4, 2, 1))
        out = self.empty(h, w, co)
        self.code.convolve(_at(x), _at(packed), _at(np.pad(bias, (0, co - len(bias)))), _at(out), w, h, ci, co, int(relu))
        return out

    def pool(self, x):
        h, w, c = x.shape[0] - 2, x.shape[1] - 2, x.shape[2]
        out = self.empty(h // 2, w // 2, c)
        self.code.halve(_at(x), _at(out), w, h, c)
        return out

    def join(self, x, beside):
        h, w, ca, cb = beside.shape[0] - 2, beside.shape[1] - 2, x.shape[2], beside.shape[2]
        out = self.empty(h, w, ca + cb)
        self.code.grow(_at(x), _at(beside), _at(out), w, h, ca, cb)
        return out

    def forward(self, x, channels):
        c, first = self.conv, x
        x = pool1 = self.pool(c("enc_conv1", c("enc_conv0", x, parts=[(channels, x.shape[2])])))
        x = pool2 = self.pool(c("enc_conv2", x))
        x = pool3 = self.pool(c("enc_conv3", x))
        x = self.pool(c("enc_conv4", x))
        x = c("enc_conv5b", c("enc_conv5a", x))
        for level, beside in ((4, pool3), (3, pool2), (2, pool1)):
            x = c(f"dec_conv{level}b", c(f"dec_conv{level}a", self.join(x, beside)))
        parts = [(x.shape[2], x.shape[2]), (channels, first.shape[2])]
        x = c("dec_conv1a", self.join(x, first), parts=parts)
        return c("dec_conv0", c("dec_conv1b", x), relu=False)[1:-1, 1:-1, :3]


def _run(name, stack):
    height, width, channels = stack.shape
    h, w = max(_up(height, 16), 96), max(_up(width, 16), 96)
    whole = np.pad(stack, ((0, h - height), (0, w - width), (0, 0)), "symmetric").astype(np.float32)
    x = np.zeros((h + 2, w + 2, _up(channels, 8)), np.float32)
    x[1:-1, 1:-1, :channels] = whole
    return _Net(name).forward(x, channels)[:height, :width]


def _at(data):
    return np.ascontiguousarray(data).ctypes.data_as(POINTER)


def _library():
    built, source = os.path.join(tempfile.gettempdir(), "scenes-unet.so"), os.path.join(FOLDER, "unet.c")
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["cc", *flags, source, "-o", built], check=True)
    return ctypes.CDLL(built)


def _srgb(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - 0.055)


def _srgb_back(x):
    return np.where(x <= 0.04045, x / 12.92, (np.maximum(x + 0.055, 1e-9) / 1.055) ** 2.4)


def _pu(y):
    """Light as the eye tells steps of it apart, to 65,504 (after Aydin et al., 2008)."""
    low = 1.64593172 * np.maximum(y, 1e-12) ** 0.431384981 - 2.94139609e-3
    high = 0.192653254 * np.log(y + 6.26026094e-3) + 0.998620152
    return np.where(y <= 1.5794576e-6, 1412.83765 * y, np.where(y <= 3.22087631e-2, low, high))


def _pu_back(x):
    low = (np.maximum(x + 2.94139609e-3, 1e-12) / 1.64593172) ** (1 / 0.431384981)
    high = np.exp((x - 0.998620152) / 0.192653254) - 6.26026094e-3
    return np.where(x <= 2.23151711e-3, x / 1412.83765, np.where(x <= 0.370974749, low, high))


PU_SCALE = 1 / float(_pu(np.float64(65504.0)))


def _exposure(light):
    """What brings the picture's middle to grey, found on 16 x 16 pixel blocks."""
    height, width = (side // 16 * 16 for side in light.shape[:2])
    grey = light[:height, :width] @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    blocks = grey.reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return float(0.18 / np.exp2(np.log2(blocks).mean())) if blocks.size else 1.0
