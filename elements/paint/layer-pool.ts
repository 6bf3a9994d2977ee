import type { PaintCanvas, PaintContext, PaintEnv } from './env.js';

export interface Layer {
  readonly canvas: PaintCanvas;
  readonly context: PaintContext;
}

/** Sizes are rounded up to this, so that a layer that grows by a pixel while dragging is used again. */
const STEP = 64;
const MOST_KEPT = 6;

/** Offscreen canvases for groups that are composed before they are painted, used again and again. */
export class LayerPool {
  readonly #env: PaintEnv;
  readonly #free: Layer[] = [];

  constructor(env: PaintEnv) {
    this.#env = env;
  }

  /** A cleared layer of at least this size, with an untouched state. Give it back when done. */
  take(width: number, height: number): Layer {
    const w = Math.ceil(width / STEP) * STEP;
    const h = Math.ceil(height / STEP) * STEP;
    const at = this.#free.findIndex(({ canvas }) => canvas.width === w && canvas.height === h);
    const layer = at < 0 ? this.#create(w, h) : this.#free.splice(at, 1)[0]!;
    layer.context.save();
    return layer;
  }

  give(layer: Layer): void {
    const { canvas, context } = layer;
    context.restore();
    context.clearRect(0, 0, canvas.width, canvas.height);
    this.#free.push(layer);
    if (this.#free.length > MOST_KEPT) this.#free.shift();
  }

  #create(width: number, height: number): Layer {
    const canvas = this.#env.createCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error(`no memory for a layer of ${width} x ${height} pixels`);
    return { canvas, context };
  }
}
