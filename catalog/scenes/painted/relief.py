"""A picture built of heights: things lie on a ground (or stand before a wall), and the sun goes over all of it."""
from film import *  # noqa: F403


class Relief:
    """Height, color and gloss of every pixel; lengths in parts of the long side."""

    def __init__(self, shape, seed, ground="#ffffff"):
        self.width, self.height, self.x, self.y = canvas(shape)
        self.w, self.tall = self.width / LONG_SIDE, self.height / LONG_SIDE
        self.rng = np.random.default_rng(seed)
        size = (self.height, self.width)
        self.depth, self.tone = np.zeros(size), np.zeros((*size, 3)) + rgb(ground)
        self.gloss, self.sharp = np.full(size, 0.08), np.full(size, 24.0)
        self.dust = np.random.default_rng(1).normal(size=size)

    def part(self, cx, cy, size):
        """The same picture round one place: what is done to it is done to the whole. None where that is out of sight."""
        j0, j1 = (int(np.clip((cy + side * size + self.tall / 2) * LONG_SIDE, 0, self.height)) for side in (-1, 1))
        i0, i1 = (int(np.clip((cx + side * size + self.w / 2) * LONG_SIDE, 0, self.width)) for side in (-1, 1))
        if j1 - j0 < 2 or i1 - i0 < 2:
            return None
        near = object.__new__(Relief)
        near.rng = self.rng
        for name in ("x", "y", "depth", "tone", "gloss", "sharp", "dust"):
            setattr(near, name, getattr(self, name)[j0:j1, i0:i1])
        return near

    def paper(self, color, seed=0, rough=1.0):
        """A plain ground: card or paint."""
        self.tone[:] = rgb(color) * (1 + 0.015 * fbm(self.x, self.y, 2, 4, seed=seed) + 0.02 * fbm(self.x, self.y, 180, 2, seed=seed + 1) + 0.006 * self.dust)[..., None]
        self.depth += 0.00012 * rough * fbm(self.x, self.y, 120, 3, seed=seed + 1)

    def planks(self, light_, dark_, seed=0, wide=0.135):
        plank = np.floor((self.y + 1) / wide)
        color, fibre = self.wooden(self.x + plank * 3.1, self.y + plank * 0.37, light_, dark_, seed)
        seam = np.minimum((self.y + 1) % wide, wide - (self.y + 1) % wide)
        self.tone[:] = color * (0.9 + 0.2 * self.rng.random(60)[plank.astype(int) % 60])[..., None] * (0.35 + 0.65 * step(0.0002, 0.0016, seam))[..., None]
        self.depth += 0.00035 * fibre - 0.002 * (1 - step(0.0002, 0.002, seam))
        self.gloss[:] = 0.12

    def stone(self, color, seed=0):
        cloud = fbm(self.x, self.y, 3, 7, 0.6, seed=seed)
        self.tone[:] = rgb(color) * (1 + 0.35 * cloud + 0.2 * fbm(self.x, self.y, 40, 3, seed=seed + 1) + 0.03 * self.dust)[..., None]
        self.depth += 0.0012 * cloud + 0.0005 * fbm(self.x, self.y, 60, 3, seed=seed + 2)

    def wooden(self, u, v, light_, dark_, seed, fine=1.0):
        """Rings cut lengthwise along u, pores along them."""
        bend = fbm(u * 0.35, v, 3.2, 4, 0.5, seed=seed)
        ring = np.abs(((v * 9 + bend * 2.6) % 1) - 0.5) * 2
        fibre = fbm(u * 1.2, v * 26, 9 * fine, 4, 0.6, seed=seed + 1)
        part = np.clip(0.5 * ring + 0.5 + 0.45 * fibre - 0.25, 0, 1)
        return mix(np.broadcast_to(rgb(dark_), (*u.shape, 3)), np.broadcast_to(rgb(light_), (*u.shape, 3)), part), fibre

    def frame(self, cx, cy, turn):
        a = np.radians(turn)
        return (self.x - cx) * np.cos(a) + (self.y - cy) * np.sin(a), -(self.x - cx) * np.sin(a) + (self.y - cy) * np.cos(a)

    def slab(self, cx, cy, wide, high, turn, thick, color, round_=0.004, shine=0.08, hard=24, on=None, pattern=None, soft=0.0012):
        """A plate with round corners; returns its own coordinates and where it is."""
        u, v = self.frame(cx, cy, turn)
        d = np.hypot(np.maximum(np.abs(u) - wide / 2 + round_, 0), np.maximum(np.abs(v) - high / 2 + round_, 0)) - round_
        mask = 1 - step(-0.7 / LONG_SIDE, 0.7 / LONG_SIDE, d)
        here = mask > 0
        floor = np.median(self.depth[(d < 0)][::97]) if on is None and (d < 0).any() else (on or 0)
        bevel = np.clip(-d / soft, 0, 1)
        top = floor + thick * (1 - (1 - bevel) ** 2 * 0.5)
        color = np.broadcast_to(rgb(color) if isinstance(color, str) else color, self.tone.shape)
        if pattern is not None:
            color = color * pattern[..., None] if pattern.ndim == 2 else pattern
        self.tone[:] = mix(self.tone, color, mask)
        self.depth[:] = np.where(mask > 0.5, top, self.depth)
        self.gloss[:], self.sharp[:] = np.where(mask > 0.5, shine, self.gloss), np.where(mask > 0.5, hard, self.sharp)
        return u, v, here, floor + thick

    def stick(self, cx, cy, long, radius, turn, colors, on=0.0, shine=0.35, hard=60):
        """A round rod: (from, to, color, radius factor) along its length."""
        u, v = self.frame(cx, cy, turn)
        t = u / long + 0.5
        r = np.full_like(u, 0.0)
        color = np.zeros_like(self.tone)
        for a, b, c, f0, f1 in colors:
            part = (t >= a) & (t < b)
            r = np.where(part, radius * (f0 + (f1 - f0) * (t - a) / (b - a)), r)
            color = np.where(part[..., None], rgb(c), color)
        inside = (np.abs(v) < r) & (r > 0)
        top = on + radius + np.sqrt(np.maximum(r * r - v * v, 0))
        self.depth[:] = np.where(inside, top, self.depth)
        self.tone[:] = np.where(inside[..., None], color, self.tone)
        self.gloss[:], self.sharp[:] = np.where(inside, shine, self.gloss), np.where(inside, hard, self.sharp)

    def round_thing(self, cx, cy, profile, color, shine=0.4, hard=80, on=0.0, wobble=0.004):
        """Turned: (radius, height) from the middle outward; color by a list of (radius, color)."""
        d = np.hypot(self.x - cx, self.y - cy) * (1 + wobble * np.cos(np.arctan2(self.y - cy, self.x - cx) * 3 + cx * 40))
        rs, zs = [p[0] for p in profile], [p[1] for p in profile]
        inside = d < rs[-1]
        self.depth[:] = np.where(inside, on + np.interp(d, rs, zs), self.depth)
        colors = np.array([rgb(c) for _, c in color])
        tint = np.stack([np.interp(d, [r for r, _ in color], colors[:, k]) for k in range(3)], -1)
        self.tone[:] = np.where(inside[..., None], tint, self.tone)
        self.gloss[:], self.sharp[:] = np.where(inside, shine, self.gloss), np.where(inside, hard, self.sharp)
        return d, inside

    def leaf(self, cx, cy, long, wide, turn, lift, color):
        a = np.radians(turn)
        near = self.part(cx + np.cos(a) * long / 2, cy + np.sin(a) * long / 2, long * 0.75)
        if near:
            near.one_leaf(cx, cy, long, wide, turn, lift, color)

    def dot(self, cx, cy, size, top, color, gloss=0.1):
        """A crumb, a peppercorn."""
        near = self.part(cx, cy, size * 1.5)
        if near is None:
            return
        e = np.hypot(near.x - cx, near.y - cy)
        over = (e < size) & (top - e * 0.8 > near.depth)
        near.depth[:] = np.where(over, top - e * 0.8, near.depth)
        near.tone[:] = np.where(over[..., None], rgb(color), near.tone)
        near.gloss[:] = np.where(over, gloss, near.gloss)

    def one_leaf(self, cx, cy, long, wide, turn, lift, color):
        u, v = self.frame(cx, cy, turn)
        t = np.clip(u / long, 0, 1)
        half = wide * np.sin(np.pi * t**0.85) ** 0.9 * (1 - 0.25 * t)
        inside = (u > 0) & (u < long) & (np.abs(v) < half)
        q = v / (half + 1e-6)
        top = lift + 0.010 * np.sin(np.pi * t) + 0.0035 * np.abs(q) - 0.004 * t * t
        over = inside & (top > self.depth)
        vein = np.exp(-((v / 0.0009) ** 2)) + 0.35 * np.exp(-(((np.abs(v) * 1.0 - (t * long * 0.55 % (long * 0.12)) * 0.6) / 0.0010) ** 2))
        shade = rgb(color) * (0.75 + 0.35 * self.rng.random() + 0.12 * fbm(self.x, self.y, 30, 3, seed=int(turn) + 400))[..., None] * (1 + 0.25 * np.clip(vein, 0, 1))[..., None]
        self.depth[:] = np.where(over, top, self.depth)
        self.tone[:] = np.where(over[..., None], shade, self.tone)
        self.gloss[:], self.sharp[:] = np.where(over, 0.2, self.gloss), np.where(over, 26, self.sharp)

    def sprig(self, cx, cy, long, turn, pairs, size, lift=0.006, bend=25, color="#6a8a4f"):
        a = np.radians(turn)
        for k in range(pairs):
            t = (k + 0.6) / pairs
            aa = a + np.radians(bend) * t
            px, py = cx + np.cos(a + np.radians(bend) * t / 2) * long * t, cy + np.sin(a + np.radians(bend) * t / 2) * long * t
            for side in (-1, 1):
                self.leaf(px, py, size * (1.1 - 0.5 * t), size * 0.22 * (1.1 - 0.4 * t), np.degrees(aa) + side * self.rng.uniform(38, 60), lift + 0.004 * (k % 3), color)

    def clip(self, cx, cy, turn, color, on):
        u, v = self.frame(cx, cy, turn)
        wire = np.full_like(u, 9.0)
        for wide, long, shift in ((0.0075, 0.032, 0), (0.0052, 0.025, 0.002), (0.0075, 0.020, -0.004)):
            d = np.hypot(np.maximum(np.abs(u - shift) - long / 2 + wide, 0), v)
            wire = np.minimum(wire, np.abs(d - wide))
        inside = wire < 0.0011
        self.depth[:] = np.where(inside, on + 0.0026, self.depth)
        self.tone[:] = np.where(inside[..., None], rgb(color), self.tone)
        self.gloss[:], self.sharp[:] = np.where(inside, 0.9, self.gloss), np.where(inside, 90, self.sharp)

    def light(self, sun=(-0.62, -0.44, 0.65), key=(1.10, 1.0, 0.87), fill=(0.27, 0.305, 0.37), panes=0.55, fall=0.2, reach=0.003):
        """Sun with a soft edge, sky in the hollows, gloss; `panes` is the shadow of a window's bars."""
        sun_ = np.array(sun) / np.linalg.norm(sun)
        lit, pad = np.zeros(self.depth.shape, np.float32), int(0.2 * LONG_SIDE)
        flat = self.depth.astype(np.float32)
        wide = np.pad(flat, pad, "edge")
        for soft in (0.9, 1.0, 1.1):
            above = np.full(flat.shape, -9, np.float32)
            for k in range(1, 34):
                far = k * reach * (1 + 0.02 * k)
                dx, dy = int(round(-sun_[0] * far * soft * LONG_SIDE)), int(round(-sun_[1] * far * (2 - soft) * LONG_SIDE))
                there = wide[pad - dy : pad - dy + self.height, pad - dx : pad - dx + self.width]
                above = np.maximum(above, there - np.float32(far * sun_[2] * 0.8))
            lit += (1 - step(0.0002, 0.0022, above - flat)) / 3
        lit = blur(lit[..., None].repeat(3, 2).astype(np.float32), 4.0 * LONG_SIDE / 1600)[..., 0]
        gy, gx = (self._slope(axis) for axis in (0, 1))
        nx, ny = np.clip(-gx * LONG_SIDE, -2.5, 2.5), np.clip(-gy * LONG_SIDE, -2.5, 2.5)
        length = np.sqrt(nx * nx + ny * ny + 1)
        n = np.stack([nx, ny, np.ones_like(nx)], -1) / length[..., None]
        hollow = np.ones(self.depth.shape)
        for r in (0.004, 0.012, 0.035):
            soft = blur(self.depth[..., None].repeat(3, 2).astype(np.float32), r * LONG_SIDE)[..., 0]
            hollow *= np.clip(1 - np.maximum(soft - self.depth, 0) / (r * 2.2), 0.3, 1)
        dif = np.clip(n @ sun_, 0, None) / sun_[2]
        half = (sun_ + (0, 0, 1)) / np.linalg.norm(sun_ + (0, 0, 1))
        spec = np.clip(n @ half, 0, None) ** self.sharp * self.gloss
        a, b = self.x * 0.93 + self.y * 0.36, self.y * 0.93 - self.x * 0.36
        pane = panes * blur((((np.abs(a + 0.02) % 0.62) < 0.028) | (np.abs(b - 0.06) < 0.016)).astype(np.float32)[..., None].repeat(3, 2), LONG_SIDE * 0.012)[..., 0]
        key, fill = np.array(key), np.array(fill)
        light = self.tone * (key * (dif * lit * (1 - pane))[..., None] + fill * hollow[..., None] * 1.05)
        light = light + key * (spec * lit * (1 - pane) * 0.9)[..., None]
        light = light * (1 - fall * (self.x + 0.8 * self.y))[..., None]
        return light

    def _slope(self, axis):
        """To the nearer of both neighbors: a thing's rim does not bend to what lies far below it."""
        step_ = np.diff(self.depth, axis=axis)
        ends = [(0, 0), (0, 0)]
        ends[axis] = (0, 1)
        ahead = np.pad(step_, ends, "edge")
        ends[axis] = (1, 0)
        behind = np.pad(step_, ends, "edge")
        mean = (ahead + behind) / 2
        cliff = np.maximum(np.abs(ahead), np.abs(behind)) * LONG_SIDE > 2.2
        return np.where(cliff, np.where(np.abs(ahead) < np.abs(behind), ahead, behind), mean)
