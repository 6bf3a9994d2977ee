import { seededRandom } from '../../../elements/math/random.js';
import { inkBounds } from '../../../elements/display/ink-bounds.js';
import { multiply, scaling, translation } from '../../../elements/math/matrix.js';
import { formatPath, parsePath, transformPath } from '../svg/path-data.js';
import { circle, polar, polygon, rectangle, type Pair } from './path-builders.js';
import { between, closedCurve, roundedBox, scalloped, times, uneven } from './shapes/drawing-kit.js';

/** A mask for pictures: path data in a box of 100 by 100, and height over width of a new frame. */
export interface FrameDrawing {
  readonly d: string;
  readonly ratio: number;
}

/**
 * Masks that no formula of the box describes; their data is stretched over the frame. Where a hole is cut, its path runs
 * the other way round, since masks are filled by the nonzero rule.
 */
export const frameDrawings = (): Record<string, FrameDrawing> => ({
  'double-arch': { d: doubleArch(), ratio: 1 },
  cloud: {
    d: 'M22 90C8 90 0 78 0 66C0 54 8 45 18 43C19 23 33 10 49 10C62 10 73 18 78 30C91 31 100 43 100 58C100 76 89 90 76 90Z',
    ratio: 0.75,
  },
  drop: { d: 'M50 0C62 20 90 46 90 66C90 86 72 100 50 100C28 100 10 86 10 66C10 46 38 20 50 0Z', ratio: 1.2 },
  shield: {
    d: 'M50 0C64 9 82 13 96 12V46C96 74 76 92 50 100C24 92 4 74 4 46V12C18 13 36 9 50 0Z',
    ratio: 1.15,
  },
  ticket: {
    d: 'M0 0H100V34C94 34 91 42 91 50C91 58 94 66 100 66V100H0V66C6 66 9 58 9 50C9 42 6 34 0 34Z',
    ratio: 0.5,
  },
  ...Object.fromEntries(
    [3, 14, 22, 37, 61].map((seed, i) => [`blob-${i + 2}`, { d: blob(seed, 4 + (i % 4)), ratio: 1 }]),
  ),
  'torn-paper-1': { d: torn(3, ['top', 'bottom']), ratio: 0.75 },
  'torn-paper-2': { d: torn(8, ['top', 'right', 'bottom', 'left']), ratio: 0.75 },
  'torn-paper-3': { d: torn(13, ['bottom']), ratio: 1 },
  'torn-paper-4': { d: torn(21, ['left', 'right']), ratio: 0.75 },
  'brush-stroke-1': { d: brushed(4, 7), ratio: 0.5 },
  'brush-stroke-2': { d: brushed(9, 10), ratio: 0.66 },
  'brush-stroke-3': { d: brushed(15, 5), ratio: 0.36 },
  'brush-stroke-4': { d: dab(6), ratio: 1 },
  'film-strip': { d: filmStrip(), ratio: 0.75 },
  polaroid: {
    d: roundedBox(0, 0, 100, 100, 3) + hole(2, 1.7, 96, 96.6) + rectangle(8, 6.6, 84, 70),
    ratio: 1.2,
  },
  phone: { d: stretchedBox(0, 0, 100, 100, 14, 7) + hole(34, 3, 32, 2.6) + hole(30, 95.8, 40, 1), ratio: 2 },
  tablet: { d: stretchedBox(0, 0, 100, 100, 6, 4.5) + reversed(circle(50, 2.6, 0.9)), ratio: 1.35 },
  laptop: {
    d: `${stretchedBox(10, 0, 80, 87, 3, 4.6)}${polygon([
      [0, 90],
      [42, 90],
      [44, 93.4],
      [56, 93.4],
      [58, 90],
      [100, 90],
      [95, 100],
      [5, 100],
    ])}`,
    ratio: 0.64,
  },
  stamp: { d: stamp(), ratio: 1.2 },
  scallop: { d: fitted(scalloped(50, 50, 40, 14)), ratio: 1 },
  flower: { d: fitted(scalloped(50, 50, 34, 6)), ratio: 1 },
  cross: { d: 'M32 0H68V32H100V68H68V100H32V68H0V32H32Z', ratio: 1 },
  house: { d: 'M50 0L100 42V100H0V42Z', ratio: 1 },
  egg: { d: 'M50 0C78 0 100 40 100 64C100 86 78 100 50 100C22 100 0 86 0 64C0 40 22 0 50 0Z', ratio: 1.3 },
  speech: {
    d: 'M14 0H86C94 0 100 8 100 18V62C100 72 94 80 86 80H46L22 100V80H14C6 80 0 72 0 62V18C0 8 6 0 14 0Z',
    ratio: 0.8,
  },
  wave: {
    d: 'M0 14C16 0 34 0 50 10C66 20 84 20 100 8V86C84 100 66 100 50 90C34 80 16 80 0 92Z',
    ratio: 0.7,
  },
});

function doubleArch(): string {
  return 'M0 100V25C0 11 11 0 24.5 0C38 0 49 11 49 25V100ZM51 100V25C51 11 62 0 75.5 0C89 0 100 11 100 25V100Z';
}

const blob = (seed: number, points: number): string =>
  fitted(closedCurve(uneven(seed, { middle: [50, 50], r: 50, wobble: 0.52, points })));

/** Torn sides are ragged, the others are cut. */
function torn(seed: number, sides: readonly ('top' | 'right' | 'bottom' | 'left')[]): string {
  const random = seededRandom(seed);
  const edge = (ragged: boolean): [along: number, depth: number][] => {
    if (!ragged) return [[0, 0]];
    let slow = 1.6;
    return between(0, 100, 34)
      .slice(0, -1)
      .map((x) => {
        slow = Math.min(4.6, Math.max(0.3, slow + (random() - 0.5) * 2));
        return [Math.round((x + (random() - 0.5) * 2.2) * 10) / 10, slow + random() * 1.3];
      });
  };
  const place = {
    top: ([a, depth]: readonly number[]): Pair => [a!, depth!],
    right: ([a, depth]: readonly number[]): Pair => [100 - depth!, a!],
    bottom: ([a, depth]: readonly number[]): Pair => [100 - a!, 100 - depth!],
    left: ([a, depth]: readonly number[]): Pair => [depth!, 100 - a!],
  };
  const inside = (value: number): number => Math.min(100, Math.max(0, value));
  const points = (['top', 'right', 'bottom', 'left'] as const)
    .flatMap((side) => edge(sides.includes(side)).map(place[side]))
    .map(([x, y]): Pair => [inside(x), inside(y)]);
  return polygon(points);
}

/** Rows of a flat brush: each starts and lets go at a place of its own, and touches the next. */
function brushed(seed: number, rows: number): string {
  const random = seededRandom(seed);
  const height = 100 / rows;
  const lefts = times(rows, () => random() * 9);
  const rights = times(rows, () => 100 - random() * 14);
  const points: Pair[] = [];
  for (const [i, right] of rights.entries()) {
    const y = i * height;
    points.push(
      [right - 5, y + height * 0.08],
      [right, y + height * 0.32],
      [right - 2, y + height * 0.72],
      [right - 9 - random() * 6, y + height * 0.94],
    );
  }
  for (let i = rows - 1; i >= 0; i--) {
    const [y, left] = [i * height, lefts[i]!];
    points.push(
      [left + 6 + random() * 3, y + height * 0.94],
      [left + 1, y + height * 0.66],
      [left, y + height * 0.3],
      [left + 4, y + height * 0.07],
    );
  }
  return fitted(polygon(points));
}

/** A round dab: bristles end all about. */
function dab(seed: number): string {
  const random = seededRandom(seed);
  return fitted(
    polygon(
      times(72, (i) =>
        polar(50, 50, 50 - (i % 2 ? 1 + random() * 5 : random() * 3) - 3 * Math.sin(i * 0.35), i * 5),
      ),
    ),
  );
}

/** A picture between two rows of holes. */
function filmStrip(): string {
  const holes = times(8, (i) => hole(3.4 + i * 12.4, 4, 6.4, 8) + hole(3.4 + i * 12.4, 88, 6.4, 8));
  return `${rectangle(0, 0, 100, 100)}${hole(0, 15.4, 100, 1.4)}${hole(0, 83.2, 100, 1.4)}${holes.join('')}`;
}

/** A rectangle that runs against the clock. */
const hole = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}V${y + height}H${x + width}V${y}Z`;

/** A disc of `circle` that runs against the clock. */
const reversed = (d: string): string => d.replaceAll(' 0 0 1 ', ' 0 0 0 ');

/** A box whose corners are round once it has been stretched: their radii differ across and down. */
function stretchedBox(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const arc = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}h${2 * rx - width}${arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}Z`;
}

/** A postage stamp: half-round bites along all sides. */
function stamp(): string {
  const bites = (count: number, dx: number, dy: number): string => {
    const step = 100 / count;
    const r = step * 0.26;
    const rest = step / 2 - r;
    return times(
      count,
      () =>
        `l${dx * rest} ${dy * rest}a${r} ${r} 0 0 0 ${dx * 2 * r} ${dy * 2 * r}l${dx * rest} ${dy * rest}`,
    ).join('');
  };
  return `M0 0${bites(10, 1, 0)}${bites(12, 0, 1)}${bites(10, -1, 0)}${bites(12, 0, -1)}Z`;
}

/** The same path filling the box of 100 by 100. */
export function fitted(d: string): string {
  const { x, y, width, height } = inkBounds([{ op: 'fillPath', d, fill: '#000000' }]);
  const matrix = multiply(scaling(100 / width, 100 / height), translation(-x, -y));
  return formatPath(transformPath(parsePath(d), matrix));
}
