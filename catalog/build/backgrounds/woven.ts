import { seededRandom } from '../../../elements/math/random.js';
import { circle, joined, polygon, rectangle, type Pair } from '../art/path-builders.js';
import { gradientNoise, layered } from '../art/noise.js';
import { sparkle } from '../art/shapes/drawing-kit.js';
import { ByColor, HEIGHT, onGround, pick, WIDTH, type Pattern } from './pattern.js';

/** Patterns of lines and fields that cover the whole ground. */

/** Bands across and down at half strength: where they cross they are full. */
export const gingham: Pattern = (_seed, [ground, color]) => {
  const band = 50;
  const down = Array.from({ length: WIDTH / band / 2 }, (_, i) => rectangle(i * 2 * band, 0, band, HEIGHT));
  const across = Array.from({ length: HEIGHT / band / 2 }, (_, i) => rectangle(0, i * 2 * band, WIDTH, band));
  return onGround(ground!, [
    { d: joined(down), color: color!, opacity: 0.45 },
    { d: joined(across), color: color!, opacity: 0.45 },
  ]);
};

/** Rings about two middles: what they make together moves with every step. */
export const moire: Pattern = (seed, [ground, first, second]) => {
  const random = seededRandom(seed);
  const middles = [
    [WIDTH * (0.28 + 0.1 * random()), HEIGHT * (0.4 + 0.2 * random())],
    [WIDTH * (0.62 + 0.1 * random()), HEIGHT * (0.4 + 0.2 * random())],
  ] as const;
  const rings = ([x, y]: Pair): string =>
    joined(Array.from({ length: 46 }, (_, i) => circle(x, y, 14 + i * 30)));
  return onGround(ground!, [
    { d: rings(middles[0]), color: first!, stroke: { width: 3 } },
    { d: rings(middles[1]), color: second ?? first!, stroke: { width: 3 } },
  ]);
};

export const starfield: Pattern = (seed, [ground, ...colors]) => {
  const random = seededRandom(seed);
  const near = new ByColor(colors);
  const far = new ByColor(colors);
  for (let i = 0; i < 520; i++) {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    // more of them along a band from corner to corner
    const band = Math.abs((x / WIDTH + y / HEIGHT - 1) * 1.6);
    if (random() < band * 0.75) continue;
    const size = random() ** 6;
    if (size > 0.5) near.add(pick(random, colors), sparkle(x, y, 8 + size * 18));
    else (size > 0.06 ? near : far).add(pick(random, colors), circle(x, y, 2 + size * 9));
  }
  return onGround(ground!, [...far.paths({ opacity: 0.8 }), ...near.paths()]);
};

/** Triangles of a bent net, darker to one side. */
export const facets: Pattern = (seed, colors) => {
  const random = seededRandom(seed);
  const noise = gradientNoise(seed);
  const [columns, rows] = [14, 11];
  const bent = (value: number, last: number): number =>
    value === 0 || value === last ? value : value + (random() - 0.5) * 0.72;
  const net = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i): Pair => [
      (bent(i, columns) / columns) * WIDTH,
      (bent(j, rows) / rows) * HEIGHT,
    ]),
  );
  const byColor = new ByColor(colors);
  const add = (...corners: readonly Pair[]): void => {
    const [x, y] = [0, 1].map((n) => corners.reduce((sum, corner) => sum + corner[n as 0 | 1], 0) / 3) as [
      number,
      number,
    ];
    const light =
      (x / WIDTH) * 0.45 + (y / HEIGHT) * 0.4 + 0.5 * layered(noise, x / 420, y / 420, 2) + 0.16 * random();
    byColor.add(
      colors[Math.min(colors.length - 1, Math.max(0, Math.floor(light * colors.length)))]!,
      polygon(corners),
    );
  };
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [net[j]![i]!, net[j]![i + 1]!, net[j + 1]![i + 1]!, net[j + 1]![i]!];
      const halves =
        (i + j) % 2
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, b, d],
              [b, c, d],
            ];
      for (const corners of halves) add(...corners);
    }
  const fields = byColor.paths();
  // a hair of the same color about each field: seams between neighbors would show the ground
  return onGround(
    colors[Math.floor(colors.length / 2)]!,
    fields.flatMap((field) => [field, { ...field, stroke: { width: 1.5, join: 'round' as const } }]),
  );
};
