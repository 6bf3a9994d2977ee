import { currentUser } from '../../account/index.js';
import { localUploads, uploadsOf } from '../../../uploads.js';
import { asPicture } from '../../../ports/uploads/paint-drawing.js';
import type { ChosenPicture } from './chosen-picture.js';

interface KeepOptions {
  readonly signal?: AbortSignal;
  /** 0 to 1 */
  readonly progress?: (done: number) => void;
}

/**
 * Keeps a file among the photos of whoever is signed in, or in a visitor's own browser. Rejects with an Error whose message is
 * fit to show, or is empty.
 */
export async function keepChosen(file: File, options: KeepOptions = {}): Promise<ChosenPicture> {
  const user = currentUser();
  const picture = await asPicture(file);
  const { source } = await (user ? uploadsOf(user) : localUploads).add(picture, options);
  return { src: srcOf(source), name: file.name };
}

/** What `user_images` stores of a source key. */
export const srcOf = (source: string): string => source.replace(/^src:/, '');
