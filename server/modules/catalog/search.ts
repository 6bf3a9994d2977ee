import {
  designResources,
  designTemplates,
  mockups,
  textTemplates,
  type Found,
} from '../../contract/search.js';
import { handler } from '../../http/calls/handler.js';
import { parseQuery } from '../../search/parse-query.js';
import type { SearchKind, SearchResult } from '../../search/search-query.js';

const searchCall = (call: typeof designTemplates.search, kind: SearchKind) =>
  handler(call, async ({ query, as_written, ...page }, { searchEngine }) =>
    foundOf(
      await searchEngine.search(kind, {
        ...parseQuery(kind, query),
        ...page,
        ...(as_written && { asWritten: true }),
      }),
    ),
  );

export const searchCalls = [
  searchCall(designResources.search as typeof designTemplates.search, 'design_resource'),
  searchCall(textTemplates.search, 'text_template'),
  searchCall(designTemplates.search, 'template'),
  searchCall(mockups.search as typeof designTemplates.search, 'mockup'),
];

/** As a search engine answers. */
const foundOf = ({ total, ids, corrected, related }: SearchResult): Found => ({
  hits: { total: { value: total }, hits: ids.map((id) => ({ _id: id, _source: { _id: id } })) },
  ...(corrected !== undefined && { corrected }),
  ...(related && { related: [...related] }),
});
