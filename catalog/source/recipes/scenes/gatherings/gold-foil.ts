import type { Layer, ShapeLayer } from '../../../../build/templates/recipe.js';
import { pen, type Point } from '../../social-media/drawing.js';
import { drawn, many, towards } from '../kit.js';

/** A command of a path and its points on the page, u. */
export type Seg = readonly [command: string, ...points: Point[]];

/** Gold as it shimmers on paper. */
export const GOLD = '#c99a3f';
export const FOIL = { angle: 40, colors: ['#b3832c', '#efd48a', '#c4953a', '#f4e3b0', '#b98a34', '#e8c97a'] } as const;

type Extra = Partial<Pick<ShapeLayer, 'rotate' | 'opacity' | 'stroke' | 'gradient'>>;

/** A shape of commands in points of the page. */
export function shaped(segs: readonly Seg[], color: string, extra: Extra = {}): Layer {
  const points = segs.flatMap(([, ...rest]) => rest);
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const { to } = pen(w, h);
  return drawn(x, y, w, h, segs.map(([command, ...rest]) => command + rest.map(([px, py]) => to(px - x, py - y)).join(' ')).join(''), color, extra);
}

export const golden = (segs: readonly Seg[], extra: Extra = {}): Layer => shaped(segs, GOLD, { gradient: FOIL, ...extra });

const K = 0.5523;

/** A sheet whose corners are bitten off round. */
export function bitten(x: number, y: number, w: number, h: number, c: number): Seg[] {
  const [r, b, k] = [x + w, y + h, K * c];
  return [
    ['M', [x + c, y]], ['L', [r - c, y]], ['C', [r - c, y + k], [r - k, y + c], [r, y + c]],
    ['L', [r, b - c]], ['C', [r - k, b - c], [r - c, b - k], [r - c, b]],
    ['L', [x + c, b]], ['C', [x + c, b - k], [x + k, b - c], [x, b - c]],
    ['L', [x, y + c]], ['C', [x + k, y + c], [x + c, y + k], [x + c, y]], ['Z'],
  ];
}

/** A window with a round head. */
export function arch(x: number, y: number, w: number, h: number): Seg[] {
  const [r, k] = [w / 2, (K * w) / 2];
  return [
    ['M', [x, y + h]], ['L', [x, y + r]], ['C', [x, y + r - k], [x + r - k, y], [x + r, y]],
    ['C', [x + r + k, y], [x + w, y + r - k], [x + w, y + r]], ['L', [x + w, y + h]], ['Z'],
  ];
}

export function round(cx: number, cy: number, rx: number, ry: number): Seg[] {
  const [kx, ky] = [K * rx, K * ry];
  return [
    ['M', [cx - rx, cy]], ['C', [cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]], ['C', [cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]],
    ['C', [cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]], ['C', [cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]], ['Z'],
  ];
}

export const sheet = (x: number, y: number, w: number, h: number): Seg[] => [['M', [x, y]], ['L', [x + w, y]], ['L', [x + w, y + h]], ['L', [x, y + h]], ['Z']];

/** The other way about, so that it is a hole in what it is in. */
export const hole = (segs: readonly Seg[], cx: number): Seg[] => segs.map(([command, ...points]): Seg => [command, ...points.map(([x, y]): Point => [2 * cx - x, y])]);

/** Many small rounds as one shape. */
export const specks = (spots: readonly (readonly [x: number, y: number, r: number])[], color: string, extra: Extra = {}): Layer =>
  shaped(spots.flatMap(([x, y, r]) => round(x, y, r, r)), color, extra);

const along = ([x, y]: Point, angle: number, reach: number, aside: number): Point => towards(...towards(x, y, reach, angle), aside, angle + 90);

/** A petal with a round end, from a point along an angle in degrees. */
export const petal = (x: number, y: number, length: number, width: number, angle: number, start = 0): Seg[] => {
  const by = (reach: number, aside: number): Point => along([x, y], angle, start + reach * (length - start), aside * width);
  return [['M', by(0, 0)], ['C', by(0.2, 0.62), by(0.94, 0.74), by(1, 0.04)], ['C', by(0.94, -0.74), by(0.2, -0.62), by(0, 0)], ['Z']];
};

/** A leaf with a sharp end. */
export const blade = (x: number, y: number, length: number, width: number, angle: number): Seg[] => {
  const by = (reach: number, aside: number): Point => along([x, y], angle, reach * length, aside * width);
  return [['M', by(0, 0)], ['C', by(0.3, 0.62), by(0.72, 0.5), by(1, 0)], ['C', by(0.72, -0.5), by(0.3, -0.62), by(0, 0)], ['Z']];
};

/** Petals around a middle, one shape. */
export const rosette = (x: number, y: number, r: number, [count, width, turn]: readonly [count: number, width: number, turn: number], color: string, extra: Extra = {}): Layer =>
  shaped(many(count, (i) => petal(x, y, r, width * r, turn + (360 * i) / count)).flat(), color, extra);

/** A full flower in washes that lie over one another. */
export const peony = (x: number, y: number, r: number, color: string, turn = 0): Layer[] => [
  rosette(x, y, r, [6, 0.98, turn], `${color}/bg/.62`, { opacity: 0.9 }),
  rosette(x, y, r * 0.92, [5, 0.9, turn + 28], `${color}/bg/.48`, { opacity: 0.8 }),
  rosette(x, y, r * 0.72, [6, 0.92, turn + 12], `${color}/bg/.26`, { opacity: 0.85 }),
  rosette(x, y, r * 0.52, [5, 0.9, turn + 40], color, { opacity: 0.9 }),
  rosette(x, y, r * 0.32, [4, 0.9, turn], `${color}/ink/.22`, { opacity: 0.9 }),
  specks(many(6, (i) => [...towards(x, y, r * 0.14, turn + i * 60), r * 0.035] as const), '#f0d48c'),
];

/** An open flower with a dark eye. */
export const windflower = (x: number, y: number, r: number, color: string, turn = 0): Layer[] => [
  rosette(x, y, r, [6, 0.86, turn], `${color}/bg/.74`),
  rosette(x, y, r * 0.74, [6, 0.62, turn + 30], `${color}/bg/.5`, { opacity: 0.7 }),
  specks(many(12, (i) => [...towards(x, y, r * 0.34, turn + i * 30), r * 0.035] as const), 'ink'),
  shaped(round(x, y, r * 0.18, r * 0.18), 'ink'),
];

/** A bud on the point of opening, along an angle. */
export const bud = (x: number, y: number, r: number, color: string, angle: number): Layer[] => [
  shaped([...petal(x, y, r * 1.7, r * 0.9, angle - 14), ...petal(x, y, r * 1.7, r * 0.9, angle + 14)], `${color}/bg/.4`),
  shaped(petal(x, y, r * 1.5, r * 0.7, angle), color),
  shaped([...blade(x, y, r * 1.1, r * 0.5, angle - 30), ...blade(x, y, r * 1.1, r * 0.5, angle + 30)], 'extra/ink/.3'),
];

/** A twig with leaves in pairs along an angle, bent by so many degrees: one shape. */
export function twig(x: number, y: number, length: number, angle: number, bend: number, color: string, ...[pairs = 6, broad = 0.5]: readonly number[]): Layer {
  const step = length / pairs;
  const spots: { at: Point; angle: number }[] = [{ at: [x, y], angle }];
  for (let i = 0; i < pairs; i++) {
    const last = spots.at(-1)!;
    spots.push({ at: towards(...last.at, step, last.angle), angle: last.angle + bend / pairs });
  }
  const thick = length * 0.014;
  const stem = [...spots.map(({ at, angle: a }) => along(at, a, 0, thick)), ...[...spots].reverse().map(({ at, angle: a }) => along(at, a, 0, -thick * 0.5))];
  return shaped([
    ['M', stem[0]!], ...stem.slice(1).map((point): Seg => ['L', point]), ['Z'],
    ...spots.slice(1).flatMap(({ at, angle: a }, i) => {
      const size = step * (1.9 - (0.9 * i) / pairs);
      return [...blade(...at, size, size * broad, a - 48), ...blade(...at, size, size * broad, a + 48), ...(i === pairs - 1 ? blade(...at, size, size * broad, a) : [])];
    }),
  ], color);
}
