import type { Op } from '../../display/ops.js';
import type { Editor } from '../../editor/editor.js';
import type { Rect, Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import { cancelIdle, onIdle } from './idle-callback.js';
import { OffscreenLayer, newContext } from './offscreen-layer.js';
import { MovedLayer } from './moved-layer.js';
import { paintPageColor, paintItems, type Pass } from './page-painter.js';
import type { Paintable } from '../scene/paintable.js';

/** Time one slice of preparing may take, milliseconds: a frame keeps room for everything else. */
const SLICE = 5;

type LayerName = 'below' | 'above' | 'moved';

interface Prepared {
  readonly live: readonly Paintable[];
  readonly liveIds: ReadonlySet<string>;
  /** null when nothing but the page's color lies below. */
  readonly below: OffscreenLayer | null;
  /** null when nothing lies above. */
  readonly above: OffscreenLayer | null;
  /** The objects themselves, where they are many and nothing between them stays. */
  readonly moved: MovedLayer | null;
}

/**
 * What lies below and above the selected objects, painted ahead in idle time. While those objects change, a place is
 * painted anew from two copies and themselves, whatever else is on the page; many that are moved are a copy too.
 */
export class DragLayers {
  readonly #editor: Editor;
  readonly #contexts = new Map<LayerName, CanvasRenderingContext2D>();
  #prepared: Prepared | null = null;
  #ready = false;
  #idle: number | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** True when a frame in which the objects are moved costs copies alone, however many they are. */
  get moves(): boolean {
    return this.#prepared?.moved != null;
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
    const below = items.slice(0, first);
    const together = live.every((item) => isChosen(item) && !blends(item.group));
    this.#prepared = {
      live,
      liveIds: new Set(live.flatMap(idsOf)),
      below: below.length > 0 ? this.#layer('below', below, view, size) : null,
      above: above.length > 0 ? this.#layer('above', above, view, size) : null,
      moved: together ? MovedLayer.begin(() => this.#context('moved'), live, { view, size }) : null,
    };
    if (this.#prepared.below) paintPageColor(this.#prepared.below.pass, this.#editor);
    this.#later();
  }

  /** Forgets everything: something else changed. */
  drop(): void {
    if (this.#idle !== null) cancelIdle(this.#idle);
    const { below, above, moved } = this.#prepared ?? {};
    for (const layer of [below, above, moved]) layer?.end();
    this.#idle = null;
    this.#prepared = null;
    this.#ready = false;
  }

  /** Frees the canvases too. */
  dispose(): void {
    this.drop();
    for (const { canvas } of this.#contexts.values()) canvas.width = canvas.height = 0;
    this.#contexts.clear();
  }

  /** Paints a begun pass from the prepared layers. Only when `ready`. */
  paint(pass: Pass): void {
    const { live, below, above, moved } = this.#prepared!;
    if (below) copy(below, pass);
    else paintPageColor(pass, this.#editor);
    if (!moved?.paint(pass)) paintItems(pass, live);
    if (above) copy(above, pass);
  }

  /** Prepares on until the slice is over; true when all is ready. */
  work(until = performance.now() + SLICE): boolean {
    const prepared = this.#prepared;
    if (!prepared || this.#ready) return this.#ready;
    const layers = [prepared.below, prepared.above, prepared.moved];
    this.#ready = layers.every((layer) => layer?.advance(until) ?? true);
    return this.#ready;
  }

  #later(): void {
    this.#idle = onIdle(() => {
      this.#idle = null;
      if (!this.work()) this.#later();
    });
  }

  #layer(name: LayerName, items: readonly Paintable[], view: Matrix, size: Size): OffscreenLayer {
    return new OffscreenLayer(this.#context(name), items, { editor: this.#editor, view, size });
  }

  #context(name: LayerName): CanvasRenderingContext2D {
    const context = this.#contexts.get(name) ?? newContext();
    this.#contexts.set(name, context);
    return context;
  }
}

function copy({ canvas }: OffscreenLayer, { context, area }: Pass): void {
  const { x, y, width, height }: Rect = area;
  context.drawImage(canvas, x, y, width, height, x, y, width, height);
}

const idsOf = ({ items }: Paintable): readonly string[] => items.map((item) => item.object.id);

const blends = (op: Op): boolean =>
  op.op === 'group' && ((op.blend ?? 'normal') !== 'normal' || op.children.some(blends));
