import { clamp, type Size } from '../../math/geometry.js';

/** A slider's value should be on the screen within this time, milliseconds. */
const QUICK = 24;
/** Pixels of a quick picture, at first and in the end. */
const FIRST = 1_000_000;
const LEAST = 150_000;
const MOST = 4_000_000;
/** Pictures that must be smaller than they are shown get so in steps, else each would have a size of its own. */
const STEPS = 4;
/** Scaled up by less than this no softness is seen. */
const UNSEEN = 1.02;

/** Whether a picture of this size is sharp where `asked` device pixels are. */
export const covers = ({ width, height }: Size, asked: Size, natural: Size): boolean =>
  width * UNSEEN >= Math.min(asked.width, natural.width) &&
  height * UNSEEN >= Math.min(asked.height, natural.height);

/** At what sizes effects are computed. */
export class EffectSizes {
  #budget = FIRST;

  /** Large enough for so many device pixels, within what is quick on this machine. */
  quick(asked: Size, natural: Size): Size {
    const wanted = this.crisp(asked, natural);
    const scale = Math.sqrt(Math.min(1, this.#budget / (wanted.width * wanted.height)));
    return scale === 1 ? wanted : sizeAt(natural, stepped((wanted.width / natural.width) * scale));
  }

  /** Exactly so many device pixels: painting a picture without scaling it takes a tenth of the time. */
  crisp(asked: Size, natural: Size): Size {
    const scale = Math.max(asked.width / natural.width, asked.height / natural.height);
    return sizeAt(natural, scale);
  }

  /** A quick picture of this size took so long: the next ones may be larger, or must be smaller. */
  took({ width, height }: Size, milliseconds: number): void {
    const affordable = (width * height * QUICK) / Math.max(1, milliseconds);
    // slowly: one hiccup must not make the picture soft
    this.#budget = clamp(this.#budget * 0.7 + affordable * 0.3, LEAST, MOST);
  }
}

const stepped = (scale: number): number =>
  2 ** (Math.floor(Math.log2(Math.max(scale, 1e-4)) * STEPS) / STEPS);

const sizeAt = ({ width, height }: Size, scale: number): Size =>
  scale >= 1
    ? { width, height }
    : { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
