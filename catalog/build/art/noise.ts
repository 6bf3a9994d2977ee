import { seededRandom } from '../../../elements/math/random.js';

export type Noise = (x: number, y: number) => number;

/** Gradient noise (Perlin 2002), about -1 to 1, the same for a seed on every platform. */
export function gradientNoise(seed: number): Noise {
  const order = shuffled(seed);
  // gradients of the 256 lattice values, so that the inner loop has no trigonometry
  const gx = Float64Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * 2 * Math.PI));
  const gy = Float64Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * 2 * Math.PI));
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  const corner = (value: number, x: number, y: number): number => gx[value]! * x + gy[value]! * y;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const [dx, dy, i, j] = [x - left, y - top, left & 255, top & 255];
    const [u, v] = [ease(dx), ease(dy)];
    const [west, east] = [order[i]!, order[i + 1]!];
    const north = lerp(corner(order[west + j]!, dx, dy), corner(order[east + j]!, dx - 1, dy), u);
    const south = lerp(
      corner(order[west + j + 1]!, dx, dy - 1),
      corner(order[east + j + 1]!, dx - 1, dy - 1),
      u,
    );
    return lerp(north, south, v) * 1.41;
  };
}

/** 0-255 in seeded order, written twice so that two lookups in a row need no wrapping. */
function shuffled(seed: number): Uint8Array {
  const random = seededRandom(seed);
  const values = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  const twice = new Uint8Array(513);
  for (let i = 0; i < twice.length; i++) twice[i] = values[i & 255]!;
  return twice;
}

/** Noise added up over octaves, each twice as fine and half as strong. */
export function layered(noise: Noise, x: number, y: number, octaves: number): number {
  let [sum, strength, u, v] = [0, 0.5, x, y];
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise(u, v);
    // shifted between octaves: lattice points would line up at the origin otherwise
    u = u * 2.03 + 17.1;
    v = v * 2.03 - 9.2;
    strength *= 0.5;
  }
  return sum;
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export function smoothstep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
