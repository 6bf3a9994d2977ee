import sharp from 'sharp';
import type { ReadBuilt } from '../fonts/load-fonts.js';

/** Of a photo as it is drawn on a thumbnail: enough for one that shows half of it. */
const SIDE = 1200;
/** A picture that is made small once more must not show how it was packed. */
const QUALITY = 94;

/**
 * Photos made small, by their files: drawing one of 2,400 px takes longer than all else on its page, and most are on
 * several.
 */
export class SmallPhotos {
  readonly #made = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly read: ReadBuilt) {}

  small(file: string): Promise<Uint8Array> {
    const small = this.#made.get(file) ?? this.read(file).then(madeSmall);
    this.#made.set(file, small);
    return small;
  }
}

const madeSmall = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
