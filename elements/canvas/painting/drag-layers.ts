import type { Op } from '../../display/ops.js';
import type { Editor } from '../../editor/editor.js';
import type { Rect, Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import { cancelIdle, onIdle } from './idle-callback.js';
import { OffscreenLayer, newContext } from './offscreen-layer.js';
import { paintPageColor, paintItems, type Pass } from './page-painter.js';
import type { Paintable } from '../scene/paintable.js';

/** Time one slice of preparing may take, milliseconds: a frame keeps room for everything else. */
const SLICE = 5;
interface Prepared {
  readonly live: readonly Paintable[];
  readonly liveIds: ReadonlySet<string>;
  readonly below: OffscreenLayer;
  /** null when nothing lies above. */
  readonly above: OffscreenLayer | null;
}

/**
 * What lies below and above the selected objects, painted ahead in idle time. While those objects change, a place is
 * painted anew from two copies and themselves, whatever else is on the page.
 */
export class DragLayers {
  readonly #editor: Editor;
  readonly #canvases: CanvasRenderingContext2D[] = [];
  #prepared: Prepared | null = null;
  #ready = false;
  #idle: number | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** True when the object may change without making the layers wrong. */
  isLive(id: string): boolean {
    return this.#prepared?.liveIds.has(id) ?? false;
  }

  /** Begins to prepare for these objects, bottom first; what was prepared before is forgotten. */
  prepare(ids: readonly string[], items: readonly Paintable[], view: Matrix, size: Size): void {
    this.drop();
    const chosen = new Set(ids);
    const isChosen = (paintable: Paintable): boolean => idsOf(paintable).some((id) => chosen.has(id));
    const first = items.findIndex(isChosen);
    const last = items.findLastIndex(isChosen);
    if (first < 0 || size.width === 0 || size.height === 0) return;
    const live = items.slice(first, last + 1);
    const above = items.slice(last + 1);
    // what lies above is painted on nothing: a blend with what is below would be lost
    if (above.some((item) => blends(item.group))) return;
    this.#prepared = {
      live,
      liveIds: new Set(live.flatMap(idsOf)),
      below: this.#layer(0, items.slice(0, first), view, size),
      above: above.length > 0 ? this.#layer(1, above, view, size) : null,
    };
    paintPageColor(this.#prepared.below.pass, this.#editor);
    this.#later();
  }

  /** Forgets everything: something else changed. */
  drop(): void {
    if (this.#idle !== null) cancelIdle(this.#idle);
    for (const layer of [this.#prepared?.below, this.#prepared?.above]) layer?.end();
    this.#idle = null;
    this.#prepared = null;
    this.#ready = false;
  }

  /** Frees the canvases too. */
  dispose(): void {
    this.drop();
    for (const { canvas } of this.#canvases) canvas.width = canvas.height = 0;
    this.#canvases.length = 0;
  }

  /** Paints a begun pass from the prepared layers. Only when `ready`. */
  paint(pass: Pass): void {
    const { live, below, above } = this.#prepared!;
    copy(below, pass);
    paintItems(pass, live);
    if (above) copy(above, pass);
  }

  /** Prepares on until the slice is over; true when all is ready. */
  work(until = performance.now() + SLICE): boolean {
    const prepared = this.#prepared;
    if (!prepared || this.#ready) return this.#ready;
    const ready = prepared.below.advance(until) && (prepared.above?.advance(until) ?? true);
    this.#ready = ready;
    return ready;
  }

  #later(): void {
    this.#idle = onIdle(() => {
      this.#idle = null;
      if (!this.work()) this.#later();
    });
  }

  #layer(index: number, items: readonly Paintable[], view: Matrix, size: Size): OffscreenLayer {
    const context = (this.#canvases[index] ??= newContext());
    return new OffscreenLayer(context, items, { editor: this.#editor, view, size });
  }
}

function copy({ canvas }: OffscreenLayer, { context, area }: Pass): void {
  const { x, y, width, height }: Rect = area;
  context.drawImage(canvas, x, y, width, height, x, y, width, height);
}

const idsOf = ({ items }: Paintable): readonly string[] => items.map((item) => item.object.id);

const blends = (op: Op): boolean =>
  op.op === 'group' && ((op.blend ?? 'normal') !== 'normal' || op.children.some(blends));
