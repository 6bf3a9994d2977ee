import { columnsFor, spanWithin, type GridShape, type Span } from './grid-geometry.js';

/** What a list asks of its grid, CSS pixels. */
export interface GridStyle {
  /** A column is at least this wide; `fewest` columns there are in any case. */
  readonly narrowest: number;
  readonly fewest: number;
  readonly columnGap: number;
  readonly rowGap: number;
  /** What an item is thought to need until one is measured. */
  readonly rowHeight: number;
}

/** How a grid stands in the page, and which of its items are near the window. */
export interface GridView {
  readonly shape: GridShape;
  readonly span: Span;
}

/** Above and below the window, of its height: whoever scrolls sees no gap. */
const AHEAD = 0.75;
/** Shown at once, before the page has said how much it shows. */
const BEFORE_MEASURING: Span = { first: 0, end: 24 };

/** Follows the size of a grid and the scrolling of the page. */
export class GridMeter {
  readonly #style: GridStyle;
  #grid: HTMLElement | null = null;
  #count = 0;
  #rowHeight: number;
  #changed = (): void => undefined;
  #view: GridView;

  constructor(style: GridStyle) {
    this.#style = style;
    this.#rowHeight = style.rowHeight;
    this.#view = { shape: this.#shapeFor(0), span: BEFORE_MEASURING };
  }

  readonly view = (): GridView => this.#view;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed = changed;
    // the body too: what stands above the grid moves it
    const sizes = new ResizeObserver(this.#look);
    sizes.observe(document.body);
    if (this.#grid) sizes.observe(this.#grid);
    addEventListener('scroll', this.#look, { passive: true });
    addEventListener('resize', this.#look);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', this.#look);
      removeEventListener('resize', this.#look);
    };
  };

  /** Told after each drawing of the list: items that are taller than thought keep their room from then on. */
  readonly drawn = (grid: HTMLElement | null, count: number): void => {
    this.#grid = grid;
    this.#count = count;
    for (const { firstElementChild: item } of grid?.children ?? [])
      this.#rowHeight = Math.max(this.#rowHeight, (item as HTMLElement | null)?.offsetHeight ?? 0);
    this.#look();
  };

  readonly #look = (): void => {
    const width = this.#grid?.clientWidth ?? 0;
    if (!this.#grid || width === 0) return;
    const shape = this.#shapeFor(width);
    const { top } = this.#grid.getBoundingClientRect();
    const ahead = innerHeight * AHEAD;
    const near = { top: -top - ahead, bottom: innerHeight - top + ahead };
    const span = spanWithin(shape, this.#count, near);
    const next = { shape, span };
    if (JSON.stringify(next) === JSON.stringify(this.#view)) return;
    this.#view = next;
    this.#changed();
  };

  #shapeFor(width: number): GridShape {
    const { narrowest, fewest, columnGap, rowGap } = this.#style;
    const columns = columnsFor(width, { narrowest, gap: columnGap, fewest });
    return { ...columns, rowHeight: this.#rowHeight, columnGap, rowGap };
  }
}
