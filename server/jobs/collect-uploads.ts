import { and, asc, exists, gt, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.js';
import { designRevision, savedDesign, template, upload } from '../db/schema.js';

/** Uploads looked at in one go. */
const BATCH = 10;
/** Designs searched by one query: a long one would hold up everybody on the embedded engine. */
const PAGE = 10;

/**
 * Forgets uploads that were deleted more than `days` days ago and that no design, earlier state of one, or template shows;
 * their files are then collected. What is still shown is asked about again after as many days. Gives how many went.
 */
export async function collectUploads(db: Executor, days = 30): Promise<number> {
  const rows = await db
    .select({ id: upload.id })
    .from(upload)
    .where(lt(upload.removed_at, sql`now() - make_interval(days => ${days})`))
    .orderBy(asc(upload.removed_at))
    .limit(BATCH);
  const ids = rows.map(({ id }) => id);
  const shown = new Set([...(await shownInDesigns(db, ids)), ...(await shownInTemplates(db, ids))]);
  const kept = ids.filter((id) => shown.has(id));
  const gone = ids.filter((id) => !shown.has(id));
  if (kept.length > 0)
    await db
      .update(upload)
      .set({ removed_at: sql`now()` })
      .where(stillRemoved(kept));
  if (gone.length > 0) await db.delete(upload).where(stillRemoved(gone));
  return gone.length;
}

/** One that was taken back in the meantime is left alone. */
const stillRemoved = (ids: string[]) => and(inArray(upload.id, ids), isNotNull(upload.removed_at));

async function shownInDesigns(db: Executor, ids: string[]): Promise<string[]> {
  const pageAfter = (last: string) =>
    db
      .select({ id: savedDesign.id })
      .from(savedDesign)
      .where(gt(savedDesign.id, last))
      .orderBy(asc(savedDesign.id))
      .limit(PAGE);
  return shownOn(db, ids, pageAfter, (page) => {
    const now = and(inArray(savedDesign.id, page), names(savedDesign.design_file));
    const earlier = and(inArray(designRevision.design_id, page), names(designRevision.design_file));
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
  });
}

async function shownInTemplates(db: Executor, ids: string[]): Promise<string[]> {
  const pageAfter = (last: string) =>
    db
      .select({ id: template.id })
      .from(template)
      .where(gt(template.id, last))
      .orderBy(asc(template.id))
      .limit(PAGE);
  return shownOn(db, ids, pageAfter, (page) => {
    const there = and(inArray(template.id, page), names(template.design_file));
    return exists(
      db
        .select({ one: sql`1` })
        .from(template)
        .where(there),
    );
  });
}

/** Ids are too long to stand in a design by chance. */
const names = (text: PgColumn): SQL => sql`position(${upload.id} in ${text}) > 0`;

/** Which of the ids are named on any page of a table, by what a page of it shows. */
async function shownOn(
  db: Executor,
  ids: string[],
  pageAfter: (last: string) => Promise<{ id: string }[]>,
  shows: (page: string[]) => SQL | undefined,
): Promise<string[]> {
  const shown: string[] = [];
  for (let last = ''; ids.length > shown.length;) {
    const page = (await pageAfter(last)).map(({ id }) => id);
    if (page.length === 0) break;
    const open = ids.filter((id) => !shown.includes(id));
    const rows = await db
      .select({ id: upload.id })
      .from(upload)
      .where(and(inArray(upload.id, open), shows(page)));
    shown.push(...rows.map(({ id }) => id));
    last = page.at(-1)!;
  }
  return shown;
}
