import type { CatalogIndex, CatalogTemplate, CatalogTextTemplate } from '../../format.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { readSource, type Assets } from '../assets.js';
import type { BuiltFile } from '../output.js';
import { offeredColorways } from './colorways.js';
import { compileTemplates, compileTextTemplates } from './compile-templates.js';
import type { Compiled } from './compile-template.js';
import type { Library } from './compile-context.js';
import type { ReadBuilt } from '../fonts/load-fonts.js';
import { keywordsOf } from './keywords.js';
import { openLibrary } from './library.js';
import { lintDuplicates, lintRecolored, lintTemplate } from './lint/lint.js';
import { groupPage, packGroup } from './pack-group.js';
import { stylesOf } from './styles-of.js';
import { Thumbnails } from '../thumbnails/thumbnails.js';

export type BuiltTemplates = Pick<CatalogIndex, 'categories' | 'templates' | 'textTemplates'> & {
  readonly files: readonly BuiltFile[];
};

/** The categories of `source/categories.json`; their order is their priority. */
interface CategorySource {
  readonly id: string;
  readonly name: string;
  readonly children: readonly {
    id: string;
    name: string;
    width: number;
    height: number;
    unit: 'px' | 'mm' | 'in';
  }[];
}

/**
 * Compiles, checks and lints every template; those of text are pictured too. Rejects with all faults at once when there are
 * any.
 */
export async function buildTemplates(assets: Assets, read: ReadBuilt): Promise<BuiltTemplates> {
  const library = await openLibrary(assets, read);
  const thumbnails = new Thumbnails(assets, library.fonts, read);
  const compiled = compileTemplates(library);
  const texts = compileTextTemplates(library);
  refuseFaults([...compiled, ...texts], library);
  const cards = compiled.map((each) => templateCard(each, library));
  const textCards = await inTurn(texts, (each) => textCard(each, thumbnails));
  return {
    categories: categoriesOf(await readSource<CategorySource[]>('categories.json'), compiled),
    templates: cards.map(({ card }) => card),
    textTemplates: textCards.map(({ card }) => card),
    files: [...cards.map(({ file }) => file), ...textCards.flatMap(({ files }) => files)],
  };
}

function refuseFaults(all: readonly Compiled[], library: Library): void {
  const issues = [
    ...all.flatMap((each) => lintTemplate(each, library)),
    ...lintDuplicates(all),
    ...lintRecolored(all.map(({ source }) => source)),
  ];
  if (issues.length) throw new Error(`The catalog has faults:\n${issues.join('\n')}`);
}

/** How many are under way at once: while one picture is packed, the next is drawn. */
const UNDER_WAY = 3;

/** A few at once, in their order. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const take = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at]!);
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, take));
  return results;
}

const sizeOf = ({ recipe }: Compiled) => ({ width: recipe.size[0], height: recipe.size[1] });

function templateCard(each: Compiled, library: Library): { card: CatalogTemplate; file: BuiltFile } {
  const { source, recipe, roles, design, notes } = each;
  const file = `templates/${source.id}.json`;
  const styles = stylesOf(recipe, source);
  const card: CatalogTemplate = {
    id: source.id,
    name: source.name,
    custom_url: source.id,
    keywords: keywordsOf(source, recipe.category),
    categories: [recipe.category],
    ...sizeOf(each),
    unit: 'px',
    active: true,
    file,
    thumbnail: `thumbs/${source.id}.webp`,
    ...(source.lang !== undefined && { language: source.lang }),
    ...(styles.length > 0 && { styles: [...styles] }),
    colors: [...new Set([roles.bg, roles.ink, roles.accent, roles.accent2, roles.extra])],
    fonts: [...new Set(notes.map((note) => note.family))],
  };
  const colorways = offeredColorways(each, library);
  const offered = parseDesignFile({ ...design, ...(colorways.length > 0 && { colorways }) });
  return { card, file: { path: file, data: JSON.stringify(offered) } };
}

async function textCard(
  each: Compiled,
  thumbnails: Thumbnails,
): Promise<{ card: CatalogTextTemplate; files: BuiltFile[] }> {
  const { source } = each;
  const thumbnail = `thumbs/${source.id}.webp`;
  parseDesignFile(JSON.stringify(each.design));
  const { page, size } = groupPage(each);
  const picture = await thumbnails.render(page as never, size, { transparent: true });
  const card = {
    ...{ id: source.id, name: source.name, keywords: [...source.keywords], thumbnail },
    object: packGroup(each),
  };
  return { card, files: [{ path: thumbnail, data: picture }] };
}

function categoriesOf(
  sources: readonly CategorySource[],
  compiled: readonly Compiled[],
): CatalogIndex['categories'] {
  return sources.map(({ id, name, children }, i) => ({
    id,
    name,
    priority: i + 1,
    children: children.map((child, k) => {
      const example = compiled.find(({ recipe }) => recipe.category === child.id)?.source.id;
      return { ...child, priority: k + 1, ...(example ? { example } : {}) };
    }),
  }));
}
