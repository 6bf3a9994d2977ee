import { and, asc, exists, gt, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { TRASH_DAYS } from '../../contract/trash.js';
import type { Executor } from '../../db/database.js';
import {
  designRevision,
  type generatedPicture,
  savedDesign,
  savedMockup,
  template,
  textTemplate,
  type upload,
} from '../../db/schema.js';

/** Files looked at in one go. */
const BATCH = 10;
/** Designs searched by one query: a long one would hold up everybody on the embedded engine. */
const PAGE = 10;

/** Files that designs show, and that stay for a while after they were removed. */
export interface Removable {
  readonly table: PgTable & {
    readonly id: typeof upload.id | typeof generatedPicture.id;
    readonly removed_at: typeof upload.removed_at | typeof generatedPicture.removed_at;
  };
  /** Whether the text of a design names the file of a row. */
  readonly names: (text: PgColumn | SQL) => SQL;
  /** What becomes of those that are still shown, beside being asked about again. */
  readonly stillShown?: Readonly<Record<string, SQL>>;
}

/**
 * Forgets what was removed more than `days` days ago and that no design, earlier state of one, template or saved mockup
 * shows; its files are then collected. What is still shown is asked about again after as many days. Gives how many went.
 */
export async function collectRemoved(db: Executor, removable: Removable, days = TRASH_DAYS): Promise<number> {
  const { table } = removable;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(lt(table.removed_at, sql`now() - make_interval(days => ${days})`))
    .orderBy(asc(table.removed_at))
    .limit(BATCH);
  const ids = rows.map(({ id }) => id);
  const shown = new Set([
    ...(await shownInDesigns(db, removable, ids)),
    ...(await shownIn(db, removable, ids, { table: template, text: template.design_file })),
    ...(await shownIn(db, removable, ids, {
      table: textTemplate,
      text: sql`${textTemplate.object}::text`,
    })),
    ...(await shownIn(db, removable, ids, { table: savedMockup, text: sql`${savedMockup.inputs}::text` })),
  ]);
  const kept = ids.filter((id) => shown.has(id));
  const gone = ids.filter((id) => !shown.has(id));
  /** One that was taken back in the meantime is left alone. */
  const stillRemoved = (some: string[]) => and(inArray(table.id, some), isNotNull(table.removed_at));
  if (kept.length > 0)
    await db
      .update(table)
      .set({ removed_at: sql`now()`, ...removable.stillShown })
      .where(stillRemoved(kept));
  if (gone.length > 0) await db.delete(table).where(stillRemoved(gone));
  return gone.length;
}

async function shownInDesigns(db: Executor, removable: Removable, ids: string[]): Promise<string[]> {
  const pageAfter = (last: string) =>
    db
      .select({ id: savedDesign.id })
      .from(savedDesign)
      .where(gt(savedDesign.id, last))
      .orderBy(asc(savedDesign.id))
      .limit(PAGE);
  return shownOn(db, removable, ids, {
    pageAfter,
    shows: (page) => {
      const now = and(inArray(savedDesign.id, page), removable.names(savedDesign.design_file));
      const earlier = and(
        inArray(designRevision.design_id, page),
        removable.names(designRevision.design_file),
      );
      return or(
        exists(
          db
            .select({ one: sql`1` })
            .from(savedDesign)
            .where(now),
        ),
        exists(
          db
            .select({ one: sql`1` })
            .from(designRevision)
            .where(earlier),
        ),
      );
    },
  });
}

/** A table whose rows may name files, and the text in which they do. */
interface ReferencingTable {
  readonly table: typeof template | typeof textTemplate | typeof savedMockup;
  readonly text: PgColumn | SQL;
}

async function shownIn(
  db: Executor,
  removable: Removable,
  ids: string[],
  { table, text }: ReferencingTable,
): Promise<string[]> {
  const pageAfter = (last: string) =>
    db.select({ id: table.id }).from(table).where(gt(table.id, last)).orderBy(asc(table.id)).limit(PAGE);
  return shownOn(db, removable, ids, {
    pageAfter,
    shows: (page) => {
      const there = and(inArray(table.id, page), removable.names(text));
      return exists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(there),
      );
    },
  });
}

/** A table whose texts may name files, and the condition under which a page of it does. */
interface Places {
  readonly pageAfter: (last: string) => Promise<{ id: string }[]>;
  readonly shows: (page: string[]) => SQL | undefined;
}

/** Which of the ids are named on any page of a table, by what a page of it shows. */
async function shownOn(
  db: Executor,
  { table }: Removable,
  ids: string[],
  { pageAfter, shows }: Places,
): Promise<string[]> {
  const shown: string[] = [];
  for (let last = ''; ids.length > shown.length;) {
    const page = (await pageAfter(last)).map(({ id }) => id);
    if (page.length === 0) break;
    const open = ids.filter((id) => !shown.includes(id));
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, open), shows(page)));
    shown.push(...rows.map(({ id }) => id));
    last = page.at(-1)!;
  }
  return shown;
}
