import { saveFile } from '../../files/save-file.js';
import type { PictureToFetch } from './picture-item.js';
import type { ItemsSource } from './use-bulk-download.js';

/** What makes the items comes as a chunk of its own, when a download starts. */

/** Pictures as the server keeps them. */
export const pictureItems =
  (pictures: readonly PictureToFetch[]): ItemsSource =>
  async () => {
    const { pictureItem } = await import('./picture-item.js');
    return pictures.map(pictureItem);
  };

/** Saved designs, painted as PNG. */
export const designItems =
  (designs: readonly { readonly id: string; readonly name: string }[]): ItemsSource =>
  async () => {
    const { designItem } = await import('./design-item.js');
    return designs.map(designItem);
  };

/**
 * Fetches one picture and hands it to the browser's own download. Rejects with a BulkProblem, or with the signal's reason.
 */
export async function savePicture({ name, address }: PictureToFetch, signal: AbortSignal): Promise<void> {
  const { fetchPicture } = await import('./picture-item.js');
  saveFile(await fetchPicture(name, address, signal));
}
