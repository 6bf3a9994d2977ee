import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { job, template, textTemplate } from '../../db/schema.js';
import type { JobQueue } from '../../queue/job-queue.js';
import { TABLES } from '../search-entries.js';
import type { SearchKind } from '../search-query.js';
import { applyChanges, putChange, removeChange } from './bulk-changes.js';
import { OpenSearchError, type OpenSearchClient } from './client.js';
import { documentId, readDocuments } from './documents.js';
import { indexFingerprint } from './index-definition.js';
import { Indices } from './indices.js';

/** Keys of the job besides those of single items: make the index anew, and make it anew if it has to be. */
export const WHOLE_INDEX = 'all';
const CHECK = 'check';

/** Transactions that began so long before the index was begun may have ended after it was read. */
const OVERLAP = sql`interval '5 minutes'`;

interface Parts {
  readonly client: OpenSearchClient;
  readonly db: Executor;
  readonly jobs: JobQueue;
  readonly index: string;
}

/** Keeps OpenSearch's index as the tables are, by jobs: each may run twice, and any may come late. */
export class Indexer {
  readonly #indices: Indices;

  constructor(private readonly parts: Parts) {
    this.#indices = new Indices(parts.client, parts.index);
  }

  /** Enqueues what an index must learn, in the transaction that changes it. */
  async changed(tx: Executor, kind: SearchKind, ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.parts.jobs.add(tx, 'search_index', documentId(kind, id));
  }

  /** Has it looked at soon whether the index is there, of today's form and of today's catalog. */
  enqueueCheck(): Promise<void> {
    return this.parts.jobs.add(this.parts.db, 'search_index', CHECK);
  }

  /** The job `search_index`. Throws while OpenSearch is away. */
  async work(key: string): Promise<void> {
    if (key === CHECK) return this.#check();
    if (key === WHOLE_INDEX) return this.#makeAnew();
    const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (!Object.hasOwn(TABLES, kind)) return;
    try {
      await this.#renew(kind as SearchKind, [id]);
    } catch (error) {
      // whoever makes the index finds the change in the table
      if (error instanceof OpenSearchError && error.type === 'index_not_found_exception')
        return this.enqueueCheck();
      throw error;
    }
  }

  async #check(): Promise<void> {
    const { db } = this.parts;
    if ((await this.#indices.made()) !== (await indexFingerprint(db))) await this.#makeAnew();
    await this.#takeUpAgain();
  }

  /** OpenSearch is there: changes that were given up while it was not are tried again. */
  async #takeUpAgain(): Promise<void> {
    await this.parts.db.transaction(async (tx) => {
      const dead = await tx
        .delete(job)
        .where(and(eq(job.kind, 'search_index'), eq(job.state, 'dead')))
        .returning({ key: job.key });
      for (const { key } of dead) if (key !== CHECK) await this.parts.jobs.add(tx, 'search_index', key);
    });
  }

  async #makeAnew(): Promise<void> {
    const { db } = this.parts;
    const made = await indexFingerprint(db);
    const [clock] = await db.select({ begun: sql<string>`now()::text` }).from(sql`(values (1)) as one`);
    const name = await this.#indices.create(made);
    try {
      for (const kind of Object.keys(TABLES) as SearchKind[]) await this.#fill(name, kind);
    } catch (error) {
      await this.#indices.remove(name).catch(() => undefined);
      throw error;
    }
    await this.#indices.swap(name);
    // what changed while the index was filled was told to the one before it
    await this.#renewSince('template', clock!.begun);
    await this.#renewSince('text_template', clock!.begun);
  }

  async #fill(name: string, kind: SearchKind): Promise<void> {
    const { db, client } = this.parts;
    const { id } = TABLES[kind];
    const rows = await db.select({ id }).from(TABLES[kind]).orderBy(asc(id));
    for await (const documents of readDocuments(
      db,
      kind,
      rows.map((row) => row.id),
    ))
      await applyChanges(client, { index: name }, documents.map(putChange));
  }

  async #renewSince(kind: 'template' | 'text_template', begun: string): Promise<void> {
    const { id, edited_at } = kind === 'template' ? template : textTemplate;
    const rows = await this.parts.db
      .select({ id })
      .from(kind === 'template' ? template : textTemplate)
      .where(gte(edited_at, sql`${begun}::timestamptz - ${OVERLAP}`));
    await this.#renew(
      kind,
      rows.map((row) => row.id),
    );
  }

  /** Writes items as they are now to the index that is searched; those that are gone leave it. */
  async #renew(kind: SearchKind, ids: readonly string[]): Promise<void> {
    const { db, client } = this.parts;
    const gone = new Set(ids);
    const changes = [];
    for await (const documents of readDocuments(db, kind, ids))
      for (const one of documents) {
        gone.delete(one.document.id);
        changes.push(putChange(one));
      }
    changes.push(...[...gone].map((id) => removeChange(kind, id)));
    await applyChanges(client, { alias: this.#indices.alias }, changes);
  }
}
