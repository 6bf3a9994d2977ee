import { readSource } from '../../../../catalog/build/assets.js';
import { keywordsOf } from '../../../../catalog/build/templates/keywords.js';
import type { CatalogIndex } from '../../../../catalog/format.js';
import { recipes } from '../../../../catalog/source/recipes/recipes.js';
import { templates } from '../../../../catalog/source/templates/templates.js';
import { testIndex } from '../../support/catalog.js';

const categoryOf = new Map(recipes.map(({ id, category }) => [id, category]));

/** The starter templates and the ids of their categories. */
export const starterTemplates = templates.map((source) => ({
  source,
  category: categoryOf.get(source.recipe)!,
}));

/** The starter templates by name, keywords, language and format, as the build writes them; their pictures play no part. */
export async function starterIndex(): Promise<CatalogIndex> {
  const base = testIndex();
  const parents = await readSource<CatalogIndex['categories']>('categories.json');
  const categories = parents.map((parent, i) => ({
    ...{ ...parent, priority: i + 1 },
    children: parent.children.map((child, k) => ({ ...child, priority: k + 1 })),
  }));
  return {
    ...base,
    categories,
    templates: starterTemplates.map(({ source, category }) => ({
      ...base.templates[0]!,
      ...{ id: source.id, name: source.name, custom_url: source.id, categories: [category], active: true },
      keywords: keywordsOf(source, category),
      ...(source.lang !== undefined && { language: source.lang }),
    })),
    formats: [],
  };
}
