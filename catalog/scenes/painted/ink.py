"""Ink falling through water, folded by its own flow."""
from film import *  # noqa: F403

V = variant({
    "blue": dict(shape=(2, 3), seed=2, ground=("#f4f2ee", "#dfe3e6"), inks=["#12306e", "#1f6fb0", "#0d1b3c"], dense=1.0),
    "coral": dict(shape=(3, 2), seed=9, ground=("#f7efe8", "#efdcd0"), inks=["#e0583e", "#f2a04a", "#b02a5a"], dense=0.95),
    "violet": dict(shape=(1, 1), seed=17, ground=("#0d0b18", "#05050c"), inks=["#7a4ae0", "#e04aa0", "#3a7af0"], dense=1.0),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
dark = V["seed"] == 17
qx, qy = x.copy(), y.copy()
for k, (scale, push) in enumerate(((1.6, 0.2), (3.6, 0.085), (8.0, 0.035), (17.0, 0.014))):  # curls: turned gradient of noise
    e = 0.002
    dx = (fbm(qx + e, qy, scale, 2, seed=s + k) - fbm(qx - e, qy, scale, 2, seed=s + k)) / (2 * e) / scale
    dy = (fbm(qx, qy + e, scale, 2, seed=s + k) - fbm(qx, qy - e, scale, 2, seed=s + k)) / (2 * e) / scale
    qx, qy = qx + dy * push, qy - dx * push
light = mix(np.broadcast_to(rgb(V["ground"][0]), (height, width, 3)), np.broadcast_to(rgb(V["ground"][1]), (height, width, 3)), step(-0.5, 0.6, np.hypot(x, y) + 0.2 * y))
for k, ink in enumerate(V["inks"]):
    px, py = qx + 0.09 * k, qy - 0.05 * k
    cx, cy = (-0.22, 0.0, 0.2)[k] * width / LONG_SIDE, (-0.16, 0.08, -0.05)[k]
    plume = np.exp(-(((px - cx) / 0.2) ** 2 + ((py - cy) / 0.26) ** 2) * 1.1)
    veil = fbm(px * 1.2, py * 0.55, 5.0, 6, 0.55, seed=s + 40 + k, ridged=True)
    thread = (1 - np.abs(fbm(px, py * 0.6, 9.0, 4, 0.5, seed=s + 60 + k)) * 2.4).clip(0, 1) ** 3
    dense = np.clip(plume * (0.35 + 1.2 * veil + 0.55 * thread) - 0.16, 0, None) * 3.1 * V["dense"]
    tone = rgb(ink)
    if dark:
        light = light + tone * (1 - np.exp(-dense * 0.9))[..., None] * (0.5 + 0.9 * thread[..., None])
    else:
        light = light * np.exp(-dense[..., None] * (1 - tone) * 1.25 * np.array([1, 1, 1]))
        light = mix(light, light * 0 + tone, np.clip(1 - np.exp(-dense * 0.55), 0, 0.8) * 0.5)
save(light, 0.3 if not dark else 0.6, 1.04, bloom=0.05, grain=0.012, vignette=0.1)
