import { illustrate, SHAPES, type Shape } from '../../../elements/illustrate/illustrate.js';
import { readDrawing } from '../../../elements/illustrate/read-drawing.js';
import type { Drawing } from '../../../elements/illustrate/scene.js';
import type { Understanding } from '../../../elements/illustrate/words/understanding.js';
import { encodeCanvas, nodePaintEnv } from '../../../elements/render/node.js';
import { paintPage } from '../../../elements/render/paint-page.js';

/** Runs in a worker thread: painting a picture would hold up every request. */

export interface IllustrateTask {
  readonly wish: Understanding;
  readonly seed: number;
  readonly shape: Shape;
  /** SVG text of the catalog's drawings that the wish names, by id. */
  readonly drawings: ReadonlyMap<string, string>;
}

const env = nodePaintEnv(() => undefined);

/** The picture as a PNG. */
export async function paintIllustration({
  wish,
  seed,
  shape,
  drawings,
}: IllustrateTask): Promise<Uint8Array> {
  const read = new Map<string, Drawing | null>();
  for (const [id, svg] of drawings) read.set(id, readDrawing(svg));
  const { ops } = illustrate({ wish, seed, shape, drawing: (id) => read.get(id) ?? null });
  return encodeCanvas(paintPage({ ops, size: SHAPES[shape], scale: 1 }, env), { format: 'png' });
}
