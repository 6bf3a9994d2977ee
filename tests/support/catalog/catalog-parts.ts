import { templates as sources } from '../../../catalog/source/templates/templates.js';
import { leavesOfTree } from '../../../elements/generate/understand/page-tree.js';
import { understandPage } from '../../../elements/generate/understand/understand-page.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { openCatalog, openTemplate } from './catalog-templates.js';
import { PartCounts, type PartScore } from './part-scores.js';
import { itemsKept, itemsOfRecipe } from './template-groups.js';
import { truthOf, type Part } from './template-parts.js';

/** How well pages of the catalog are understood with their labels left out. */
export interface CatalogParts {
  readonly pages: number;
  /** Spent on understanding them. */
  readonly ms: number;
  readonly scores: ReadonlyMap<Part, PartScore>;
  /** Numbered items of recipes, and how many have a group of their own. */
  readonly items: number;
  readonly kept: number;
}

const recipes = new Map(sources.map(({ id, recipe }) => [id, recipe]));

interface Template {
  readonly id: string;
  readonly file: string;
}

/** Understands the pages of some templates without their labels and counts what was told against what they say. */
export async function catalogParts(
  choose: (all: readonly Template[]) => readonly Template[],
): Promise<CatalogParts> {
  const { index, fonts } = await openCatalog();
  const env: ObjectEnv = { fonts, resources: { image: () => undefined, icon: () => undefined } };
  const counts = new PartCounts();
  let [pages, ms, items, kept] = [0, 0, 0, 0];
  for (const template of choose(index.templates)) {
    const design = await openTemplate(template);
    design.pages.forEach((page, at) => {
      const begun = performance.now();
      const tree = understandPage(page, design, env, { labels: false });
      ms += performance.now() - begun;
      const truth = truthOf(template.id, page, at);
      for (const { id, part } of leavesOfTree(tree)) if (truth.has(id)) counts.add(part, truth.get(id)!);
      const numbered = itemsOfRecipe(recipes.get(template.id), page);
      pages += 1;
      items += numbered.length;
      kept += itemsKept(numbered, tree);
    });
  }
  return { pages, ms, scores: counts.scores(), items, kept };
}
