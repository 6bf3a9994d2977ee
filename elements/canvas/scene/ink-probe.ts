import type { Op } from '../../display/ops.js';
import type { Point } from '../../math/geometry.js';
import { paintOps } from '../../paint/painter.js';
import type { PaintEnv } from '../../paint/env.js';

/** Side of the probe, pixels: odd, so that one pixel is its middle. */
const SIDE = 9;
const MIDDLE = SIDE / 2;
/** Ink fainter than this does not count, of 255. */
const FAINT = 12;

/** Looks whether ops leave ink near a point, by painting just that place: right for masks, strokes and gradients alike. */
export class InkProbe {
  readonly #env: PaintEnv;
  readonly #context: CanvasRenderingContext2D;

  constructor(env: PaintEnv) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    this.#env = env;
    this.#context = canvas.getContext('2d', { willReadFrequently: true })!;
  }

  /** True when there is ink within `reach` of the point, both in the ops' own units. */
  hasInk(ops: readonly Op[], point: Point, reach: number): boolean {
    const context = this.#context;
    const scale = MIDDLE / Math.max(reach, 0.25);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, SIDE, SIDE);
    context.setTransform(scale, 0, 0, scale, MIDDLE - point.x * scale, MIDDLE - point.y * scale);
    paintOps(context, ops, this.#env);
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    for (let i = 3; i < data.length; i += 4) if (data[i]! > FAINT) return true;
    return false;
  }
}
