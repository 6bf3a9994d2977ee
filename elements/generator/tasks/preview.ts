import type { DesignFile } from '../../document/design-file.js';
import { objectsOfPage } from '../page-objects.js';
import type { Task } from '../task.js';

export interface PreviewInput {
  readonly file: DesignFile;
  /** Index of the page; the first when absent. */
  readonly page?: number;
  /** Longer side of the picture, device pixels. */
  readonly side: number;
}

export interface PreviewOutput {
  readonly picture: ImageBitmap;
  /** Source keys of pictures that could not be loaded: they show as placeholders. */
  readonly missing: readonly string[];
}

/** A page of a design as a small picture. Rejects with RangeError for a page that is not there. */
export const preview: Task<PreviewInput, PreviewOutput> = {
  async run({ file, page: index = 0, side }, env) {
    const page = file.pages[index];
    if (!page) throw new RangeError(`there is no page ${index + 1}`);
    const missing = await env.load(objectsOfPage(page));
    await env.pause();
    return { picture: env.picture({ page, size: file, side }), missing };
  },
  transferred: ({ picture }) => [picture],
};
