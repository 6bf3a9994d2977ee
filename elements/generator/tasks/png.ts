import type { DesignFile } from '../../document/design-file.js';
import { encodeCanvas } from '../../render/browser.js';
import { objectsOfPage } from '../page-objects.js';
import type { Task } from '../task.js';

export interface PngInput {
  readonly file: DesignFile;
  /** Index of the page. */
  readonly page: number;
}

/** A page in its own size as a PNG file. Rejects with RangeError for a page that is not there. */
export const png: Task<PngInput, Blob> = {
  async run({ file, page: index }, env) {
    const page = file.pages[index];
    if (!page) throw new RangeError(`there is no page ${index + 1}`);
    await env.load(objectsOfPage(page));
    await env.pause();
    const picture = env.picture({ page, size: file, side: Math.max(file.width, file.height) });
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    // read back at once: pixels of a graphics card would have to come over first
    canvas.getContext('2d', { willReadFrequently: true })!.drawImage(picture, 0, 0);
    picture.close();
    return encodeCanvas(canvas, { format: 'png' });
  },
};
