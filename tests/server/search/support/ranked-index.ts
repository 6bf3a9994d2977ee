import { readSource } from '../../../../catalog/build/assets.js';
import type { CatalogIndex } from '../../../../catalog/format.js';
import { testIndex } from '../../support/catalog.js';

/** A template by its name, the id of its category, its keywords, and its language when that is not English. */
export type Ranked = readonly [name: string, category: string, keywords: string, language?: string];

/** Templates by the ids that their places make them, the first of the highest priority, in the formats of the catalog. */
export async function rankedIndex(templates: readonly Ranked[]): Promise<CatalogIndex> {
  const base = testIndex();
  const parents = await readSource<CatalogIndex['categories']>('categories.json');
  return {
    ...base,
    categories: parents.map((parent, i) => ({
      ...{ ...parent, priority: i + 1 },
      children: parent.children.map((child, k) => ({ ...child, priority: k + 1 })),
    })),
    templates: templates.map(([name, category, keywords, language], i) => ({
      ...base.templates[0]!,
      ...{ id: `t-${i}`, name, custom_url: `t-${i}`, categories: [category], active: true },
      keywords: keywords.split(', '),
      ...(language !== undefined && { language }),
    })),
    formats: [],
  };
}
