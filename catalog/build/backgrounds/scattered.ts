import { seededRandom } from '../../../elements/math/random.js';
import { circle, curve, joined, polar, polygon, wedge, type Pair } from '../art/path-builders.js';
import { ByColor, HEIGHT, onGround, pick, WIDTH, type Pattern } from './pattern.js';

/** Patterns of figures strewn so that none touches another. */

export const terrazzo: Pattern = (seed, [ground, ...colors]) => {
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

export const memphis: Pattern = (seed, [ground, ...colors]) => {
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
    else if (kind === 4) solid.add(color, wedge([x, y], 36, turn, turn + 180));
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
