import { mockup, type Mockup } from '../../../server/contract/mockup.js';
import { mockups, mockupSearch } from '../../../server/contract/search.js';
import { api } from '../../api.js';

/** Results of one search (D-042). */
const SEARCH_SIZE = 100;

export interface FoundMockups {
  readonly docs: readonly Mockup[];
  readonly total: number;
  readonly more: boolean;
  /** What was searched for instead of a text with a typing error. */
  readonly corrected?: string;
}

/** The search answers with ids; what they stand for is asked for in their order. */
export async function findMockups(
  text: string,
  signal: AbortSignal,
  { size = SEARCH_SIZE, asWritten = false } = {},
): Promise<FoundMockups> {
  const { hits, corrected } = await api(mockups.search, mockupSearch({ text, size, asWritten }), { signal });
  const ids = hits.hits.map(({ _id }) => _id);
  const docs = ids.length > 0 ? await api(mockup.get, { id: ids }, { signal }) : [];
  return { docs, total: docs.length, more: false, ...(corrected !== undefined && { corrected }) };
}
