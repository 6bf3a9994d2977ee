import { isEmptyRect, rectsIntersect, unionRects, type Rect } from '../../math/geometry.js';

/** More separate places than this are repainted as one. */
const MOST = 12;

/** What must be painted again: rectangles that do not overlap, or everything. Units are the caller's. */
export class Damage {
  #rects: Rect[] = [];
  #all = false;

  get all(): boolean {
    return this.#all;
  }

  get rects(): readonly Rect[] {
    return this.#rects;
  }

  get isEmpty(): boolean {
    return !this.#all && this.#rects.length === 0;
  }

  add(rect: Rect): void {
    if (this.#all || isEmptyRect(rect)) return;
    let joined = rect;
    let rest = this.#rects;
    // what the union now touches joins too
    for (;;) {
      const apart = rest.filter((other) => !rectsIntersect(other, joined));
      if (apart.length === rest.length) break;
      joined = rest.filter((other) => rectsIntersect(other, joined)).reduce(unionRects, joined);
      rest = apart;
    }
    this.#rects = [...rest, joined];
    if (this.#rects.length > MOST) this.#rects = [this.#rects.reduce(unionRects)];
  }

  addAll(): void {
    this.#all = true;
    this.#rects = [];
  }

  clear(): void {
    this.#all = false;
    this.#rects = [];
  }
}
