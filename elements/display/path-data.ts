/** SVG path data as absolute lines and cubic curves: what measuring a path needs. Arcs and quadratics are converted. */
export type Segment =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];

const TOKEN = /([MLHVCSQTAZ])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi;
/** Numbers each command takes at a time. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Reads path data; what does not parse is left out, as canvas does from the first fault on. */
export function pathSegments(d: string): Segment[] {
  const pen = new Pen();
  let command = '';
  let numbers: number[] = [];
  for (const [, letter, text] of separateFlags(d).matchAll(TOKEN)) {
    if (letter) {
      command = letter;
      numbers = [];
      if (letter.toUpperCase() === 'Z') pen.close();
      continue;
    }
    numbers.push(Number(text));
    if (numbers.length < (ARITY[command.toUpperCase()] ?? Infinity)) continue;
    pen.draw(command, numbers);
    numbers = [];
    // more pairs after a move are lines
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return pen.segments;
}

/** Arc flags may be written without separators ('a1 1 0 01.5.5'): gives them spaces so that one pattern reads all. */
function separateFlags(d: string): string {
  if (!/a/i.test(d)) return d;
  const n = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?[\\s,]*';
  const arc = new RegExp(`(${n}${n}${n})([01])[\\s,]*([01])[\\s,]*(?=[-+.\\d])`, 'gi');
  return d.replace(/a[^a-z]*(?:e[^a-z]*)*/gi, (command) => command.replace(arc, '$1 $2 $3 '));
}

interface Control {
  readonly x: number;
  readonly y: number;
  readonly of: 'C' | 'Q';
}

class Pen {
  readonly segments: Segment[] = [];
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** Last control point, which S and T mirror. */
  #control: Control | null = null;

  close(): void {
    this.segments.push(['Z']);
    this.#x = this.#startX;
    this.#y = this.#startY;
    this.#control = null;
  }

  draw(command: string, n: readonly number[]): void {
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const dx = relative ? this.#x : 0;
    const dy = relative ? this.#y : 0;
    const at = (i: number): number => n[i]! + (i % 2 ? dy : dx);
    switch (upper) {
      case 'M':
        this.#startX = at(0);
        this.#startY = at(1);
        return this.#line('M', at(0), at(1));
      case 'L':
        return this.#line('L', at(0), at(1));
      case 'H':
        return this.#line('L', n[0]! + dx, this.#y);
      case 'V':
        return this.#line('L', this.#x, n[0]! + dy);
      case 'C':
        return this.#cubic(at(0), at(1), at(2), at(3), at(4), at(5));
      case 'S': {
        const [cx, cy] = this.#mirrored('C');
        return this.#cubic(cx, cy, at(0), at(1), at(2), at(3));
      }
      case 'Q':
        return this.#quadratic(at(0), at(1), at(2), at(3));
      case 'T': {
        const [cx, cy] = this.#mirrored('Q');
        return this.#quadratic(cx, cy, at(0), at(1));
      }
      case 'A':
        return this.#arc(n[0]!, n[1]!, n[2]!, n[3] === 1, n[4] === 1, n[5]! + dx, n[6]! + dy);
    }
  }

  #line(letter: 'M' | 'L', x: number, y: number): void {
    this.segments.push([letter, x, y]);
    this.#moveTo(x, y);
  }

  #moveTo(x: number, y: number, control: Control | null = null): void {
    this.#x = x;
    this.#y = y;
    this.#control = control;
  }

  #mirrored(of: 'C' | 'Q'): [number, number] {
    const last = this.#control;
    return last?.of === of ? [2 * this.#x - last.x, 2 * this.#y - last.y] : [this.#x, this.#y];
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.segments.push(['C', x1, y1, x2, y2, x, y]);
    this.#moveTo(x, y, { x: x2, y: y2, of: 'C' });
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
    const [x0, y0] = [this.#x, this.#y];
    this.segments.push(['C', third(x0, cx), third(y0, cy), third(x, cx), third(y, cy), x, y]);
    this.#moveTo(x, y, { x: cx, y: cy, of: 'Q' });
  }

  #arc(rx: number, ry: number, turn: number, large: boolean, sweep: boolean, x: number, y: number): void {
    if (x === this.#x && y === this.#y) return;
    if (rx === 0 || ry === 0) return this.#line('L', x, y);
    for (const curve of arcCurves(
      [this.#x, this.#y],
      [x, y],
      [Math.abs(rx), Math.abs(ry)],
      turn,
      large,
      sweep,
    )) {
      this.segments.push(['C', ...curve]);
    }
    this.#moveTo(x, y);
  }
}

type Pair = readonly [number, number];
type Curve = readonly [number, number, number, number, number, number];

/** An elliptic arc as cubics of at most a quarter turn (SVG 2, appendix B.2.4: from end points to centre). */
function arcCurves(from: Pair, to: Pair, radii: Pair, turn: number, large: boolean, sweep: boolean): Curve[] {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const hx = (from[0] - to[0]) / 2;
  const hy = (from[1] - to[1]) / 2;
  const px = cos * hx + sin * hy;
  const py = -sin * hx + cos * hy;
  // radii too small to reach are scaled up until they do
  const reach = Math.max(1, Math.sqrt((px / radii[0]) ** 2 + (py / radii[1]) ** 2));
  const rx = radii[0] * reach;
  const ry = radii[1] * reach;
  const spread = (rx * py) ** 2 + (ry * px) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - spread) / spread));
  const cx = (k * rx * py) / ry;
  const cy = (-k * ry * px) / rx;
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const end = Math.atan2((-py - cy) / ry, (-px - cx) / rx);
  const full = 2 * Math.PI;
  const sweepAngle = sweep
    ? (((end - start) % full) + full) % full
    : -((((start - end) % full) + full) % full);
  const place = (ux: number, uy: number): Pair => [
    cos * (cx + rx * ux) - sin * (cy + ry * uy) + (from[0] + to[0]) / 2,
    sin * (cx + rx * ux) + cos * (cy + ry * uy) + (from[1] + to[1]) / 2,
  ];
  return unitArc(start, sweepAngle).map(([a, b, c, d, e, f]) => [
    ...place(a, b),
    ...place(c, d),
    ...place(e, f),
  ]);
}

/** A piece of the unit circle as cubics. */
function unitArc(start: number, sweep: number): Curve[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, i) => {
    const a = start + i * step;
    const b = a + step;
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return [ca - handle * sa, sa + handle * ca, cb + handle * sb, sb - handle * cb, cb, sb];
  });
}
