import { transformPoint, type Matrix } from '../../../elements/math/matrix.js';
import { ARGUMENTS, readCommands } from './path-commands.js';

/** A step of a path, in absolute coordinates: a move, a line, a cubic curve (three points) or a close. */
export interface Segment {
  readonly type: 'M' | 'L' | 'C' | 'Z';
  /** x and y in turn: 2 numbers for M and L, 6 for C, none for Z. */
  readonly points: readonly number[];
}

/** Path data as absolute moves, lines and cubics; throws for data that is not a path. */
export function parsePath(d: string): Segment[] {
  const pen = new Pen();
  for (const { letter, numbers } of readCommands(d)) {
    const kind = letter.toUpperCase();
    const step = ARGUMENTS[kind]!;
    if (step === 0) pen.close();
    for (let i = 0; i < numbers.length; i += step) {
      // further pairs of a move are lines
      const part = kind === 'M' && i > 0 ? 'L' : kind;
      pen.draw(part, numbers.slice(i, i + step), kind !== letter);
    }
  }
  if (pen.segments[0]?.type !== 'M') throw new Error(`not a path: ${d.slice(0, 40)}`);
  return pen.segments;
}

/** Follows commands and keeps what relative and smooth ones refer to. */
class Pen {
  readonly segments: Segment[] = [];
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];
  /** Control point that S or T mirrors, and the family of command it came from. */
  #control: { readonly x: number; readonly y: number; readonly family: 'C' | 'Q' } | undefined;

  close(): void {
    this.segments.push({ type: 'Z', points: [] });
    [this.#x, this.#y] = this.#start;
    this.#control = undefined;
  }

  draw(letter: string, args: readonly number[], relative: boolean): void {
    const dx = relative ? this.#x : 0;
    const dy = relative ? this.#y : 0;
    if (letter === 'A') return this.#arc(args, dx, dy);
    if (letter === 'H') return this.#line(args[0]! + dx, this.#y);
    if (letter === 'V') return this.#line(this.#x, args[0]! + dy);
    const at = args.map((value, i) => value + (i % 2 ? dy : dx));
    if (letter === 'M') this.#move(at[0]!, at[1]!);
    else if (letter === 'L') this.#line(at[0]!, at[1]!);
    else if (letter === 'C') this.#cubic(at);
    else if (letter === 'S') this.#cubic([...this.#mirrored('C'), ...at]);
    else if (letter === 'Q') this.#quadratic(at);
    else this.#quadratic([...this.#mirrored('Q'), ...at]);
  }

  #move(x: number, y: number): void {
    this.#push('M', [x, y]);
    this.#start = [x, y];
  }

  #line(x: number, y: number): void {
    this.#push('L', [x, y]);
  }

  #cubic(points: readonly number[]): void {
    this.#push('C', points);
    this.#control = { x: points[2]!, y: points[3]!, family: 'C' };
  }

  #quadratic([cx, cy, x, y]: readonly number[]): void {
    const toward = (from: number, to: number): number => from + ((to - from) * 2) / 3;
    const [x0, y0] = [this.#x, this.#y];
    this.#push('C', [toward(x0, cx!), toward(y0, cy!), toward(x!, cx!), toward(y!, cy!), x!, y!]);
    this.#control = { x: cx!, y: cy!, family: 'Q' };
  }

  #mirrored(family: 'C' | 'Q'): readonly [number, number] {
    if (this.#control?.family !== family) return [this.#x, this.#y];
    return [2 * this.#x - this.#control.x, 2 * this.#y - this.#control.y];
  }

  #arc([rx, ry, turn, large, sweep, x, y]: readonly number[], dx: number, dy: number): void {
    const to = [x! + dx, y! + dy] as const;
    if (rx === 0 || ry === 0) return this.#line(...to);
    const arc = { rx: Math.abs(rx!), ry: Math.abs(ry!), turn: turn!, large: large === 1, sweep: sweep === 1 };
    for (const curve of arcToCubics([this.#x, this.#y], to, arc)) {
      this.#push('C', curve);
    }
  }

  #push(type: 'M' | 'L' | 'C', points: readonly number[]): void {
    this.segments.push({ type, points });
    [this.#x, this.#y] = points.slice(-2) as [number, number];
    this.#control = undefined;
  }
}

interface EllipticalArc {
  readonly rx: number;
  readonly ry: number;
  /** Degrees. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** An elliptical arc as cubics of at most a quarter turn each (SVG 1.1 appendix F.6). */
function arcToCubics(
  from: readonly [number, number],
  to: readonly [number, number],
  { rx: radiusX, ry: radiusY, turn, large, sweep }: EllipticalArc,
): number[][] {
  if (from[0] === to[0] && from[1] === to[1]) return [];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const hx = (from[0] - to[0]) / 2;
  const hy = (from[1] - to[1]) / 2;
  const px = cos * hx + sin * hy;
  const py = -sin * hx + cos * hy;
  const grow = Math.max(1, Math.sqrt((px / radiusX) ** 2 + (py / radiusY) ** 2));
  const [rx, ry] = [radiusX * grow, radiusY * grow];
  const rest = (rx * rx * ry * ry) / (rx * rx * py * py + ry * ry * px * px) - 1;
  const k = Math.sqrt(Math.max(0, rest)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(k * rx * py) / ry, (-k * ry * px) / rx];
  const cx = cos * qx - sin * qy + (from[0] + to[0]) / 2;
  const cy = sin * qx + cos * qy + (from[1] + to[1]) / 2;
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (x: number, y: number): [number, number] => [
    cx + cos * rx * x - sin * ry * y,
    cy + sin * rx * x + cos * ry * y,
  ];
  return Array.from({ length: count }, (_, i) => {
    const a = start + i * step;
    const b = a + step;
    return [
      ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...place(Math.cos(b), Math.sin(b)),
    ];
  });
}

export const transformPath = (segments: readonly Segment[], matrix: Matrix): Segment[] =>
  segments.map(({ type, points }) => {
    const moved: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      const { x, y } = transformPoint(matrix, { x: points[i]!, y: points[i + 1]! });
      moved.push(x, y);
    }
    return { type, points: moved };
  });

/** Path data again, rounded to thousandths. */
export const formatPath = (segments: readonly Segment[]): string =>
  segments.map(({ type, points }) => type + points.map(short).join(' ')).join('');

/** A coordinate in as few letters as thousandths allow. */
export const short = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);
