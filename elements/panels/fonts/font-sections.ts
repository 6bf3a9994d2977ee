import { keyOfFamily } from '../../editor/text-formatting/fonts.js';
import type { FontFamily } from '../../ports/fonts.js';
import { normalizeForSearch, matchesWords } from '../shared/match-words.js';
import { t } from '../strings.js';

/** Which fonts the panel lists, and under which headings. */

export type FontCategory = FontFamily['category'];

/** Kinds of letters, in the order they are offered. */
const CATEGORIES: Readonly<Record<FontCategory, () => string>> = {
  sans: () => t('fontSans'),
  serif: () => t('fontSerif'),
  slab: () => t('fontSlab'),
  display: () => t('fontDisplay'),
  script: () => t('fontScript'),
  hand: () => t('fontHand'),
  mono: () => t('fontMono'),
};

/** Those of the kinds that any of the families is of. */
export const categoriesOf = (
  families: readonly FontFamily[],
): readonly { readonly id: FontCategory; readonly label: string }[] =>
  (Object.keys(CATEGORIES) as FontCategory[])
    .filter((id) => families.some(({ category }) => category === id))
    .map((id) => ({ id, label: CATEGORIES[id]() }));

/** What there is to list. */
export interface FontLists {
  /** Fonts that the design is set in. */
  readonly design: readonly FontFamily[];
  readonly brand: readonly FontFamily[];
  readonly all: readonly FontFamily[];
}

export interface FontSection {
  readonly id: 'design' | 'brand' | 'all' | 'found';
  /** Empty for what was searched for: there is nothing else to tell it from. */
  readonly heading: string;
  readonly families: readonly FontFamily[];
}

/** The fonts in sections; one of a kind, or what a query finds, stand in a section of their own. */
export function fontSections(
  { design, brand, all }: FontLists,
  { query, category }: { readonly query: string; readonly category: FontCategory | null },
): readonly FontSection[] {
  if (query.trim() !== '' || category) {
    // what somebody uploaded is of no known kind
    const known = all.filter((family) => !category || family.category === category);
    const own = category ? [] : [...brand, ...design].filter(({ src }) => src !== undefined);
    return [{ id: 'found', heading: '', families: searchFonts(distinct([...own, ...known]), query) }];
  }
  const sections: FontSection[] = [
    { id: 'design', heading: t('fontsOfDesign'), families: design },
    { id: 'brand', heading: t('brandKit'), families: brand },
    { id: 'all', heading: t('allFonts'), families: all },
  ];
  return sections.filter(({ families }) => families.length > 0);
}

/**
 * Those whose names begin with what was typed first, then those that have a word that does, then those of such a mood; marks
 * and case do not count.
 */
export function searchFonts(families: readonly FontFamily[], query: string): readonly FontFamily[] {
  const start = normalizeForSearch(query.trim());
  if (start === '') return families;
  const begins = ({ name }: FontFamily): boolean => normalizeForSearch(name).startsWith(start);
  const others = families.filter((family) => !begins(family));
  const named = others.filter(({ name }) => matchesWords(name, query));
  const felt = others.filter((family) => !named.includes(family) && ofMood(family, start));
  return [...families.filter(begins), ...named, ...felt];
}

const ofMood = ({ moods = [] }: FontFamily, start: string): boolean =>
  moods.some((mood) => mood.startsWith(start));

const distinct = (families: readonly FontFamily[]): readonly FontFamily[] => [
  ...new Map(families.map((family) => [keyOfFamily(family), family])).values(),
];
