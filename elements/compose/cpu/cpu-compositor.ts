import { addSurface, type LightRow, loadPlate, meet, newRow, storeRow } from './composite.js';
import { planScene, sameGround, sameStep, type SurfacePlan } from '../scene/surface-plan.js';
import type { Box } from '../mesh/raster.js';
import type { PreparedScene, SceneInputs } from '../scene/scene.js';

/**
 * A picture kept up to date on the CPU: only px that a change can reach are computed again, and light that the change does
 * not touch is remembered while the same surfaces change, as they do while a hand drags.
 */
export class CpuCompositor {
  /** RGBA. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly #scene: PreparedScene;
  readonly #row: LightRow;
  #plans: readonly SurfacePlan[] | null = null;
  /**
   * Light of the plate and of the surfaces at rest, while those that `moving` names change; null where it is cheap to add
   * up, undefined until they change a second time, which tells that a hand is dragging.
   */
  #rest: { readonly moving: string; readonly light: Float32Array | null | undefined } = {
    moving: '',
    light: null,
  };

  /** The scene must be prepared for all its rows. */
  constructor(scene: PreparedScene) {
    this.#scene = scene;
    this.#row = newRow(scene.width);
    this.pixels = new Uint8ClampedArray(scene.width * scene.height * 4);
  }

  /** Brings `pixels` up to date; the box that changed, null when none did. */
  draw(inputs: SceneInputs): Box | null {
    const { width, height, surfaces } = this.#scene;
    const plans = planScene(this.#scene, inputs);
    const before = this.#plans;
    this.#plans = plans;
    if (!before) {
      const frame = { x0: 0, y0: 0, x1: width, y1: height };
      this.#paint(frame, plans, all(surfaces), null);
      return frame;
    }
    const moving = all(surfaces).filter((i) => !samePlan(before[i]!, plans[i]!));
    if (moving.length === 0) return null;
    const region = moving.map((i) => this.#reach(i, before[i]!, plans[i]!)).reduce(union);
    this.#paint(region, plans, moving, this.#restFor(moving, plans));
    return region;
  }

  /** Where a change of a surface's plan can be seen. */
  #reach(index: number, before: SurfacePlan, after: SurfacePlan): Box {
    const { box } = this.#scene.surfaces[index]!;
    if (!sameGround(before, after)) return box;
    const changed = [
      ...before.steps.filter((step) => !after.steps.some((other) => sameStep(step, other))),
      ...after.steps.filter((step) => !before.steps.some((other) => sameStep(step, other))),
    ];
    return changed
      .map((step) => (step.kind === 'print' ? intersection(step.print.uv.box, box) : box))
      .reduce(union, EMPTY);
  }

  /** Surfaces at rest whose prints would have to be sampled again make it worth remembering their light. */
  #restFor(moving: readonly number[], plans: readonly SurfacePlan[]): Float32Array | null {
    const { surfaces, width, height } = this.#scene;
    const key = moving.join();
    if (this.#rest.moving !== key) {
      this.#rest = { moving: key, light: undefined };
      return null;
    }
    if (this.#rest.light !== undefined) return this.#rest.light;
    const boxes = moving.map((i) => surfaces[i]!.box).reduce(union);
    const costly = plans.some(
      ({ steps }, i) =>
        !moving.includes(i) && steps.some((step) => step.kind === 'print' && meet(step.print.uv.box, boxes)),
    );
    const light = costly ? new Float32Array(width * height * 3) : null;
    this.#rest = { moving: key, light };
    if (!light) return null;
    for (let y = boxes.y0; y < boxes.y1; y++) {
      loadPlate(this.#row, this.#scene, y, boxes.x0, boxes.x1);
      surfaces.forEach((surface, i) => {
        if (!moving.includes(i)) addSurface(this.#row, surface, plans[i]!, y, boxes.x0, boxes.x1);
      });
      light.set(this.#row.light.subarray(3 * boxes.x0, 3 * boxes.x1), 3 * (y * width + boxes.x0));
    }
    return light;
  }

  #paint(
    { x0, y0, x1, y1 }: Box,
    plans: readonly SurfacePlan[],
    moving: readonly number[],
    rest: Float32Array | null,
  ): void {
    const { surfaces, width, tone } = this.#scene;
    for (let y = y0; y < y1; y++) {
      if (rest) this.#row.light.set(rest.subarray(3 * (y * width + x0), 3 * (y * width + x1)), 3 * x0);
      else loadPlate(this.#row, this.#scene, y, x0, x1);
      surfaces.forEach((surface, i) => {
        if (!rest || moving.includes(i)) addSurface(this.#row, surface, plans[i]!, y, x0, x1);
      });
      storeRow(this.#row, tone, this.pixels, y * width * 4, 4, x0, x1);
    }
  }
}

const EMPTY: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };

const all = (list: readonly unknown[]): number[] => list.map((_, i) => i);

const samePlan = (one: SurfacePlan, other: SurfacePlan): boolean =>
  sameBase(one, other) &&
  one.steps.length === other.steps.length &&
  one.steps.every((step, i) => sameStep(step, other.steps[i]!));

const sameBase = (one: SurfacePlan, other: SurfacePlan): boolean =>
  one.base.every((value, i) => value === other.base[i]);

const isEmpty = ({ x0, y0, x1, y1 }: Box): boolean => x0 >= x1 || y0 >= y1;

function union(one: Box, other: Box): Box {
  if (isEmpty(one)) return other;
  if (isEmpty(other)) return one;
  return {
    x0: Math.min(one.x0, other.x0),
    y0: Math.min(one.y0, other.y0),
    x1: Math.max(one.x1, other.x1),
    y1: Math.max(one.y1, other.y1),
  };
}

const intersection = (one: Box, other: Box): Box => ({
  x0: Math.max(one.x0, other.x0),
  y0: Math.max(one.y0, other.y0),
  x1: Math.min(one.x1, other.x1),
  y1: Math.min(one.y1, other.y1),
});
