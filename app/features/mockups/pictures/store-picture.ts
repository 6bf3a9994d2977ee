import { currentUser } from '../../account/index.js';
import { localUploads, uploadsOf } from '../../../uploads.js';
import { rasterizeSvg } from './rasterize-svg.js';
import type { ChosenPicture } from './chosen-picture.js';

interface StoreOptions {
  readonly signal?: AbortSignal;
  /** 0 to 1 */
  readonly progress?: (done: number) => void;
}

/**
 * Keeps a file among the photos of whoever is signed in, or in a visitor's own browser. Rejects with an Error whose message
 * is fit to show, or is empty.
 */
export async function storePicture(file: File, options: StoreOptions = {}): Promise<ChosenPicture> {
  const user = currentUser();
  const picture = await rasterizeSvg(file);
  const { source } = await (user ? uploadsOf(user) : localUploads).add(picture, options);
  return { src: srcOf(source), name: file.name };
}

/** What `user_images` stores of a source key. */
export const srcOf = (source: string): string => source.replace(/^src:/, '');
