import type { RESOURCE_KINDS } from '../contract/design-resource.js';

/** What may be searched, and the fields that it has. */
export const FIELDS = {
  design_resource: ['name', 'keywords'],
  text_template: ['name', 'keywords', 'categories.name', 'design_text'],
  template: ['name', 'keywords', 'categories.name', 'design_text'],
  mockup: ['name', 'keywords', 'categories.name'],
} as const satisfies Record<string, readonly SearchField[]>;

export type SearchKind = keyof typeof FIELDS;
export type SearchField = 'name' | 'keywords' | 'categories.name' | 'design_text';

/** What a name among the terms of a search begins with that is a sign of templates ('@style:bold'). */
export const SIGN = '@';

/** What of a search stands before the rest: all that is told must be so. */
export interface Sooner {
  /** Of one of these, or of what belongs to them. */
  readonly categories?: readonly string[];
  /** Or of others, with one of some phrases in the name. */
  readonly orNamed?: { readonly categories: readonly string[]; readonly phrases: readonly string[] };
  /** Each part by its own name, not by another of the same meaning. */
  readonly own?: true;
  /** Called by these words, one after the other. */
  readonly phrase?: string;
  /** Called by all of these words. */
  readonly words?: string;
  /** With this sign. */
  readonly sign?: string;
}

/** The words of a search that names are compared with, the topic before the format. */
export const typedWordsOf = ({ topic, format }: NonNullable<SearchQuery['typed']>): readonly string[] => [
  ...topic.flatMap(([own]) => own.split(' ')),
  ...format,
];

/** A search, whatever form it came in and whichever engine answers it. Only what is listed is found. */
export interface SearchQuery {
  readonly text: string;
  /** The fields that count, and how much each; above 0. */
  readonly fields: Readonly<Partial<Record<SearchField, number>>>;
  /** Nothing but what has all words; otherwise some will do when nothing has them all. */
  readonly all: boolean;
  /** Who asks knows that nothing has all of them: several words are looked for one by one at once, and a single one not again. */
  readonly some?: true;
  /**
   * What is asked for in place of the text's words, each part by one of its names, the first its own: 'film' or 'cinema'. None
   * is the beginning of a word or a typing error. A name that begins with `SIGN` is a sign. An empty list asks for all that
   * fits otherwise.
   */
  readonly terms?: readonly (readonly [own: string, ...same: string[]])[];
  /** Names of several words are meant as they are, one after the other. */
  readonly asPhrases?: true;
  /** What stands first, the foremost first; the rest stands behind. */
  readonly sooner?: readonly Sooner[];
  /**
   * What names are compared with: the parts of the topic by all their names, and the words for the format. What is called so
   * stands before what merely has the words.
   */
  readonly typed?: {
    readonly topic: readonly (readonly [own: string, ...same: string[]])[];
    readonly format: readonly string[];
  };
  /** BCP 47: templates in it stand before others; English unless told, null when none is to. */
  readonly language?: string | null;
  /** Kinds of pictures; all unless told. */
  readonly subTypes?: readonly (typeof RESOURCE_KINDS)[number][];
  /** Pictures that are free, or those that are sold; all unless told. */
  readonly free?: boolean;
  /** Names of categories, in any case: of these, or of what belongs to them. */
  readonly categories?: readonly string[];
  /** Signs of templates (`filters/filter-signs.ts`): one of each list. */
  readonly signs?: readonly (readonly string[])[];
  /** No word is taken for a typing error. */
  readonly asWritten?: true;
  readonly from: number;
  readonly size: number;
}

export interface SearchResult {
  /** How many were found in all, not only on the page. */
  readonly total: number;
  /** Those of the page, the best first. */
  readonly ids: readonly string[];
  /** What was searched for instead, when a word of the text was taken for a typing error. */
  readonly corrected?: string;
  /** Words near to the text, which were searched for since nothing has the text. */
  readonly related?: readonly string[];
}
