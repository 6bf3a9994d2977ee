"""Knitted wool, close: columns of stitches, each a pair of twisted strands."""
from film import *  # noqa: F403

V = variant({
    "cream": dict(shape=(3, 2), seed=3, wool="#e9dfcc", cable=True),
    "rust": dict(shape=(2, 3), seed=6, wool="#a8492c", cable=False),
    "denim": dict(shape=(1, 1), seed=9, wool="#3f5a7d", cable=True),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
sw, sh = 0.030, 0.0235
px = x + 0.006 * fbm(x, y, 2.5, 3, seed=s) + 0.0012 * fbm(x, y, 14, 2, seed=s + 1) + 0.012 * y
py = y + 0.007 * fbm(x, y, 2.5, 3, seed=s + 2) + 0.0012 * fbm(x, y, 14, 2, seed=s + 3)
lift = np.zeros_like(x)
if V["cable"]:  # two ropes of stitches wind round each other in every fifth band
    period = sw * 12
    band = (px + period * 8) % period
    inside = band < sw * 6
    phase = py / (sh * 12) * np.pi * 2
    swing = np.sin(phase) * sw * 1.45
    center = band - sw * 3
    over = np.cos(phase) > 0
    one, two = center - swing, center + swing
    first = np.abs(one) < sw * 1.5
    second = np.abs(two) < sw * 1.5
    use_one = (first & over) | (first & ~second)
    local = np.where(use_one, one, two)
    in_rope = inside & (first | second)
    top_ = np.where(use_one == over, 1.0, 0.55)
    lean = np.where(use_one, 1, -1) * np.cos(phase) * 0.75
    lift = np.where(in_rope, np.sqrt(np.clip(1 - (local / (sw * 1.55)) ** 2, 0, 1)) * 0.03 * top_, np.where(inside, -0.006, 0))
    px = np.where(in_rope, local + period * 30, px)
    py = np.where(in_rope, py + local * lean * 0.0, py)
col = np.floor(px / sw)
u = px / sw - col - 0.5
side = np.sign(u)
v = py / sh + 0.9 * (0.5 - np.abs(u)) * 1.35  # the V of a stitch
row = np.floor(v)
fv, fu = v - row - 0.5, np.abs(u) - 0.25
lobe = 1 - np.clip((fv / 0.56) ** 2 + (fu / 0.285) ** 2, 0, 1.15)
strand = np.sqrt(np.clip(lobe, 0, 1))
twist = np.sin((fv * 2.6 + fu * side * 5.2) * 5.2 + row * 1.7) * 0.5 + 0.5
fuzz = fbm(px * 1.0, py * 3.0, 190, 3, 0.65, seed=s + 4)
hair = 1 - np.abs(fbm(x + 0.02 * fbm(x, y, 20, 2, seed=s + 9), y, 70, 3, 0.6, seed=s + 5)) * 5
relief = strand * 0.0088 + strand * twist * 0.0016 + lift * 0.55 + 0.0006 * fuzz
gy, gx = np.gradient(relief)
nx, ny = -gx * LONG_SIDE, -gy * LONG_SIDE
length = np.sqrt(nx * nx + ny * ny + 1)
sun_ = np.array((-0.62, -0.52, 0.59))
lit = np.clip((nx * sun_[0] + ny * sun_[1] + sun_[2]) / length, 0, None)
deep = np.clip(strand * 1.1, 0, 1) ** 0.7
smooth = blur(relief[..., None].repeat(3, 2).astype(np.float32), LONG_SIDE * 0.012)[..., 0]
cave = np.clip(1 + (relief - smooth) * 75, 0.25, 1.25)
tone = rgb(V["wool"]) * (1 + 0.09 * fuzz + 0.05 * fbm(x, y, 3, 3, seed=s + 7))[..., None]
light = tone * (lit * 1.15 + 0.32)[..., None] * (0.22 + 0.78 * deep)[..., None] * cave[..., None]
light = light + tone * (0.09 * np.clip(hair, 0, 1) ** 4)[..., None] * 0.8
light = light * (1.0 - 0.25 * (x + y))[..., None] * np.array((1.04, 1.0, 0.95))
save(light, 0.2, 1.03, bloom=0.06, grain=0.013, vignette=0.14)
