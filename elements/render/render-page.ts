import { pageOps, type DrawnPage } from '../display/page-ops.js';
import type { ObjectEnv } from '../objects/kind.js';
import { kinds } from '../objects/kinds.js';
import type { PaintCanvas, PaintEnv } from '../paint/env.js';
import { paintPage, type PaintRequest } from './paint-page.js';

export interface RenderEnv {
  readonly objects: ObjectEnv;
  readonly paint: PaintEnv;
}

export interface RenderRequest extends Omit<PaintRequest, 'ops'> {
  readonly page: DrawnPage;
  /** Leaves out the page's color; its background picture stays. */
  readonly transparent?: boolean;
}

/**
 * A page as a new canvas. Load the fonts and pictures first: what is not here shows as a placeholder. Throws RangeError
 * when the result would be too large.
 */
export function renderPage(
  { page, size, scale, transparent, under }: RenderRequest,
  env: RenderEnv,
): PaintCanvas {
  const shown = transparent ? { ...page, background_color: null } : page;
  const { ops } = pageOps(shown, size, kinds, env.objects);
  return paintPage({ ops, size, scale, ...(under !== undefined && { under }) }, env.paint);
}
