import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import type {
  AssetSource,
  IconGroup,
  Listing,
  ListOptions,
  PricedOptions,
  Resource,
} from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { matchesWords } from '../shared/match-words.js';
import { outlineSynonyms } from './outline-synonyms.js';
import { iconItem, resourceItem } from '../shared/panel-base.js';
import { shapeItems } from './shape-items.js';
import { gridItems, maskItems } from './grid-and-mask-items.js';
import { t } from '../strings.js';

/** One category of the elements panel. */
export interface ElementCategory {
  /** `brand_kit`, `grid`, `frame`, `shape` or the id of an icon group. */
  readonly id: string;
  readonly name: string;
  /** The first items, for the strip. */
  readonly items: readonly AssetGridItem[];
  /** Items of a page of the open category. */
  readonly size: number;
  readonly list: (options: ListOptions & Pick<PricedOptions, 'free'>) => Promise<Listing<AssetGridItem>>;
  /** Some of its items are sold. */
  readonly priced?: boolean;
}

/** Items a strip begins with; 'All' shows the rest. */
const STRIP = 12;

/** A category whose items are all at hand. */
const localCategory = (
  id: string,
  name: string,
  size: number,
  items: readonly AssetGridItem[],
): ElementCategory => ({
  id,
  name,
  size,
  items: items.slice(0, STRIP),
  list: async ({ page }) => ({
    items: items.slice((page - 1) * size, page * size),
    more: items.length > page * size,
  }),
});

/** What the editor itself draws, with the words each kind is also found by. */
const BUILT_IN = [
  { id: 'grid', name: t('grids'), size: ITEMS_PER_PAGE.slots, items: gridItems, words: t('gridWords') },
  { id: 'frame', name: t('masks'), size: ITEMS_PER_PAGE.slots, items: maskItems, words: t('maskWords') },
  {
    id: 'shape',
    name: t('shapes'),
    size: ITEMS_PER_PAGE.others,
    items: shapeItems(),
    words: t('shapeWords'),
  },
];

/** Grids, masks and shapes: they need no host. */
export const BUILT_IN_CATEGORIES: readonly ElementCategory[] = BUILT_IN.map(({ id, name, size, items }) =>
  localCategory(id, name, size, items),
);

/** Grids, masks and shapes that the words are found in. One outline is a mask and a shape: its id alone would be both. */
export const findBuiltIn = (query: string): readonly AssetGridItem[] =>
  BUILT_IN.flatMap(({ id: kind, items, words }) =>
    items
      .filter(({ id, label }) => matchesWords(`${label} ${outlineSynonyms(id)} ${words}`, query))
      .map((item) => ({ ...item, id: `${kind}:${item.id}` })),
  );

/** The logos of the team's brand kit. */
export const logoCategory = (logos: readonly Resource[]): ElementCategory =>
  localCategory('brand_kit', t('brandKit'), ITEMS_PER_PAGE.others, logos.map(resourceItem));

export const iconCategory = (assets: AssetSource, { id, name, icons }: IconGroup): ElementCategory => ({
  id,
  name,
  size: ITEMS_PER_PAGE.icons,
  priced: true,
  items: icons.map(iconItem),
  list: async (options) => {
    const { items, more } = await assets.icons({ ...options, group: id });
    return { items: items.map(iconItem), more };
  },
});

/** Icons of all groups by words; on the first page after what the editor itself draws, which is not sold. */
export async function findElements(
  assets: AssetSource,
  options: PricedOptions & { readonly query: string },
): Promise<Listing<AssetGridItem>> {
  const builtIn = options.page === 1 && options.free !== false ? findBuiltIn(options.query) : [];
  const { items, ...told } = await assets.icons(options);
  return { items: [...builtIn, ...items.map(iconItem)], ...told };
}
