import { EMPTY_RECT, unionRects, type Point, type Size } from '../../math/geometry.js';
import { multiply, translation, type Matrix } from '../../math/matrix.js';
import type { DmItem } from '../scene/dm-item.js';
import type { Paintable } from '../scene/paintable.js';
import { deviceRect } from './device-rect.js';
import { OffscreenLayer } from './offscreen-layer.js';
import type { Pass } from './page-painter.js';

/** So few objects are painted as quickly as they are copied, and sharper. */
const FEW = 12;
/** A layer holds what lies beside the canvas as well; one that is so many times as large is not made. */
const MOST_TIMES = 2;
/** Lengths on the page that differ by less are the same. */
const SAME = 1e-6;

/** Where an object was when it was painted, and as what. */
interface Anchor extends Point {
  readonly item: DmItem;
  readonly revision: number;
}

/**
 * Objects that are painted ahead and put down wherever they are moved to together, so that a frame costs one copy however many
 * they are. Put down on whole pixels: up to half a pixel off, until things rest and all is painted sharp.
 */
export class MovedLayer {
  readonly #layer: OffscreenLayer;
  readonly #anchors: readonly Anchor[];
  readonly #view: Matrix;
  readonly #corner: Point;
  #painted = false;
  /** They were moved while they were still being painted, some here and some there: nothing to put down. */
  #spoiled = false;

  /** null where it would not be quicker, or too large. `size` is the canvas's, device pixels. */
  static begin(
    contextFor: () => CanvasRenderingContext2D,
    items: readonly Paintable[],
    { view, size }: { readonly view: Matrix; readonly size: Size },
  ): MovedLayer | null {
    if (items.length <= FEW) return null;
    const ink = items.reduce((all, item) => unionRects(all, item.ink), EMPTY_RECT);
    const { x, y, width, height } = deviceRect(ink, view);
    if (width * height > MOST_TIMES * size.width * size.height) return null;
    const shifted = multiply(translation(-x, -y), view);
    const layer = new OffscreenLayer(contextFor(), items, {
      editor: null,
      view: shifted,
      size: { width, height },
    });
    return new MovedLayer(layer, items, view, { x, y });
  }

  private constructor(layer: OffscreenLayer, items: readonly Paintable[], view: Matrix, corner: Point) {
    this.#layer = layer;
    this.#view = view;
    this.#corner = corner;
    this.#anchors = items
      .flatMap((paintable) => paintable.items)
      .map((item) => ({ ...item.object.position, item, revision: item.revision }));
  }

  /** Paints on until this time; true when nothing is left to do. */
  advance(until: number): boolean {
    if (this.#painted || this.#spoiled) return true;
    const by = this.#movedBy();
    this.#spoiled = !by || by.x !== 0 || by.y !== 0;
    this.#painted = !this.#spoiled && this.#layer.advance(until);
    return this.#painted || this.#spoiled;
  }

  end(): void {
    this.#layer.end();
  }

  /** Puts them down where they are now; false when anything happened to them but being moved together. */
  paint({ context }: Pass): boolean {
    const by = this.#spoiled ? null : this.#movedBy();
    if (!by) return false;
    const [a, b, c, d] = this.#view;
    const x = this.#corner.x + Math.round(a * by.x + c * by.y);
    const y = this.#corner.y + Math.round(b * by.x + d * by.y);
    context.drawImage(this.#layer.canvas, x, y);
    return true;
  }

  /** How far all of them went, page pixels; null when not all went the same way. */
  #movedBy(): Point | null {
    const [first] = this.#anchors;
    if (!first) return null;
    const { position } = first.item.object;
    const by = { x: position.x - first.x, y: position.y - first.y };
    const together = this.#anchors.every(
      ({ item, revision, x, y }) =>
        item.revision === revision &&
        Math.abs(item.object.position.x - x - by.x) < SAME &&
        Math.abs(item.object.position.y - y - by.y) < SAME,
    );
    return together ? by : null;
  }
}
