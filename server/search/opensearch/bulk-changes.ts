import * as z from 'zod';
import { OpenSearchError, type OpenSearchClient } from './client.js';
import { documentId, type Versioned } from './documents.js';
import type { SearchKind } from '../search-query.js';

/** Bytes and changes of one request. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_CHANGES = 500;
const LIMIT = 30_000;
/** Waits before what was turned away for lack of room is sent again, ms. */
const WAITS = [250, 500, 1000, 2000];

/** One change of the index, as the two lines (one for what is taken out) that OpenSearch reads. */
export interface IndexChange {
  readonly lines: string;
}

/** A document as it is now. One that is there and newer stays: a worker that read it early may write it late. */
export function putChange({ document, version }: Versioned): IndexChange {
  const _id = documentId(document.kind, document.id);
  const action = { index: { _id, version, version_type: 'external_gte' } };
  return { lines: `${JSON.stringify(action)}\n${JSON.stringify(document)}\n` };
}

export const removeChange = (kind: SearchKind, id: string): IndexChange => ({
  lines: `${JSON.stringify({ delete: { _id: documentId(kind, id) } })}\n`,
});

const outcome = z.object({
  status: z.number(),
  error: z.optional(z.object({ type: z.string(), reason: z.optional(z.nullable(z.string())) })),
});
const bulkResponse = z.object({
  items: z.array(
    z
      .object({ index: outcome, delete: outcome })
      .partial()
      .transform((item, context) => {
        const done = item.index ?? item.delete;
        if (!done) context.addIssue({ code: 'custom', message: 'no outcome' });
        return done ?? z.NEVER;
      }),
  ),
});

/** An index by its name, or the one behind an alias. */
export type Target = { readonly index: string } | { readonly alias: string };

/** Throws an OpenSearchError unless all are made; of type 'index_not_found_exception' where there is no such alias. */
export async function applyChanges(
  client: OpenSearchClient,
  target: Target,
  changes: readonly IndexChange[],
): Promise<void> {
  for (const part of parts(changes)) {
    let left: readonly IndexChange[] = part;
    for (const wait of [...WAITS, null]) {
      left = await send(client, target, left);
      if (left.length === 0) break;
      if (wait === null) throw new OpenSearchError(429, 'busy', 'OpenSearch has no room for changes');
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function* parts(changes: readonly IndexChange[]): Generator<IndexChange[]> {
  let part: IndexChange[] = [];
  let bytes = 0;
  for (const change of changes) {
    const more = Buffer.byteLength(change.lines);
    if (part.length > 0 && (part.length === MOST_CHANGES || bytes + more > MOST_BYTES)) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(change);
    bytes += more;
  }
  if (part.length > 0) yield part;
}

/** Gives those that were turned away for lack of room. */
async function send(
  client: OpenSearchClient,
  target: Target,
  changes: readonly IndexChange[],
): Promise<readonly IndexChange[]> {
  // without that, OpenSearch would make an index of the alias's name, of a form of its own
  const path = 'alias' in target ? `/${target.alias}/_bulk?require_alias=true` : `/${target.index}/_bulk`;
  const body = changes.map(({ lines }) => lines).join('');
  let said: unknown;
  try {
    said = await client.request({ method: 'POST', path, body, limit: LIMIT });
  } catch (error) {
    if (error instanceof OpenSearchError && error.status === 429) return changes;
    throw error;
  }
  const { data } = bulkResponse.safeParse(said);
  if (data?.items.length !== changes.length)
    throw new OpenSearchError(200, 'not_understood', 'OpenSearch does not say what it changed');
  const refused = data.items.find((item) => !isFine(item) && item.status !== 429);
  if (refused) {
    const { type = 'unknown', reason } = refused.error ?? {};
    throw new OpenSearchError(refused.status, type, `OpenSearch refuses a change: ${type} ${reason ?? ''}`);
  }
  return changes.filter((_change, i) => data.items[i]!.status === 429);
}

/** Made; or a newer document is there already; or there is nothing to take out. */
const isFine = ({ status, error }: z.output<typeof outcome>): boolean =>
  (status >= 200 && status <= 299) || status === 409 || (status === 404 && !error);
