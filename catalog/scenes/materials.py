"""Surfaces. Nothing here is of one flat color or perfectly smooth: that is what gives plastic away."""
import bpy
import numpy as np


def rgb(text):
    """'#d8c4a8' to linear light."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts) + (1.0,)


class Nodes:
    """A little shorthand over a node tree: n('Noise', {inputs}, attribute=value) gives the node."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def __call__(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.set(node.inputs[name], value)
        return node

    def set(self, socket, value):
        if hasattr(value, "outputs"):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self("Math", {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        return self("MixRGB", {"Fac": fac, "Color1": a, "Color2": b}, blend_type=blend).outputs[0]

    def ramp(self, fac, stops, interpolation="LINEAR"):
        node = self("ValToRGB", {"Fac": fac})
        band = node.color_ramp
        band.interpolation = interpolation
        while len(band.elements) < len(stops):
            band.elements.new(0.5)
        for element, (position, color) in zip(band.elements, stops):
            element.position = position
            element.color = color if len(color) == 4 else (*color, 1)
        return node.outputs[0]

    def where(self, scale=(1, 1, 1), coords="Object"):
        at = self("TexCoord").outputs[coords]
        return self("Mapping", {"Vector": at, "Scale": scale}).outputs[0]

    def noise(self, vector, scale, detail=6.0, rough=0.55, distortion=0.0):
        values = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion}
        return self("TexNoise", values).outputs["Fac"]

    def bump(self, height, strength, distance=0.01, normal=None):
        values = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            values["Normal"] = normal
        return self("Bump", values).outputs[0]

    def picture(self, data, vector, name="picture"):
        """An array (rows, columns, 3) of light as a texture; row 0 is the bottom."""
        rows, columns, _ = data.shape
        image = bpy.data.images.new(name, columns, rows, float_buffer=True)
        image.colorspace_settings.name = "Non-Color"
        image.pixels.foreach_set(np.dstack([data, np.ones((rows, columns))]).astype(np.float32).ravel())
        image.pack()
        return self("TexImage", {"Vector": vector}, image=image, interpolation="Cubic").outputs[0]

    def through_air(self, shader, color, half, start=0.0):
        """Haze before a surface, by its distance from the lens: half of it is gone after `half` metres. Costs no noise."""
        far = self.math("SUBTRACT", self("CameraData").outputs["View Distance"], start)
        veil = self.math("SUBTRACT", 1.0, self.math("POWER", 0.5, self.math("DIVIDE", self.math("MAXIMUM", far, 0.0), half)))
        return self("MixShader", {0: veil, 1: shader, 2: self("Emission", {"Color": color})})

    def surface(self, inputs):
        shader = self("BsdfPrincipled", inputs)
        self("OutputMaterial", {"Surface": shader})
        return shader


def new(name="m"):
    material = bpy.data.materials.new(name)
    return material, Nodes(material)


def matte(color, rough=0.7, vary=0.1, vary_scale=4.0, bump=0.15, bump_scale=30.0, fine=0.05, fine_scale=400.0, specular=0.35,
          metallic=0.0, coat=0.0, sheen=0.0, sss=0.0, speckle=None, depth=0.01, emission=0.0):
    """Plaster, ceramic, paper, painted wood: color that drifts, two sizes of unevenness, dust in the gloss."""
    material, n = new()
    at = n.where()
    drift = n.noise(at, vary_scale, 5, 0.6, 0.4)
    base = rgb(color) if isinstance(color, str) else color
    dark = tuple(v * (1 - vary * 2.2) for v in base[:3]) + (1,)
    light = tuple(min(1, v * (1 + vary)) for v in base[:3]) + (1,)
    paint = n.ramp(drift, [(0.3, dark), (0.68, light)])
    if speckle:
        dots = n("TexVoronoi", {"Vector": at, "Scale": speckle[1]}).outputs["Distance"]
        which = n.noise(at, speckle[1] * 0.6, 1)
        mask = n.math("MULTIPLY", n.math("LESS_THAN", dots, 0.2), n.math("GREATER_THAN", which, 0.54))
        paint = n.mix(mask, paint, rgb(speckle[0]))
    normal = n.bump(n.noise(at, bump_scale, 6, 0.6), bump, depth)
    if fine:
        normal = n.bump(n.noise(at, fine_scale, 3, 0.7), fine, depth * 0.1, normal)
    gloss = n.math("MULTIPLY_ADD", n.noise(at, bump_scale * 0.4, 4), 0.24, rough - 0.12, clamp=True)
    inputs = {"Base Color": paint, "Roughness": gloss, "Specular": specular, "Metallic": metallic, "Normal": normal,
              "Clearcoat": coat, "Clearcoat Roughness": 0.12, "Sheen": sheen}
    if sss:
        inputs.update({"Subsurface": sss, "Subsurface Color": paint, "Subsurface Radius": (0.012, 0.006, 0.004)})
    n.surface(inputs)
    return material


def wood(light="#b98a5a", dark="#6f4526", grain=9.0, axis=0, rough=0.5, bump=0.25):
    """Growth rings stretched along one axis, pores along them, worn gloss."""
    material, n = new()
    along = [1.0, 1.0, 1.0]
    along[axis] = 0.07
    at = n.where(along)
    bands = n.noise(at, grain, 3, 0.5, 1.6)
    rings = n.math("FRACT", n.math("MULTIPLY", bands, 7.0))
    rings = n.math("PINGPONG", rings, 0.5)
    streak = [60.0, 60.0, 60.0]
    streak[axis] = 1.2
    fibre = n.noise(n.where(streak), 4.0, 5, 0.7)
    tone = n.math("ADD", n.math("MULTIPLY", rings, 0.9), n.math("MULTIPLY", fibre, 0.65))
    paint = n.ramp(tone, [(0.2, rgb(dark)), (0.62, rgb(light)), (0.95, tuple(min(1, v * 1.15) for v in rgb(light)[:3]))])
    patch = n.noise(n.where(), 1.6, 3)
    paint = n.mix(n.math("MULTIPLY", patch, 0.35), paint, rgb(dark), "MULTIPLY")
    normal = n.bump(tone, bump, 0.002)
    n.surface({"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", fibre, 0.3, rough - 0.15), "Normal": normal, "Specular": 0.35})
    return material


def glass(color="#ffffff", rough=0.0, ior=1.45, shadow=0.75):
    """Lets light through as tinted shadow, so no caustics have to be traced."""
    material, n = new()
    tint = rgb(color)
    body = n("BsdfGlass", {"Color": tint, "Roughness": rough, "IOR": ior})
    pale = tuple(1 - (1 - v) * 0.9 for v in tint[:3])
    clear = n("BsdfTransparent", {"Color": tuple(v * shadow for v in pale) + (1,)})
    path = n("LightPath")
    soft = n.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    mixed = n("MixShader", {0: soft, 1: body, 2: clear})
    n("OutputMaterial", {"Surface": mixed})
    return material


def cloth(color, weave=900.0, bump=0.25, vary=0.05, rough=0.9, sheen=0.3):
    """Threads over and under: two crossing waves by surface coordinates."""
    material, n = new()
    uv = n.where((1, 1, 1), "UV")
    across = n("TexWave", {"Vector": uv, "Scale": weave / 20, "Distortion": 0.6, "Detail": 1.0, "Detail Scale": 3.0}, bands_direction="X")
    along = n("TexWave", {"Vector": uv, "Scale": weave / 20, "Distortion": 0.6, "Detail": 1.0, "Detail Scale": 3.0}, bands_direction="Y")
    height = n.math("MAXIMUM", across.outputs["Fac"], along.outputs["Fac"])
    drift = n.noise(n.where(), 12.0, 5)
    base = rgb(color)
    paint = n.ramp(drift, [(0.3, tuple(v * (1 - vary * 2) for v in base[:3])), (0.7, tuple(min(1, v * (1 + vary)) for v in base[:3]))])
    paint = n.mix(0.25, paint, n.mix(height, tuple(v * 0.6 for v in base[:3]) + (1,), base))
    n.surface({"Base Color": paint, "Roughness": rough, "Specular": 0.15, "Sheen": sheen, "Normal": n.bump(height, bump, 0.0006)})
    return material


def metal(color="#d9b36c", rough=0.28, bump=0.03):
    return matte(color, rough, 0.04, 6.0, bump, 60.0, 0.03, 900.0, 0.5, metallic=1.0, depth=0.004)
