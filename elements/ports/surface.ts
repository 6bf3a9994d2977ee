import type { Matrix } from '../math/matrix.js';
import type { Point, Rect, Size } from '../math/geometry.js';

/** How much of the page shows: a fixed scale (1 = 100 %), or fitted to the free canvas. */
export type ZoomChoice = number | 'fit' | 'fill';

/** The canvas as the editor's logic sees it. `canvas/` is the only one that implements it. */
export interface Surface {
  /** CSS pixels of the canvas element. */
  readonly size: Size;
  /** Topmost object of the current page under a page point, or null. */
  hitTest(point: Point): string | null;
  /** All objects of the current page under a page point, topmost first. */
  hitTestAll(point: Point): readonly string[];
  /** Ids of the objects whose bounds meet the rectangle (page coordinates). */
  within(area: Rect): readonly string[];
  /** From page to CSS pixels of the canvas. */
  readonly view: Matrix;
  /** Begins preparing the layers for dragging these objects; cheap to call again. */
  prepareDrag(ids: readonly string[]): void;
  /** Brings the keyboard to the page, unless the user is typing in a field elsewhere. */
  takeKeyboard(): void;
}
