import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { clamp, type Point, type Rect, type Size } from '../math/geometry.js';
import { invert, transformPoint, transformRect, type Matrix } from '../math/matrix.js';
import type { ZoomChoice } from '../ports/surface.js';

/** Zoom choices of the menu, percent, after which come Fit and Fill [B-005]. */
export const ZOOM_PERCENTS = [300, 200, 125, 100, 75, 50, 25, 10] as const;

/** Free canvas kept around the page in Fit, CSS pixels. */
const MARGIN = 40;
/** Room left around what is brought into sight, CSS pixels. */
const REVEAL_ROOM = 24;
const MIN_SCALE = 0.05;
const MAX_SCALE = 8;

/** Page pixels; a bleed is in sight too when the page is fitted. */
interface PageOnCanvas extends Size {
  readonly bleed?: number | undefined;
}

/**
 * Between pages that lie under one another, CSS pixels: room for what the lower one is called, and less than the margin of Fit,
 * so that the pages around show their edges.
 */
export const PAGE_GAP = 28;

/** How many pages lie above and below the current one on the canvas. */
export interface PagesAround {
  readonly above: number;
  readonly below: number;
}

/** CSS pixels of the canvas that panels lie over, at its sides. */
export interface Covered {
  readonly left: number;
  readonly right: number;
}

/** How the page lies on the canvas: scale and offset in CSS pixels. View state, never saved. */
export class Viewport {
  readonly #pageSize: () => PageOnCanvas;
  readonly #choice = signal<ZoomChoice>('fit');
  readonly #size = signal<Size>({ width: 0, height: 0 });
  readonly #pan = signal<Point>({ x: 0, y: 0 });
  readonly #covered = signal<Covered>({ left: 0, right: 0 });
  #panels: Covered = { left: 0, right: 0 };
  readonly #page = signal<Required<PageOnCanvas>>({ width: 1, height: 1, bleed: 0 });
  #around: PagesAround = { above: 0, below: 0 };

  /** Fit when the design opens [B-005]. */
  readonly choice: ReadonlySignal<ZoomChoice> = this.#choice;
  /** CSS pixels of the canvas. */
  readonly size: ReadonlySignal<Size> = this.#size;
  /** CSS pixels a page pixel covers. */
  readonly scale: ReadonlySignal<number> = computed(() => this.#scaleFor(this.#choice.value));
  /** Where the page lies, in fractions of a pixel: what panning and zooming add up in. */
  readonly #exact: ReadonlySignal<Matrix> = computed(() => {
    const scale = this.scale.value;
    const { width, height } = this.#size.value;
    const page = this.#page.value;
    const pan = this.#pan.value;
    // what is fitted lies where it can be seen; what is zoomed by hand stays where it is
    const aside =
      this.#choice.value === 'fit' ? (this.#covered.value.left - this.#covered.value.right) / 2 : 0;
    const left = (width - page.width * scale) / 2 + aside + pan.x;
    const top = (height - page.height * scale) / 2 + pan.y;
    return [scale, 0, 0, scale, left, top];
  });
  /**
   * From page to CSS pixels of the canvas. The page's corner lies on a whole pixel, so that 100% shows the page's own
   * pixels and not a blend of neighbors.
   */
  readonly matrix: ReadonlySignal<Matrix> = computed(() => {
    const [scale, , , , left, top] = this.#exact.value;
    return [scale, 0, 0, scale, Math.round(left), Math.round(top)];
  });

  constructor(pageSize: () => PageOnCanvas) {
    this.#pageSize = pageSize;
    this.refresh();
  }

  /** Takes up the page's size anew, after it changed. */
  refresh(): void {
    const { width, height, bleed = 0 } = this.#pageSize();
    const old = this.#page.peek();
    if (old.width !== width || old.height !== height || old.bleed !== bleed)
      this.#page.value = { width, height, bleed };
  }

  resize(size: Size): void {
    this.#heedPanels();
    this.#size.value = size;
  }

  /**
   * Tells what panels lie over: Fit, chosen or followed as the canvas changes its size, counts what is left. A panel that
   * comes or goes moves nothing by itself, since the pointer that closes it may be on an object.
   */
  cover(panels: Covered): void {
    this.#panels = panels;
  }

  #heedPanels(): void {
    const { left, right } = this.#covered.peek();
    if (left !== this.#panels.left || right !== this.#panels.right) this.#covered.value = this.#panels;
  }

  /** A choice of the menu; the page is centered again. */
  choose(choice: ZoomChoice): void {
    this.#heedPanels();
    this.#choice.value = typeof choice === 'number' ? clamp(choice, MIN_SCALE, MAX_SCALE) : choice;
    this.#pan.value = { x: 0, y: 0 };
  }

  /** The next larger or smaller choice of the menu. */
  step(direction: 1 | -1): void {
    const scale = this.scale.peek();
    const scales = ZOOM_PERCENTS.map((percent) => percent / 100).sort((a, b) => a - b);
    const next =
      direction > 0 ? scales.find((s) => s > scale * 1.01) : scales.findLast((s) => s < scale * 0.99);
    if (next !== undefined) this.zoomAt(next, this.#middle());
  }

  /** Zooms to a scale while what lies under a canvas point stays there. */
  zoomAt(scale: number, at: Point): void {
    const page = this.toPage(at);
    this.#choice.value = clamp(scale, MIN_SCALE, MAX_SCALE);
    const now = transformPoint(this.#exact.peek(), page);
    this.panBy({ x: at.x - now.x, y: at.y - now.y });
  }

  /** Moves the page by CSS pixels; some of it always stays in sight. */
  panBy(delta: Point): void {
    const { width, height } = this.#size.peek();
    const scale = this.scale.peek();
    const page = this.#page.peek();
    const reachX = (width + page.width * scale) / 2 - MARGIN;
    const reachY = (height + page.height * scale) / 2 - MARGIN;
    const pan = this.#pan.peek();
    const { above, below } = this.#around;
    this.#pan.value = {
      x: clamp(pan.x + delta.x, -Math.max(0, reachX), Math.max(0, reachX)),
      y: clamp(
        pan.y + delta.y,
        -Math.max(0, reachY) - below * this.pitch,
        Math.max(0, reachY) + above * this.pitch,
      ),
    };
  }

  /** From the top of a page to that of the one under it, CSS pixels. */
  get pitch(): number {
    return this.#page.value.height * this.scale.value + PAGE_GAP;
  }

  /** Tells how many pages lie around the current one; the view reaches all of them [E-020]. */
  surround(around: PagesAround): void {
    this.#around = around;
    this.panBy({ x: 0, y: 0 });
  }

  /** Where the top of the page so many places under the current one lies, CSS pixels of the canvas: a whole one. */
  topOf(places: number): number {
    return Math.round(this.#exact.value[5] + places * this.pitch);
  }

  /** The page so many places under the current one takes over: it stays where it lies, the view moves by nothing. */
  turn(places: number): void {
    const { x, y } = this.#pan.peek();
    this.#pan.value = { x, y: y + places * this.pitch };
  }

  /** The current page in the middle, or from its top where it is taller than the canvas. */
  showPage(): void {
    const { height } = this.#size.peek();
    const over = (this.#page.peek().height * this.scale.peek() + 2 * MARGIN - height) / 2;
    this.#pan.value = { x: this.#pan.peek().x, y: Math.max(0, over) };
  }

  /**
   * Moves the page just so far that a part of it is in sight, page pixels. What lies beside the page is followed to the
   * page's edge and no further: beyond there is nothing to see.
   */
  reveal(part: Rect): void {
    const page = this.#page.peek();
    const size = this.#size.peek();
    if (size.width === 0 || size.height === 0) return;
    const [x, right] = [part.x, part.x + part.width].map((at) => clamp(at, 0, page.width)) as [
      number,
      number,
    ];
    const [y, bottom] = [part.y, part.y + part.height].map((at) => clamp(at, 0, page.height)) as [
      number,
      number,
    ];
    const seen = transformRect(this.#exact.peek(), { x, y, width: right - x, height: bottom - y });
    const delta = {
      x: intoSight(seen.x, seen.x + seen.width, size.width),
      y: intoSight(seen.y, seen.y + seen.height, size.height),
    };
    if (delta.x !== 0 || delta.y !== 0) this.panBy(delta);
  }

  toPage(canvas: Point): Point {
    return transformPoint(invert(this.matrix.peek()), canvas);
  }

  #middle(): Point {
    const { width, height } = this.#size.peek();
    return { x: width / 2, y: height / 2 };
  }

  #scaleFor(choice: ZoomChoice): number {
    if (typeof choice === 'number') return choice;
    const { width, height } = this.#size.value;
    const page = this.#page.value;
    if (width === 0 || height === 0) return 1;
    if (choice === 'fill')
      return clamp(Math.max(width / page.width, height / page.height), MIN_SCALE, MAX_SCALE);
    const { left, right } = this.#covered.value;
    const free = {
      width: Math.max(1, width - left - right - 2 * MARGIN),
      height: Math.max(1, height - 2 * MARGIN),
    };
    const [across, down] = [page.width + 2 * page.bleed, page.height + 2 * page.bleed];
    return clamp(Math.min(free.width / across, free.height / down), MIN_SCALE, MAX_SCALE);
  }
}

/** How far to move what reaches from `start` to `end` to have it between 0 and `length`; its start goes before its end. */
function intoSight(start: number, end: number, length: number): number {
  if (start >= 0 && end <= length) return 0;
  const room = Math.max(0, Math.min(REVEAL_ROOM, (length - (end - start)) / 2));
  return start < 0 || end - start > length ? room - start : length - room - end;
}
