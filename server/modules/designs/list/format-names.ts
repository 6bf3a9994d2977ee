import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { sideInPixels } from '../../../../elements/math/units.js';
import type { Executor } from '../../../db/database.js';
import { category } from '../../../db/schema.js';

/** The name of a size of pages, such as 'Instagram Post', by `sizeKey`. */
export type FormatNames = Readonly<Record<string, string>>;

interface Size {
  /** px */
  readonly width: number;
  readonly height: number;
}

export const sizeKey = ({ width, height }: Size): string => `${Math.round(width)}x${Math.round(height)}`;

/** The formats of the catalog by their size in px; of several that are equally large the first one in its lists. */
export async function formatNames(db: Executor): Promise<FormatNames> {
  const { id, name, width, height, unit, priority, type, active } = category;
  const rows = await db
    .select({ name, width, height, unit })
    .from(category)
    .where(and(eq(type, 'design'), active, isNotNull(width), isNotNull(height), isNotNull(unit)))
    .orderBy(desc(priority), asc(id));
  const names: Record<string, string> = {};
  for (const row of rows) {
    const inPixels = (side: number) => sideInPixels(side, row.unit!);
    names[sizeKey({ width: inPixels(row.width!), height: inPixels(row.height!) })] ??= row.name;
  }
  return names;
}
