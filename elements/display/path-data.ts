import { arcCurves, type Curve } from './arc-curves.js';

/** SVG path data as absolute lines and cubic curves: what measuring a path needs. Arcs and quadratics are converted. */
export type Segment =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];

const COMMAND = /[\s,]*([MLHVCSQTAZ])/iy;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
/** An arc's flags may be written without separators: 'a1 1 0 01.5.5'. */
const FLAG = /[\s,]*([01])/y;

/** What each command takes at a time, F for a flag and N for a number. */
const TAKES: Record<string, string> = {
  M: 'NN',
  L: 'NN',
  H: 'N',
  V: 'N',
  C: 'NNNNNN',
  S: 'NNNN',
  Q: 'NNNN',
  T: 'NN',
  A: 'NNNFFNN',
  Z: '',
};

/** Reads path data up to its first fault, as canvas does. */
export function pathSegments(d: string): Segment[] {
  const pen = new Pen();
  const scan = new Scanner(d);
  for (let command = scan.text(COMMAND); command !== null; command = scan.text(COMMAND)) {
    const takes = TAKES[command.toUpperCase()]!;
    if (takes === '') pen.close();
    for (let numbers = scan.numbers(takes); numbers !== null; numbers = scan.numbers(takes)) {
      pen.draw(command, numbers);
      // more pairs after a move are lines
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    }
  }
  return pen.segments;
}

class Scanner {
  readonly #d: string;
  #at = 0;

  constructor(d: string) {
    this.#d = d;
  }

  text(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#d);
    if (match) this.#at = pattern.lastIndex;
    return match?.[1] ?? null;
  }

  /** One round of a command's numbers; null when they do not all follow. */
  numbers(takes: string): number[] | null {
    const read: number[] = [];
    for (const what of takes) {
      const text = this.text(what === 'F' ? FLAG : NUMBER);
      if (text === null) return null;
      read.push(Number(text));
    }
    return read.length > 0 ? read : null;
  }
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
        return this.#cubic([at(0), at(1), at(2), at(3), at(4), at(5)]);
      case 'S': {
        const [cx, cy] = this.#mirrored('C');
        return this.#cubic([cx, cy, at(0), at(1), at(2), at(3)]);
      }
      case 'Q':
        return this.#quadratic(at(0), at(1), at(2), at(3));
      case 'T': {
        const [cx, cy] = this.#mirrored('Q');
        return this.#quadratic(cx, cy, at(0), at(1));
      }
      case 'A':
        return this.#arc(n, n[5]! + dx, n[6]! + dy);
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

  #cubic(curve: Curve): void {
    this.segments.push(['C', ...curve]);
    this.#moveTo(curve[4], curve[5], { x: curve[2], y: curve[3], of: 'C' });
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
    const [x0, y0] = [this.#x, this.#y];
    this.segments.push(['C', third(x0, cx), third(y0, cy), third(x, cx), third(y, cy), x, y]);
    this.#moveTo(x, y, { x: cx, y: cy, of: 'Q' });
  }

  #arc([rx = 0, ry = 0, turn = 0, large, sweep]: readonly number[], x: number, y: number): void {
    if (x === this.#x && y === this.#y) return;
    if (rx === 0 || ry === 0) return this.#line('L', x, y);
    const arc = {
      radii: [Math.abs(rx), Math.abs(ry)] as const,
      turn,
      large: large === 1,
      sweep: sweep === 1,
    };
    for (const curve of arcCurves([this.#x, this.#y], [x, y], arc)) this.segments.push(['C', ...curve]);
    this.#moveTo(x, y);
  }
}
