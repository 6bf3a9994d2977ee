import { popular } from '../../source/popular.js';
import { recipes } from '../../source/recipes/recipes.js';
import { searches } from '../../source/searches.js';
import { templates } from '../../source/templates/templates.js';
import categories from '../../source/categories.json' with { type: 'json' };
import presets from '../../source/presets.json' with { type: 'json' };
import type { CatalogIndex } from '../../format.js';
import { distinctLayouts } from './layout-distance.js';
import { found } from './searching.js';
import { templatesByFormat, templatesBySize } from './sizes.js';

/** What the catalog lacks: `node --import tsx catalog/build/gaps/main.ts` prints twins, thin sizes and poor searches. */
const FEW = 4;
const THIN = 3;
const PLENTY = 12;
const names = new Map(categories.flatMap(({ children }) => children.map(({ id, name }) => [id, name])));
const layouts = templates.map(({ recipe }) => recipes.find(({ id }) => id === recipe)!);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const { kept, twins } = distinctLayouts(recipes);
print(`${templates.length} templates, ${recipes.length} layouts, ${kept.length} of them distinct`);
for (const [id, twin] of twins) print(`  ${id} is a twin of ${twin}`);

const bySize = templatesBySize(presets as CatalogIndex['presets'], layouts);
print(`sizes with fewer than ${THIN}: ${listed([...bySize].filter(([, count]) => count < THIN))}`);
const byFormat = templatesByFormat([...names.keys()], layouts);
print(`formats: ${listed([...byFormat].sort((a, b) => a[1] - b[1]))}`);
print(
  `popular with fewer than ${PLENTY}: ${listed([...byFormat].filter(([id, count]) => popular.includes(id) && count < PLENTY))}`,
);

const searched = templates.map((source, i) => ({
  source,
  category: { id: layouts[i]!.category, name: names.get(layouts[i]!.category)! },
}));
const results = [...found(searches, searched)].map(([search, ids]): [string, number] => [search, ids.length]);
print(`${searches.length} searches, poor: ${listed(results.filter(([, count]) => count < FEW))}`);
const spoken = templates.map(({ lang = 'en' }) => lang);
print(
  `languages: ${listed([...new Set(spoken)].map((lang) => [lang, spoken.filter((each) => each === lang).length]))}`,
);

function listed(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([what, count]) => `${what} ${count}`).join(', ') || 'none';
}
