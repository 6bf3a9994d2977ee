import { seededRandom } from '../../../elements/math/random.js';
import { circle, joined, rectangle, wedge, type Pair } from '../art/path-builders.js';
import type { ArtPath } from '../svg/art.js';
import { HEIGHT, onGround, WIDTH, type Pattern } from './pattern.js';

/** Patterns of one figure repeated over a grid. */

export const bauhaus: Pattern = (seed, colors) => {
  const random = seededRandom(seed);
  const side = 200;
  const paths: ArtPath[] = [];
  for (let y = 0; y < HEIGHT; y += side)
    for (let x = 0; x < WIDTH; x += side) {
      const [ground, first, second] = [...colors].sort(() => random() - 0.5) as [string, string, string];
      paths.push({ d: rectangle(x, y, side, side), color: ground });
      paths.push(...tile(random, [x, y], side, [first, second]));
    }
  return { width: WIDTH, height: HEIGHT, paths };
};

function tile(
  random: () => number,
  [x, y]: Pair,
  s: number,
  [first, second]: readonly [string, string],
): ArtPath[] {
  const turn = Math.floor(random() * 4);
  const corner = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ][turn] as unknown as Pair;
  const quarter = wedge(corner, s, turn * 90, turn * 90 + 90);
  const middle: Pair = [x + s / 2, y + s / 2];
  const kind = Math.floor(random() * 5);
  if (kind === 0) return [{ d: quarter, color: first }];
  if (kind === 1)
    return [
      { d: quarter, color: first },
      { d: wedge(corner, s / 2, turn * 90, turn * 90 + 90), color: second },
    ];
  if (kind === 2)
    return [
      { d: circle(...middle, s / 2), color: first },
      { d: circle(...middle, s / 5), color: second },
    ];
  if (kind === 3) {
    const half = (row: number): string => wedge([x + s / 2, y + s * row], s / 2, 180, 360);
    return [
      { d: half(0.5), color: first },
      { d: half(1), color: second },
    ];
  }
  const bars = [0, 2, 4].map((k) =>
    turn % 2 ? rectangle(x + (k * s) / 6, y, s / 6, s) : rectangle(x, y + (k * s) / 6, s, s / 6),
  );
  return [{ d: joined(bars), color: first }];
}

export const halftone: Pattern = (_seed, [ground, dots]) => {
  const step = 36;
  const parts: string[] = [];
  for (let row = 0; row * step * 0.5 < HEIGHT + step; row++)
    for (let column = 0; column * step < WIDTH + step; column++) {
      const [x, y] = [column * step + (row % 2 ? step / 2 : 0), row * step * 0.5];
      const far = Math.hypot(x - WIDTH * 0.92, y - HEIGHT * 1.04) / WIDTH;
      const r = step * 0.36 * Math.max(0, 1.06 - far * 1.25);
      if (r > 1.2) parts.push(circle(x, y, Math.round(r * 10) / 10));
    }
  return onGround(ground!, [{ d: joined(parts), color: dots! }]);
};

export const fans: Pattern = (_seed, [ground, ...colors]) => {
  const r = 100;
  const paths: ArtPath[] = [];
  for (let row = 0; row * r * 0.5 < HEIGHT + 2 * r; row++)
    for (let column = -1; column * 2 * r < WIDTH + 2 * r; column++) {
      const [x, y] = [column * 2 * r + (row % 2 ? r : 0), row * r * 0.5 + r * 0.5];
      // outermost scale first; the next row covers the lower half of this one
      [1, 0.86, 0.58, 0.46, 0.2].forEach((part, k) =>
        paths.push({
          d: circle(x, y, r * part),
          color: k % 2 ? ground! : colors[Math.min(colors.length - 1, k >> 1)]!,
        }),
      );
    }
  return onGround(ground!, paths);
};
