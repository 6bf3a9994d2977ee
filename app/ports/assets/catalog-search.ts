import type { PricedOptions, SearchOptions } from '../../../elements/ports/assets.js';
import { MAX_TEMPLATES_FOUND } from '../../../elements/ports/pagination.js';
import type { Client } from '../../../server/contract/client.js';
import type { RESOURCE_KINDS } from '../../../server/contract/design-resource.js';
import {
  designResources,
  designTemplates,
  resourceSearch,
  templateSearch,
  textTemplates,
  textTemplateSearch,
  type Found,
} from '../../../server/contract/search.js';

/** The searches answer with ids, the best first; what they stand for is asked for by whoever lists it. */

/** A page of what a search found. */
export interface FoundIds {
  readonly ids: readonly string[];
  readonly more: boolean;
  /** What was searched for instead of a text with a typing error. */
  readonly corrected?: string;
}

type Searched = SearchOptions & { readonly query: string };

export const isSearch = (options: SearchOptions): options is Searched => Boolean(options.query);

const asked = ({ query, page, size, asWritten = false }: Searched) => ({
  ...{ text: query, from: (page - 1) * size, size, asWritten },
});

const pageOf = ({ hits, corrected }: Found, { page, size }: SearchOptions): FoundIds => ({
  ids: hits.hits.map(({ _id }) => _id),
  more: page * size < hits.total.value,
  ...(corrected !== undefined && { corrected }),
});

export interface CatalogSearch {
  resources(
    kind: (typeof RESOURCE_KINDS)[number],
    options: Searched & Pick<PricedOptions, 'free'>,
  ): Promise<FoundIds>;
  textTemplates(options: Searched): Promise<FoundIds>;
  /** At most `MOST_TEMPLATES_FOUND`, of one category when its name is given. */
  templates(options: Searched, category?: string): Promise<FoundIds>;
}

export function createCatalogSearch(api: Client): CatalogSearch {
  // templates are searched for once; the pages are cut from that answer (spec 2 section 9)
  let found: (Omit<FoundIds, 'more'> & { readonly of: string }) | null = null;

  return {
    resources: async (sub_type, options) => {
      const { free } = options;
      const body = resourceSearch({ ...asked(options), sub_type, ...(free !== undefined && { free }) });
      return pageOf(await api(designResources.search, body, signalOf(options)), options);
    },

    textTemplates: async (options) =>
      pageOf(await api(textTemplates.search, textTemplateSearch(asked(options)), signalOf(options)), options),

    templates: async (options, category) => {
      const { query, page, size, asWritten = false } = options;
      const of = JSON.stringify([query, category, asWritten]);
      if (page === 1 || found?.of !== of) {
        const wanted = { text: query, asWritten, size: MAX_TEMPLATES_FOUND, ...(category && { category }) };
        const { hits, corrected } = await api(
          designTemplates.search,
          templateSearch(wanted),
          signalOf(options),
        );
        found = {
          ...{ of, ids: hits.hits.map(({ _id }) => _id) },
          ...(corrected !== undefined && { corrected }),
        };
      }
      const { ids, of: _, ...told } = found;
      return { ...told, ids: ids.slice((page - 1) * size, page * size), more: page * size < ids.length };
    },
  };
}

/** The options of a call that a list can give up. */
export const signalOf = ({ signal }: { readonly signal?: AbortSignal }) => (signal ? { signal } : {});
