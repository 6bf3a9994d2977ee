import type { DesignFile } from '../../document/design-file.js';
import { dominantColors } from '../../generate/dominant-colors.js';
import { renderPage } from '../../render/render-page.js';
import { dressedDesign } from '../dressed-file.js';
import { objectsOfPage } from '../page-objects.js';
import type { Task } from '../task.js';

export interface SeedColorsInput {
  readonly file: DesignFile;
  /** Index of the page. */
  readonly page: number;
}

export type SeedColorsOutput = readonly [string, string];

/** Longer side of the picture that is looked at, px. */
const SIDE = 64;

/** The two colors that a page is remembered by, pictures and all. Rejects with RangeError for a page that is not there. */
export const seedColors: Task<SeedColorsInput, SeedColorsOutput> = {
  async run({ file, page: index }, env) {
    const stored = file.pages[index];
    if (!stored) throw new RangeError(`there is no page ${index + 1}`);
    await env.load(objectsOfPage(stored));
    await env.pause();
    const { objects, groups, background } = dressedDesign({ ...file, pages: [stored] }).pages[0]!;
    const page = { background_color: stored.background_color, background_image: background, objects, groups };
    const scale = Math.max(SIDE / Math.max(file.width, file.height), 1 / Math.min(file.width, file.height));
    const canvas = renderPage({ page, size: file, scale }, { objects: env.objects, paint: env.paint });
    return dominantColors(env.pixels(canvas));
  },
};
