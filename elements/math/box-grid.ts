import { clamp, rectsIntersect, type Rect } from './geometry.js';

/** Most cells on a side: more of them cost more to enter large boxes than they spare. */
const MOST_CELLS = 64;

/** Boxes by where they lie, so that asking what one meets looks at its neighbors alone. */
export class BoxGrid {
  readonly #area: Rect;
  readonly #side: number;
  readonly #cells: Rect[][];

  /** `count` boxes in an area; those outside lie in the cells at its edge. */
  constructor(area: Rect, count: number) {
    this.#area = area;
    this.#side = clamp(Math.ceil(Math.sqrt(count)), 1, MOST_CELLS);
    this.#cells = Array.from({ length: this.#side ** 2 }, () => []);
  }

  add(box: Rect): void {
    for (const cell of this.#cellsOf(box)) cell.push(box);
  }

  /** Whether a box shares more than an edge with one that was added. */
  meets(box: Rect): boolean {
    return this.#cellsOf(box).some((cell) => cell.some((other) => rectsIntersect(box, other)));
  }

  #cellsOf({ x, y, width, height }: Rect): Rect[][] {
    const { x: left, y: top, width: across, height: down } = this.#area;
    const [from, to] = [this.#at(x - left, across), this.#at(x + width - left, across)];
    const [first, last] = [this.#at(y - top, down), this.#at(y + height - top, down)];
    const found: Rect[][] = [];
    for (let row = first; row <= last; row++)
      for (let column = from; column <= to; column++) found.push(this.#cells[row * this.#side + column]!);
    return found;
  }

  #at(offset: number, length: number): number {
    return length > 0 ? clamp(Math.floor((offset / length) * this.#side), 0, this.#side - 1) : 0;
  }
}
