import { hexToOklab, mixOklab, oklabToRgb, type Oklab } from '../../../elements/math/color.js';
import { clamp } from '../../../elements/math/geometry.js';
import { seededRandom } from '../../../elements/math/random.js';
import { gradientNoise, layered, lerp, smoothstep } from '../art/noise.js';

/** Red, green and blue, 0-255, of a point: x and y in 0-1, the aspect is 4:3. */
export type Shade = (x: number, y: number) => readonly [number, number, number];

/** Texture families: pictures computed pixel by pixel, for what plain paths cannot show. */
export interface Texture {
  readonly shade: (seed: number, colors: readonly string[]) => Shade;
  /** Computed pixels along a side for each pixel of the picture: soft pictures lose nothing when they are enlarged. */
  readonly detail: 1 | 0.5;
}

type Shader = Texture['shade'];

const ASPECT = 4 / 3;
type Channels = readonly [number, number, number];

/** A ramp over the colors, mixed in OKLab, as a table: a mixture per pixel would be most of the work. */
function ramp(colors: readonly string[]): (t: number) => Channels {
  const stops = colors.map(hexToOklab);
  const table = Array.from({ length: 513 }, (_, i): Channels => {
    const place = (i / 512) * (stops.length - 1);
    const k = Math.min(stops.length - 2, Math.floor(place));
    const { r, g, b } = oklabToRgb(mixOklab(stops[k]!, stops[k + 1]!, place - k));
    return [r, g, b];
  });
  return (t) => table[Math.round(clamp(t, 0, 1) * 512)]!;
}

const mesh: Shader = (seed, colors) => {
  const random = seededRandom(seed);
  const noise = gradientNoise(seed + 1);
  const points = [...colors, ...colors].map((color) => ({
    x: random() * 1.2 - 0.1,
    y: random() * 1.2 - 0.1,
    lab: hexToOklab(color),
  }));
  return (x, y) => {
    const wx = x + 0.18 * layered(noise, x * 1.6, y * 1.6, 2);
    const wy = y + 0.18 * layered(noise, x * 1.6 + 40, y * 1.6 + 9, 2);
    let [sum, L, a, b] = [0, 0, 0, 0];
    for (const point of points) {
      const d = (wx - point.x) ** 2 + (wy - point.y) ** 2;
      const weight = 1 / (d * d + 0.002);
      sum += weight;
      L += weight * point.lab.L;
      a += weight * point.lab.a;
      b += weight * point.lab.b;
    }
    const mixed: Oklab = { L: L / sum, a: a / sum, b: b / sum };
    const rgb = oklabToRgb(mixed);
    return [rgb.r, rgb.g, rgb.b];
  };
};

const aurora: Shader = (seed, colors) => {
  const noise = gradientNoise(seed);
  const color = ramp(colors);
  return (x, y) => {
    let glow = 0;
    for (let k = 0; k < 3; k++) {
      const height = 0.38 + 0.11 * k + 0.22 * layered(noise, x * 1.3 + k * 7, k * 3.1, 3);
      const d = y - height;
      const ray = 0.6 + 0.64 * layered(noise, x * 14 + k * 9, y * 0.7, 3);
      glow += (d < 0 ? Math.exp(d * 5.2) * ray : Math.exp(-d * 26)) * 0.42;
    }
    return color(0.06 + 0.2 * y + clamp(glow, 0, 1) * 0.8);
  };
};

/** Gray stone with one vein color, the last. */
const marble: Shader = (seed, colors) => {
  const noise = gradientNoise(seed);
  const stone = ramp(colors.slice(0, -1));
  const vein = oklabToRgb(hexToOklab(colors.at(-1)!));
  return (x, y) => {
    const [u, v] = [x * ASPECT * 1.5, y * 1.5];
    const qx = layered(noise, u, v, 3);
    const qy = layered(noise, u + 5.2, v + 1.3, 3);
    const rx = layered(noise, u + 3 * qx + 1.7, v + 3 * qy + 9.2, 3);
    const ry = layered(noise, u + 3 * qx + 8.3, v + 3 * qy + 2.8, 3);
    const crack = smoothstep(0, 0.085, Math.abs(layered(noise, u + 2.4 * rx, v + 2.4 * ry, 4)));
    const cloud = 0.8 + 0.55 * layered(noise, u * 0.8 + rx, v * 0.8, 2);
    const base = stone(Math.min(cloud, 0.38 + crack * 0.62));
    const near = Math.abs(layered(noise, u * 0.9 + 1.8 * ry + 30, v * 0.9 + 1.8 * rx, 3) - 0.03);
    const gold = (1 - smoothstep(0, 0.02, near)) * 0.75;
    return [lerp(base[0], vein.r, gold), lerp(base[1], vein.g, gold), lerp(base[2], vein.b, gold)];
  };
};

const paper: Shader = (seed, [tone]) => {
  const noise = gradientNoise(seed);
  const random = seededRandom(seed);
  const { r, g, b } = oklabToRgb(hexToOklab(tone!));
  return (x, y) => {
    const grain = layered(noise, x * 80, y * 60, 2) * 0.5 + layered(noise, x * 7, y * 7, 3) * 0.35;
    const fibre = Math.abs(noise(x * 280, y * 9 + 6 * layered(noise, x * 4, y * 4, 2))) ** 3 * 0.5;
    const shift = grain * 16 - fibre * 14 + (random() - 0.5) * 6;
    return [r + shift, g + shift, b + shift];
  };
};

/** Washes of color on paper: pale inside, darker where a wet edge dried. */
const wash: Shader = (seed, colors) => {
  const [ground, ...pigments] = colors.map(hexToOklab);
  const noises = pigments.map((_, i) => gradientNoise(seed + i * 7));
  const grain = gradientNoise(seed + 99);
  return (x, y) => {
    let lab = ground!;
    const [u, v] = [x * ASPECT, y];
    const speck = 0.5 * layered(grain, u * 90, v * 90, 2);
    pigments.forEach((pigment, i) => {
      const noise = noises[i]!;
      const bend = layered(noise, u * 2.1 + 11, v * 2.1, 3);
      const depth = layered(noise, u * 1.25 + bend * 0.9, v * 1.25 - bend * 0.7, 4) + 0.1;
      const wet = smoothstep(0, 0.05, depth);
      const edge = Math.exp(-((depth / 0.028) ** 2)) * 0.3;
      const amount = clamp(wet * (0.34 + 0.5 * depth + 0.16 * speck) + (depth > 0 ? edge : 0), 0, 0.92);
      lab = mixOklab(lab, pigment, amount);
    });
    const { r, g, b } = oklabToRgb({ ...lab, L: lab.L + 0.012 * speck });
    return [r, g, b];
  };
};

export const textures = {
  mesh: { shade: mesh, detail: 0.5 },
  aurora: { shade: aurora, detail: 0.5 },
  marble: { shade: marble, detail: 1 },
  paper: { shade: paper, detail: 1 },
  wash: { shade: wash, detail: 1 },
} satisfies Record<string, Texture>;
