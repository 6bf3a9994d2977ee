import { category } from '../../contract/category.js';
import type { Call, InputOf } from '../../contract/contract.js';
import { design } from '../../contract/design.js';
import {
  CATEGORY_PAGE,
  designTemplates,
  MAX_SEARCH_TEXT,
  SEARCH_PAGE,
  templateSearch,
} from '../../contract/search.js';
import type { Answer } from '../../http/calls/answer-call.js';

/** Asks a call, whose answer then stands in the page. */
export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<Answer<C>['data']>;

/** What the page shows first, as paths: the picture of each template. */
type Pictures = readonly string[];
type AskPage = (ask: Ask, query: URLSearchParams) => Promise<Pictures>;

interface Card {
  readonly thumbnail: string;
}

/** The pages that begin with the catalog. */
const PAGES: readonly (readonly [RegExp, AskPage])[] = [
  [/^\/designmaker\/start(?:\/templates)?\/?$/, home],
  [/^\/designmaker\/start\/search\/?$/, results],
  [/^\/designmaker\/start\/categories\/?$/, formats],
];

const pageAt = (path: string) => PAGES.find(([form]) => form.test(path))?.[1];

/** Path and query of an address; a path may begin with what looks like a host. */
function partsOf(url: string): readonly [path: string, query: URLSearchParams] {
  const [path = '', query] = url.split('#', 1)[0]!.split(/\?(.*)/s);
  return [path, new URLSearchParams(query)];
}

/** Whether the page at an address is one of these. */
export const isAsking = (url: string): boolean => pageAt(partsOf(url)[0]) !== undefined;

/** Asks for the page at an address; nothing for any other. */
export async function askForPage(url: string, ask: Ask): Promise<Pictures> {
  const [path, query] = partsOf(url);
  return (await pageAt(path)?.(ask, query)) ?? [];
}

/** The slider of the first category; the others come as one nears them. */
async function home(ask: Ask): Promise<Pictures> {
  const [first] = await ask(category.getDesignCategories, {});
  if (!first) return [];
  return picturesOf((await ask(design.get, { category_id: first._id, active: true })).docs);
}

async function formats(ask: Ask): Promise<Pictures> {
  await ask(category.getDesignCategories, {});
  return [];
}

/** What is found for words or in a category; an address that says more is left to the app. */
async function results(ask: Ask, query: URLSearchParams): Promise<Pictures> {
  await formats(ask);
  const text = (query.get('query') ?? '').trim().slice(0, MAX_SEARCH_TEXT);
  const category_id = query.get('category')?.trim();
  if ([...query.keys()].some((name) => name !== 'query' && name !== 'category')) return [];
  if (category_id) return inCategory(ask, category_id);
  return text ? found(ask, text) : [];
}

async function inCategory(ask: Ask, category_id: string): Promise<Pictures> {
  const wanted = { category_id, active: true, page_no: 1, size: CATEGORY_PAGE };
  return picturesOf((await ask(design.get, wanted)).docs);
}

async function found(ask: Ask, text: string): Promise<Pictures> {
  const { hits } = await ask(
    designTemplates.search,
    templateSearch({ text, filters: {}, from: 0, size: SEARCH_PAGE }),
  );
  const id = hits.hits.map(({ _id }) => _id);
  return id.length > 0 ? picturesOf((await ask(design.get, { id, active: true })).docs) : [];
}

const picturesOf = (docs: readonly Card[]): Pictures => docs.map(({ thumbnail }) => thumbnail);
