import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Principal } from '../../access/principal.js';
import type { Executor } from '../../db/database.js';
import type { folder, savedDesign, savedMockup, upload } from '../../db/schema.js';
import type { Context } from '../../http/calls/handler.js';

export type Asking = Pick<Context, 'db' | 'principal'>;

/** A row of the list, as the database gives it. */
interface TrashedRow {
  readonly id: string;
  /** Names its picture; null without one. */
  readonly hash: string | null;
}

/** How things of one kind lie in the trash. */
export interface KindInTrash {
  readonly table: PgTable & { readonly id: PgColumn };
  /** When it was deleted; null while it was not. */
  readonly deletedAt:
    | typeof folder.deleted_at
    | typeof savedDesign.deleted_at
    | typeof upload.removed_at
    | typeof savedMockup.deleted_at;
  /** What lists read of it. */
  readonly about: {
    readonly name: PgColumn | SQL;
    readonly hash: PgColumn | SQL;
    readonly width: PgColumn | SQL;
    readonly height: PgColumn | SQL;
  };
  /** Where its picture is. */
  readonly thumbnail: (row: TrashedRow) => string;
  /** Those the principal may restore, whether they are in the trash or, since a call came twice, no longer. */
  readonly mayRestore: (principal: Principal) => SQL;
  /** Those that are the principal's own. */
  readonly isOwn: (principal: Principal) => SQL;
  /** Brings back what is held by the transaction, all of it in the trash. */
  readonly restore: (asking: Asking, ids: string[]) => Promise<void>;
  /** Deletes it for good. */
  readonly purge: (tx: Executor, ids: string[]) => Promise<void>;
}
