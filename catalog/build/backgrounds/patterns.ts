import { seededRandom } from '../../../elements/math/random.js';
import { arc, circle, curve, joined, polar, polygon, rectangle, wedge, type Pair } from '../art/draw.js';
import { contourLines } from '../art/contours.js';
import type { Art, ArtPath } from '../svg/art.js';

/** Pattern families: drawings that a user recolours. Each takes a seed and its colours, ground first. */
export type Pattern = (seed: number, colors: readonly string[]) => Art;

const WIDTH = 1600;
const HEIGHT = 1200;

const onGround = (ground: string, paths: readonly ArtPath[]): Art => ({
  width: WIDTH,
  height: HEIGHT,
  paths: [{ d: rectangle(0, 0, WIDTH, HEIGHT), color: ground }, ...paths],
});

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Figures collected by colour, one path each, in the order of the colours. */
class ByColor {
  readonly #parts = new Map<string, string[]>();
  constructor(colors: readonly string[]) {
    for (const color of colors) this.#parts.set(color, []);
  }
  add(color: string, d: string): void {
    this.#parts.get(color)!.push(d);
  }
  paths(shared: Partial<ArtPath> = {}): ArtPath[] {
    return [...this.#parts]
      .filter(([, parts]) => parts.length)
      .map(([color, parts]) => ({ d: joined(parts), color, ...shared }));
  }
}

const waves: Pattern = (seed, [ground, ...colors]) => {
  const random = seededRandom(seed);
  const layers = colors.map((color, i) => {
    const top = 330 + i * (760 / colors.length);
    const [phase, height, length] = [random() * 6, 46 + random() * 40, 250 + random() * 70];
    const points = Array.from({ length: 42 }, (_, k): Pair => {
      const x = k * 40 - 20;
      return [x, top + height * Math.sin(x / length + phase) + 22 * Math.sin(x / 118 + phase * 2)];
    });
    return { d: `${curve(points)}V${HEIGHT}H-20Z`, color };
  });
  return onGround(ground!, layers);
};

const terrazzo: Pattern = (seed, [ground, ...colors]) => {
  const random = seededRandom(seed);
  const placed: [number, number, number][] = [];
  const chips = new ByColor(colors);
  for (let tries = 0; tries < 9000 && placed.length < 300; tries++) {
    const size = 14 + random() ** 2 * 66;
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    if (placed.some(([px, py, ps]) => Math.hypot(px - x, py - y) < ps + size + 7)) continue;
    placed.push([x, y, size]);
    const corners = 5 + Math.floor(random() * 3);
    const turn = random() * 360;
    const points = Array.from({ length: corners }, (_, k) =>
      polar(x, y, size * (0.62 + 0.38 * random()), turn + (k / corners) * 360),
    );
    chips.add(pick(random, colors), polygon(points));
  }
  return onGround(ground!, chips.paths());
};

const bauhaus: Pattern = (seed, colors) => {
  const random = seededRandom(seed);
  const side = 200;
  const paths: ArtPath[] = [];
  for (let y = 0; y < HEIGHT; y += side)
    for (let x = 0; x < WIDTH; x += side) {
      const [ground, first, second] = [...colors].sort(() => random() - 0.5) as [string, string, string];
      paths.push({ d: rectangle(x, y, side, side), color: ground });
      paths.push(...tile(random, x, y, side, first, second));
    }
  return { width: WIDTH, height: HEIGHT, paths };
};

function tile(
  random: () => number,
  x: number,
  y: number,
  s: number,
  first: string,
  second: string,
): ArtPath[] {
  const turn = Math.floor(random() * 4);
  const corner = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ][turn] as unknown as Pair;
  const quarter = wedge(...corner, s, turn * 90, turn * 90 + 90);
  const middle: Pair = [x + s / 2, y + s / 2];
  const kind = Math.floor(random() * 5);
  if (kind === 0) return [{ d: quarter, color: first }];
  if (kind === 1)
    return [
      { d: quarter, color: first },
      { d: wedge(...corner, s / 2, turn * 90, turn * 90 + 90), color: second },
    ];
  if (kind === 2)
    return [
      { d: circle(...middle, s / 2), color: first },
      { d: circle(...middle, s / 5), color: second },
    ];
  if (kind === 3) {
    const half = (row: number): string => wedge(x + s / 2, y + s * row, s / 2, 180, 360);
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

const memphis: Pattern = (seed, [ground, ...colors]) => {
  const random = seededRandom(seed);
  const solid = new ByColor(colors);
  const lines = new ByColor(colors);
  const placed: Pair[] = [];
  for (let tries = 0; tries < 9000 && placed.length < 90; tries++) {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < 128)) continue;
    placed.push([x, y]);
    const color = pick(random, colors);
    const turn = random() * 360;
    const kind = placed.length % 6;
    if (kind === 0) lines.add(color, circle(x, y, 27));
    else if (kind === 1) lines.add(color, squiggle(x, y, turn));
    else if (kind === 2) solid.add(color, polygon([0, 120, 240].map((a) => polar(x, y, 34, turn + a))));
    else if (kind === 3) solid.add(color, plus(x, y, turn));
    else if (kind === 4) solid.add(color, wedge(x, y, 36, turn, turn + 180));
    else
      solid.add(
        color,
        joined([-26, 0, 26].flatMap((dx) => [-13, 13].map((dy) => circle(x + dx, y + dy, 7)))),
      );
  }
  return onGround(ground!, [
    ...solid.paths(),
    ...lines.paths({ stroke: { width: 12, cap: 'round', join: 'round' } }),
  ]);
};

function squiggle(x: number, y: number, turn: number): string {
  const points = Array.from({ length: 13 }, (_, i): Pair => {
    const [along, across] = [(i - 6) * 10, 13 * Math.sin((i * Math.PI) / 2)];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return [x + along * cos - across * sin, y + along * sin + across * cos];
  });
  return curve(points);
}

function plus(x: number, y: number, turn: number): string {
  const corners: readonly Pair[] = [
    [-9, -30],
    [9, -30],
    [9, -9],
    [30, -9],
    [30, 9],
    [9, 9],
    [9, 30],
    [-9, 30],
    [-9, 9],
    [-30, 9],
    [-30, -9],
    [-9, -9],
  ];
  return polygon(
    corners.map(([dx, dy]) => polar(x, y, Math.hypot(dx, dy), turn + (Math.atan2(dy, dx) * 180) / Math.PI)),
  );
}

const halftone: Pattern = (_seed, [ground, dots]) => {
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

const contours: Pattern = (seed, [ground, line]) => {
  const lines = contourLines({ width: WIDTH, height: HEIGHT, seed, hills: 2.4, levels: 15 });
  return onGround(
    ground!,
    lines.map((d, i) => ({ d, color: line!, stroke: { width: i % 4 === 0 ? 4 : 2, cap: 'round' } })),
  );
};

const fans: Pattern = (_seed, [ground, ...colors]) => {
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

const sunburst: Pattern = (_seed, [ground, rays, sun]) => {
  const [x, y, count] = [WIDTH / 2, HEIGHT * 0.62, 22];
  const beams = Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 360;
    return polygon([[x, y], polar(x, y, 1500, from), polar(x, y, 1500, from + 180 / count)]);
  });
  const rings = [0.36, 0.43].map((part) => ({
    d: arc(x, y, HEIGHT * part, 0, 180) + arc(x, y, HEIGHT * part, 180, 360),
    color: sun!,
    stroke: { width: 10 },
  }));
  return onGround(ground!, [
    { d: joined(beams), color: rays! },
    { d: circle(x, y, HEIGHT * 0.29), color: sun! },
    ...rings,
  ]);
};

export const patterns = {
  waves,
  terrazzo,
  bauhaus,
  memphis,
  halftone,
  contours,
  fans,
  sunburst,
} satisfies Record<string, Pattern>;
