import type { PaintCanvas, PaintEnv, Picture } from '../../paint/env.js';

/** Sizes to a doubling: what grows or shrinks, as with Ken Burns, takes few of them. */
const STEPS = 4;

/**
 * Pictures for frame after frame: what shows smaller than it is gets scaled down once, and not for each frame. None is smaller
 * than it shows, so that nothing gets softer.
 */
export class FilmPictures {
  readonly #env: Pick<PaintEnv, 'createCanvas' | 'image'>;
  /** Of each picture, by how many steps it was made smaller. */
  readonly #smaller = new WeakMap<Picture, Map<number, Picture>>();

  constructor(env: Pick<PaintEnv, 'createCanvas' | 'image'>) {
    this.#env = env;
  }

  readonly image: PaintEnv['image'] = (source, effect, size) => {
    const picture = this.#env.image(source, effect);
    if (!picture || !size) return picture;
    const scale = Math.max(size.width / picture.width, size.height / picture.height);
    const steps = Math.floor(-Math.log2(scale) * STEPS);
    return steps > 0 && Number.isFinite(steps) ? this.#reduced(picture, steps) : picture;
  };

  #reduced(picture: Picture, steps: number): Picture {
    let known = this.#smaller.get(picture);
    if (!known) this.#smaller.set(picture, (known = new Map<number, Picture>()));
    const found = known.get(steps);
    if (found) return found;
    // from the next doubling: browsers scale by more than that for a long time
    const doubled = STEPS * (Math.ceil(steps / STEPS) - 1);
    const larger = doubled > 0 ? this.#reduced(picture, doubled) : picture;
    const scale = 2 ** (-steps / STEPS);
    const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
    const canvas = this.#env.createCanvas(width, height);
    const context = contextOf(canvas);
    // no memory: the larger one does
    if (!context) return larger;
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(larger, 0, 0, width, height);
    const made = asBitmap(canvas);
    known.set(steps, made);
    return made;
  }
}

/** In the memory that frames are painted in, which may not be that of the graphics card. */
const contextOf = (canvas: PaintCanvas): CanvasRenderingContext2D | null =>
  (canvas as unknown as HTMLCanvasElement).getContext('2d', { willReadFrequently: true });

/** What cannot change any more is not copied when it is painted; Node has no such thing. */
const asBitmap = (canvas: PaintCanvas): Picture =>
  (canvas as { transferToImageBitmap?: () => Picture }).transferToImageBitmap?.() ?? canvas;
