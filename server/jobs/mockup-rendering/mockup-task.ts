import { composite } from '../../../elements/compose/cpu/composite.js';
import type { CropDetails } from '../../../elements/compose/format/mockup-inputs.js';
import { allocateShared, pyramidOf } from '../../../elements/compose/pictures/pyramid.js';
import {
  prepareScene,
  type DecodedScene,
  type SceneImage,
  type SceneInputs,
} from '../../../elements/compose/scene/scene.js';

/**
 * Runs in a worker thread: composing a render takes a core for a while. All that is large lies in memory that threads
 * share.
 */

/** A picture that was put in, scaled to a texture. */
export interface SharedArt {
  readonly rgba: Uint8Array;
  /** px of `rgba`, powers of two. */
  readonly across: number;
  readonly down: number;
  /** px of the picture itself, upright. */
  readonly width: number;
  readonly height: number;
  readonly crop: CropDetails;
}

export interface BandTask {
  readonly scene: DecodedScene;
  readonly inputs: SceneInputs;
  readonly from: number;
  readonly to: number;
  /** RGB of the whole picture. */
  readonly out: Uint8Array;
  /** Counts the rows that are composed, of all bands. */
  readonly done: Int32Array;
}

/** Rows after which it is told how far the band is. */
const STEP = 50;

/** The halves of a picture: made once, sampled by the threads of all bands. */
export const imageOf = ({ rgba, across, down, ...image }: SharedArt): SceneImage => ({
  ...image,
  pyramid: pyramidOf(rgba, across, down, allocateShared),
});

/** Composes rows `from` to `to` (not included) into `out`. */
export function composeBand({ scene, inputs, from, to, out, done }: BandTask): void {
  const prepared = prepareScene(scene, { from, to });
  const stride = scene.width * 3;
  for (let y = from; y < to; y += STEP) {
    const end = Math.min(to, y + STEP);
    composite(prepared, inputs, { from: y, to: end, out: out.subarray(y * stride, end * stride) });
    Atomics.add(done, 0, end - y);
  }
}
