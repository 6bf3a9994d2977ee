import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { brandFile, brandKit } from '../../db/schema.js';
import { collectRemoved, type Removable } from './collect-removed.js';

const BRAND_FILES: Removable = {
  // it has the columns that are asked for, under a type of its own
  table: brandFile as unknown as Removable['table'],
  // a text may name its font without saying where it lies
  names: (text) =>
    sql`(position(${brandFile.id} in ${text}) > 0 or (${brandFile.type} = 'font' and position(to_json(${brandFile.name})::text in ${text}) > 0))`,
};

/**
 * Forgets logos, fonts and sounds that were removed long ago and that nothing shows. A logo that was uploaded so long ago and
 * never came into the kit counts as removed from then on, and so does a sound: only designs keep it. Gives how many went.
 */
export async function collectBrandFiles(db: Executor, days = 30): Promise<number> {
  const inKit = db
    .select({ one: sql`1` })
    .from(brandKit)
    .where(
      and(
        eq(brandKit.team_id, brandFile.team_id),
        sql`position(${brandFile.id} in ${brandKit.logos}::text) > 0`,
      ),
    );
  await db
    .update(brandFile)
    .set({ removed_at: sql`now()` })
    .where(
      and(
        inArray(brandFile.type, ['logo', 'sound']),
        isNull(brandFile.removed_at),
        lt(brandFile.created_at, sql`now() - make_interval(days => ${days})`),
        notExists(inKit),
      ),
    );
  return collectRemoved(db, BRAND_FILES, days);
}
