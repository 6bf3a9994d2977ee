import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { area, get, nothing, post } from './contract.js';
import { folderResource } from './folder.js';
import { id, line } from './shared-schemas.js';

/** Photos of a page of what a provider found; the last may have fewer, and so may others. */
export const STOCK_PHOTOS_PAGE = 20;
/** The last page that is asked for: providers end their lists about there. */
const LAST_PAGE = 100;
/** Letters of a search. */
const LONGEST_QUERY = 200;

const photo = z.object({
  /** The provider's own. */
  id: z.string(),
  name: z.string(),
  /** Where a small picture lies, at the provider. */
  thumbnail: z.string(),
  /** px */
  width: z.number(),
  height: z.number(),
  attribution: attribution(),
});
export type ListedPhoto = z.output<typeof photo>;

const one = z.object({ provider: id(), id: id() });

/**
 * Photos of providers that the operator connected. Without any, `providers` answers with none and the others with
 * `not_found`. A provider that fails is `unreachable`, one that has had enough of us `too_many`.
 */
export const stockPhoto = area('stock_photo', {
  providers: post('providers', {
    input: nothing,
    response: z.array(z.object({ id: z.string(), name: z.string(), link: z.string() })),
  }),
  search: post('search', {
    input: z.object({
      provider: id(),
      query: line(LONGEST_QUERY),
      page_no: z._default(z.int().check(z.gte(1), z.lte(LAST_PAGE)), 1),
    }),
    response: z.object({ docs: z.array(photo), more: z.boolean() }),
  }),
  /** Keeps a photo in the member's My Photos, with who made it; fails like an upload. */
  keep: post('keep', { input: one, response: folderResource }),
  /** The photo itself, for a browser without an account, which keeps it itself. */
  file: get('file', { input: one, response: z.instanceof(Blob), form: 'bytes' }),
});
