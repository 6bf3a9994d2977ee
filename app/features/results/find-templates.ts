import { design, type TemplateListItem } from '../../../server/contract/design.js';
import { ApiError } from '../../../server/contract/envelope.js';
import {
  CATEGORY_PAGE,
  designTemplates,
  SEARCH_PAGE,
  templateSearch,
} from '../../../server/contract/search.js';
import { api } from '../../api.js';
import type { ResultsRequest } from './results-request.js';

/** A search engine gives no page that begins further down. */
const DEEPEST = 10_000;

export interface FoundPage {
  readonly templates: readonly TemplateListItem[];
  /** How many there are in all. */
  readonly total: number;
  readonly more: boolean;
  /** What was searched for instead of a text with a typing error. */
  readonly corrected?: string;
  /** Nothing has the text itself: these have words near to it. */
  readonly related?: boolean;
}

const NOTHING: FoundPage = { templates: [], total: 0, more: false };

/** One page of what is asked for; pages count from 1. An id that none can have finds nothing. */
export async function findTemplates(
  request: ResultsRequest,
  page: number,
  signal: AbortSignal,
): Promise<FoundPage> {
  try {
    return await pageOf(request, page, signal);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad_request') return NOTHING;
    throw error;
  }
}

function pageOf(request: ResultsRequest, page: number, signal: AbortSignal): Promise<FoundPage> {
  if (request.mode === 'one') return findOne(request.id, signal);
  return request.mode === 'category' ? listCategory(request, page, signal) : searchFor(request, page, signal);
}

async function findOne(id: string, signal: AbortSignal): Promise<FoundPage> {
  const { docs } = await api(design.get, { id, active: true }, { signal });
  return { templates: docs, total: docs.length, more: false };
}

type Asked<Mode extends ResultsRequest['mode']> = Extract<ResultsRequest, { readonly mode: Mode }>;

async function listCategory(
  { category, filters }: Asked<'category'>,
  page: number,
  signal: AbortSignal,
): Promise<FoundPage> {
  const wanted = { category_id: category, active: true, ...filters, page_no: page, size: CATEGORY_PAGE };
  const { docs, total, more } = await api(design.get, wanted, { signal });
  return { templates: docs, total, more };
}

/** The search answers with ids; what they stand for is asked for in their order. */
async function searchFor(
  { text, filters = {}, asWritten }: Asked<'text'>,
  page: number,
  signal: AbortSignal,
): Promise<FoundPage> {
  const from = (page - 1) * SEARCH_PAGE;
  const body = templateSearch({
    ...{ text, filters, from, size: SEARCH_PAGE },
    ...(asWritten && { asWritten }),
  });
  const { hits, corrected, related } = await api(designTemplates.search, body, { signal });
  const ids = hits.hits.map(({ _id }) => _id);
  const { docs } = ids.length ? await api(design.get, { id: ids, active: true }, { signal }) : { docs: [] };
  const end = from + SEARCH_PAGE;
  return {
    templates: docs,
    total: hits.total.value,
    more: ids.length > 0 && end < hits.total.value && end <= DEEPEST,
    ...(corrected !== undefined && { corrected }),
    ...(related && { related: true }),
  };
}
