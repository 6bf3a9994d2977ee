import { pageFrame } from '../animation/page-frame.js';
import { objectGroups, type Schedule } from '../animation/schedule.js';
import type { PaintContext, PaintEnv } from '../paint/env.js';
import { paintOps } from '../paint/painter.js';
import { PrebuiltLayers } from '../paint/prebuilt-layers.js';

/** A page that can be shown at any moment, quickly: its objects are painted once. */
export class PageStage {
  readonly schedule: Schedule;
  readonly #layers: PrebuiltLayers;
  readonly #scale: number;
  #ready = false;

  /** `scale` canvas pixels to a page pixel. */
  constructor(schedule: Schedule, scale: number, env: PaintEnv) {
    this.schedule = schedule;
    this.#scale = scale;
    const { page } = schedule;
    this.#layers = new PrebuiltLayers(objectGroups(page.ops), page, scale, env);
  }

  /** Paints objects ahead for so many milliseconds; true when all are there. */
  prepare(ms: number): boolean {
    this.#ready ||= this.#layers.prepare(ms);
    return this.#ready;
  }

  /** Paints the page on an empty canvas of its size as it is at a moment, seconds since it began. */
  paint(context: PaintContext, time: number): void {
    const scale = this.#scale;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintOps(context, this.#layers.ops(pageFrame(this.schedule, time)), this.#layers.env);
  }
}
