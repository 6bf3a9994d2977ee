import type { DesignFile } from '../../document/design-file.js';
import { resizePage } from '../../generate/resize/resize-page.js';
import type { Unit } from '../../math/units.js';
import { focusIn } from '../focus-in.js';
import { objectsOfFile } from '../page-objects.js';
import type { Task } from '../task.js';

export interface ResizeInput {
  readonly file: DesignFile;
  readonly to: TargetSize;
  /** Longer side of a picture of the first page, device pixels; none is made when absent. */
  readonly side?: number;
}

export interface TargetSize {
  /** Page px, 1 to MAX_SIDE. */
  readonly width: number;
  readonly height: number;
  /** Unit the size was given in. */
  readonly unit: Unit;
}

export interface ResizeOutput {
  readonly file: DesignFile;
  readonly picture: ImageBitmap | null;
  /** Source keys of pictures that could not be loaded: they show as placeholders. */
  readonly missing: readonly string[];
}

/** A design for another page size, laid out anew [B-018], page by page so that it can be stopped between two. */
export const resize: Task<ResizeInput, ResizeOutput> = {
  async run({ file, to, side }, env) {
    const missing = await env.load(objectsOfFile(file));
    const looking = { ...env.objects, focus: focusIn(env) };
    const pages = [];
    for (const page of file.pages) {
      await env.pause();
      pages.push(resizePage(page, { from: file, to }, looking));
    }
    const { width, height, unit } = to;
    const resized = { ...file, width, height, dimension_units: unit, pages };
    if (side === undefined) return { file: resized, picture: null, missing };
    await env.pause();
    return { file: resized, picture: env.picture({ page: pages[0]!, size: to, side }), missing };
  },
  transferred: ({ picture }) => (picture ? [picture] : []),
};
