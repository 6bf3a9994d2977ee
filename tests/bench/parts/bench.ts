import { catalogParts } from '../../support/catalog/catalog-parts.js';
import type { PartScore } from '../../support/catalog/part-scores.js';

export interface PartsBench {
  readonly pages: number;
  /** Understanding one page, ms, the mean. */
  readonly ms: number;
  readonly parts: Readonly<Record<string, PartScore>>;
  readonly items: number;
  readonly kept: number;
}

/** How well all pages of the catalog are understood with their labels left out. */
export async function benchParts(): Promise<PartsBench> {
  process.stderr.write('parts\n');
  const { pages, ms, scores, items, kept } = await catalogParts((all) => all);
  return { pages, ms: Math.round((ms / pages) * 10) / 10, parts: Object.fromEntries(scores), items, kept };
}
