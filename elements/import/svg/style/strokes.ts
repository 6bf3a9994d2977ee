import { pathSegments } from '../../../display/path-data.js';
import type { Size } from '../../../math/geometry.js';
import type { Matrix } from '../../../math/matrix.js';
import type { Tint } from './colors.js';
import type { Stroke } from '../drawing.js';
import type { Notes } from '../parse/notes.js';
import { diagonal, readLength, readNumbers, readShare } from '../parse/attribute-values.js';
import type { Style } from './computed-style.js';

/** What a stroke is drawn along, before its transform. */
export interface Stroked {
  readonly d: string;
  /** The length its author says it has; absent for the one it has. */
  readonly pathLength: string | undefined;
  readonly style: Style;
  readonly matrix: Matrix;
  /** What percentages are of. */
  readonly viewport: Size;
}

/** More than a page can show. */
const WIDEST = 1e5;
const MOST_DASHES = 32;

export function strokeOf(stroked: Stroked, tintOf: () => Tint | null, notes: Notes): Stroke | null {
  const { style, matrix, viewport } = stroked;
  if (style.stroke === 'none') return null;
  const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const width = Math.min(WIDEST, (readLength(style['stroke-width'], diagonal(viewport)) ?? 1) * scale);
  const tint = width > 0 ? tintOf() : null;
  if (!tint) return null;
  if (Math.abs(across - down) > 0.05 * Math.max(across, down)) notes.add('stroke');
  const dash = dashOf(stroked).map((length) => length * scale);
  if (dash.length > 0 && (readLength(style['stroke-dashoffset'], diagonal(viewport)) ?? 0) !== 0)
    notes.add('dash');
  return {
    ...{ color: tint.color, opacity: tint.opacity * (readShare(style['stroke-opacity']) ?? 1), width },
    cap: oneOf(style['stroke-linecap'], ['butt', 'round', 'square']),
    join: oneOf(style['stroke-linejoin'], ['miter', 'round', 'bevel']),
    dash,
  };
}

/** Lengths of dashes and gaps in the shape's own units; empty for an unbroken line. */
function dashOf({ d, pathLength, style, viewport }: Stroked): readonly number[] {
  const parts = style['stroke-dasharray']!.split(/[\s,]+/).filter(Boolean);
  const em = Number(style['font-size']);
  const length = (part: string): number =>
    (/[\d.]em$/i.test(part) ? Number.parseFloat(part) * em : readLength(part, diagonal(viewport))) ?? -1;
  const lengths = parts.map(length);
  if (lengths.some((length) => length < 0) || !lengths.some((length) => length > 0)) return [];
  const [said = 0] = readNumbers(pathLength);
  const unit = said > 0 ? lengthOf(d) / said : 1;
  return lengths.slice(0, MOST_DASHES).map((length) => length * unit);
}

/** Pieces a curve is measured in. */
const STEPS = 16;

/** Length of a path. */
function lengthOf(d: string): number {
  let sum = 0;
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const to = (nextX: number, nextY: number): void => {
    sum += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  };
  for (const segment of pathSegments(d)) {
    if (segment[0] === 'Z') to(startX, startY);
    else if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, endX, endY] = segment;
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= STEPS; step += 1) {
        const [t, u] = [step / STEPS, 1 - step / STEPS];
        const mix = (a: number, b: number, c: number, e: number): number =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * e;
        to(mix(fromX, x1, x2, endX), mix(fromY, y1, y2, endY));
      }
    } else {
      const [letter, endX, endY] = segment;
      if (letter === 'L') to(endX, endY);
      else [startX, startY, x, y] = [endX, endY, endX, endY];
    }
  }
  return sum;
}

const oneOf = <T extends string>(value: string | undefined, known: readonly [T, ...T[]]): T =>
  known.find((one) => one === value) ?? known[0];
