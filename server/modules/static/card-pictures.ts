import sharp from 'sharp';
import { CARD_PICTURE_WIDTH } from '../../contract/mockup.js';

/** The `width` that is asked for: no other sizes are made, or anybody could fill the memory with them. */
export const CARD_QUERY = String(CARD_PICTURE_WIDTH);
/** Small pictures kept in memory, some 15 kB each. */
const MOST_KEPT = 200;

/** Finished pictures made small for cards: each once, the least wanted forgotten. */
export class CardPictures {
  readonly #kept = new Map<string, Promise<Buffer>>();

  /** WebP of a picture by the hash of its file. Rejects when the file is no picture. */
  of(hash: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const picture = this.#kept.get(hash) ?? read().then(small);
    this.#kept.delete(hash);
    this.#kept.set(hash, picture);
    picture.catch(() => this.#kept.delete(hash));
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return picture;
  }
}

const small = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { failOn: 'error' })
    .resize(CARD_PICTURE_WIDTH, CARD_PICTURE_WIDTH, {
      fit: 'inside',
      kernel: 'lanczos3',
      withoutEnlargement: true,
    })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer();
