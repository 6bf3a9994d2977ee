import type { UserImage } from '../../compose/format/mockup-inputs.js';

export interface ComingHost {
  /** Resolves when a picture can be drawn; rejects with what is wrong with it. */
  readonly load: (src: string) => Promise<void>;
  /** The picture can be drawn. */
  readonly put: (index: number, image: UserImage) => void;
  readonly refuse: (index: number, error: Error) => void;
  /** Other pictures are on their way than before. */
  readonly changed: () => void;
}

/**
 * Pictures that are on their way into a layer: none is put in, or told of, before it is known that it can be read (E-037).
 * Whatever is set last for a layer counts.
 */
export class ComingPictures {
  readonly #host: ComingHost;
  readonly #coming = new Map<number, UserImage>();

  constructor(host: ComingHost) {
    this.#host = host;
  }

  /** The one that comes for a layer. */
  at(index: number): UserImage | null {
    return this.#coming.get(index) ?? null;
  }

  /** Resolves true when it was put in; false when it was refused, or something else was set meanwhile. */
  async bring(index: number, image: UserImage): Promise<boolean> {
    this.#coming.set(index, image);
    this.#host.changed();
    try {
      await this.#host.load(image.src);
    } catch (error) {
      if (this.#settle(index, image))
        this.#host.refuse(index, error instanceof Error ? error : new Error(String(error)));
      return false;
    }
    const newest = this.#settle(index, image);
    if (newest) this.#host.put(index, image);
    return newest;
  }

  /** False when something else was set meanwhile. */
  #settle(index: number, image: UserImage): boolean {
    if (this.#coming.get(index) !== image) return false;
    this.forget(index);
    return true;
  }

  forget(index: number): void {
    if (this.#coming.delete(index)) this.#host.changed();
  }

  forgetAll(): void {
    for (const index of [...this.#coming.keys()]) this.forget(index);
  }
}
