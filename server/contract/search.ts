import * as z from 'zod/mini';
import { area, forTokens, post } from './contract.js';
import type { RESOURCE_KINDS } from './design-resource.js';
import type { TemplateFilters } from './template-filters.js';

/**
 * The searches: a search engine's query in, ids out, without the envelope and without cookies (DECISIONS 11, 13).
 *
 * A query is one text clause, or a `bool` of one in `must` (several over the same text in `should`) and conditions in
 * `filter`; conditions may stand in `must` too, and a list of one clause may stand without its brackets. A clause outside
 * this is refused with the place where it stands. All words must be found; when nothing has them all, some are enough,
 * unless the clause says `operator: 'and'`. The last word may be the beginning of one.
 */

/** Letters of a text to search for. */
export const MAX_SEARCH_TEXT = 500;

/** Pages of the list of templates: of a category, and of a search for words (A-028, spec 1 section 9). */
export const CATEGORY_PAGE = 40;
export const SEARCH_PAGE = 50;

/** A field, and how many times it counts: 'keywords' or 'keywords^3', from above 0 to 10. */
export type BoostedField<Field extends string> = Field | `${Field}^${number}`;

export type TextClause<Field extends string = string> =
  | {
      readonly multi_match: {
        readonly query: string;
        readonly fields: readonly BoostedField<Field>[];
        readonly operator?: 'and' | 'or';
      };
    }
  | {
      readonly match: Readonly<
        Record<string, string | { readonly query: string; readonly operator?: 'and' | 'or' }>
      >;
    };

/** What must be so: `match` says the same as `term` here. A field may end in `.keyword`. */
export type Condition =
  | { readonly term: Readonly<Record<string, string | boolean | { readonly value: string | boolean }>> }
  | { readonly terms: Readonly<Record<string, readonly string[]>> }
  | { readonly match: Readonly<Record<string, string | boolean>> };

type OneOrMore<T> = T | readonly T[];

export type SearchClause<Field extends string = string> =
  | TextClause<Field>
  | { readonly bool: Demands<Field> }
  | {
      readonly bool: Demands<Field> & {
        readonly should: OneOrMore<TextClause<Field>>;
        readonly minimum_should_match?: 1;
      };
    };

interface Demands<Field extends string> {
  readonly must?: OneOrMore<TextClause<Field> | Condition>;
  readonly filter?: OneOrMore<Condition>;
}

/**
 * The fields there are. `type`, `sub_type` and `free` of pictures, `active` and, of templates, `categories.name` and their
 * filters (`template-filters.ts`) may be conditions.
 */
export type ResourceField = 'name' | 'keywords';

export type MockupField = 'name' | 'keywords' | 'categories.name';
/** `design_text` is what the texts of the design say. */
export type TemplateField = 'name' | 'keywords' | 'categories.name' | 'design_text';

const search = <Field extends string>() =>
  post('_search', {
    input: z.strictObject({
      from: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
      size: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
      /** Searches for the words as they are written: none is taken for a typing error. */
      as_written: z.optional(z.literal(true)),
      query: z.custom<SearchClause<Field>>((value) => typeof value === 'object' && value !== null),
    }),
    response: found,
    form: 'bare',
    credentials: 'omit',
  });

/**
 * The best first. `total` counts all that were found, not only this page, up to 5000: those of the highest priority of
 * more; `corrected` is the text that was searched for instead of the one asked for, when that has a typing error; `related`
 * are words near to it that were searched for, since nothing has the text itself.
 */
const found = z.object({
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(z.object({ _id: z.string(), _source: z.object({ _id: z.string() }) })),
  }),
  corrected: z.optional(z.string()),
  related: z.optional(z.array(z.string())),
});

export type Found = z.output<typeof found>;

export const designResources = area('design_resources', { search: search<ResourceField>() });
export const textTemplates = area('text_templates', { search: search<TemplateField>() });
export const designTemplates = area('design_templates', {
  search: forTokens('designs:read', search<TemplateField>()),
});

export const mockups = area('mockups', { search: search<MockupField>() });

interface Asked {
  readonly text: string;
  readonly from?: number;
  /** 1 to 100; 20 unless told. */
  readonly size?: number;
  /** No word is taken for a typing error. */
  readonly asWritten?: boolean;
}

const paged = ({ from = 0, size = 20, asWritten }: Asked) => ({
  ...{ from, size },
  ...(asWritten && { as_written: true as const }),
});

const term = (wanted: Readonly<Record<string, string | boolean>>): Condition => ({ term: wanted });

/** The body that finds pictures of one kind: `await api(designResources.search, resourceSearch({ text, sub_type }))`. */
export const resourceSearch = ({
  sub_type,
  free,
  ...asked
}: Asked & { readonly sub_type: (typeof RESOURCE_KINDS)[number]; readonly free?: boolean }) => ({
  ...paged(asked),
  query: {
    bool: {
      must: { multi_match: { query: asked.text, fields: ['name', 'keywords'] as const } },
      filter: [
        ...[term({ type: 'image' }), term({ sub_type })],
        ...(free === undefined ? [] : [term({ free })]),
      ],
    },
  },
});

/** The body that finds text templates. */
export const textTemplateSearch = (asked: Asked) => ({
  ...paged(asked),
  query: {
    multi_match: {
      query: asked.text,
      fields: ['categories.name', 'keywords', 'name', 'design_text'] as const,
    },
  },
});

interface TemplatesAsked extends Asked {
  readonly category?: string;
  readonly filters?: TemplateFilters;
}

/** The body that finds templates, of one category when its name is given. */
export const templateSearch = ({ category, filters = {}, ...asked }: TemplatesAsked) => ({
  ...paged(asked),
  query: {
    bool: {
      must: {
        multi_match: {
          query: asked.text,
          fields: ['categories.name', 'keywords^3', 'name', 'design_text'] as const,
        },
      },
      filter: [
        term({ active: true }),
        ...(category === undefined ? [] : [term({ 'categories.name': category })]),
        ...Object.entries(filters).flatMap(([name, wanted]) =>
          wanted === undefined ? [] : [term({ [name]: wanted })],
        ),
      ],
    },
  },
});

/** The body that finds mockups (spec 3 section 7); as many as the specs ask for at once unless told. */
export const mockupSearch = ({ size = 100, ...asked }: Asked) => ({
  ...paged({ ...asked, size }),
  query: {
    multi_match: { query: asked.text, fields: ['name', 'categories.name', 'keywords'] as const },
  },
});
