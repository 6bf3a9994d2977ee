import { and, asc, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import { publicPackage, type MockupPackage } from '../../../elements/compose/format/mockup-package.js';
import { mayAuthor } from '../../access/authoring.js';
import type { Principal } from '../../access/principal.js';
import type { Mockup } from '../../contract/mockup.js';
import type { Executor } from '../../db/database.js';
import { category, mockup, mockupCategory } from '../../db/schema.js';

type Row = typeof mockup.$inferSelect;

/** Where the public files of a mockup lie. The version makes them the same for ever. */
export const mockupAddress = ({ id, version }: Pick<Row, 'id' | 'version'>, file: string): string =>
  `/static/mockups/${id}/${version}/${file}`;

/** What a visitor may have of a package: its preview's tier (C-009). */
export const publicPackageOf = (row: Pick<Row, 'package'>): MockupPackage => publicPackage(row.package);

/** Of mockups that are not listed only designers and admins see more than what they have already used. */
export const mayListMockup = (principal: Principal): SQL =>
  mayAuthor(principal) ? sql`true` : eq(mockup.active, true);

/** The mockups of these ids in their order; those that are not there are left out. */
export async function mockupsById(db: Executor, ids: readonly string[], wanted?: SQL): Promise<Mockup[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(mockup)
    .where(and(inArray(mockup.id, [...ids]), wanted));
  const records = new Map((await recordsOf(db, rows)).map((record) => [record._id, record]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** Those of a category. */
export const inCategory = (db: Executor, categoryId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(mockupCategory)
      .where(and(eq(mockupCategory.mockup_id, mockup.id), eq(mockupCategory.category_id, categoryId))),
  );

/** By priority, highest first, or by name. */
export const mockupOrder = (byPriority: boolean): SQL[] =>
  byPriority ? [desc(mockup.priority), asc(mockup.id)] : [asc(mockup.name), asc(mockup.id)];

export async function recordsOf(db: Executor, rows: readonly Row[]): Promise<Mockup[]> {
  const names = await categoriesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => recordOf(row, names.get(row.id) ?? []));
}

async function categoriesOf(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, { _id: string; name: string }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ mockup: mockupCategory.mockup_id, _id: category.id, name: category.name })
    .from(mockupCategory)
    .innerJoin(category, eq(category.id, mockupCategory.category_id))
    .where(inArray(mockupCategory.mockup_id, [...ids]))
    .orderBy(asc(mockupCategory.position));
  const found = new Map<string, { _id: string; name: string }[]>();
  for (const { mockup: id, ...named } of rows) found.set(id, [...(found.get(id) ?? []), named]);
  return found;
}

function recordOf(row: Row, categories: { _id: string; name: string }[]): Mockup {
  const { description, placeholders, width, height, layers, keywords } = row.package;
  const pictures = placeholders.map((file) => mockupAddress(row, file));
  return {
    ...{ _id: row.id, name: row.name, description, price: row.price_cents / 100 },
    ...{ placeholders: pictures, tracing_image_src: pictures[0]!, width, height },
    layers: layers.map(({ _id, name, type, features, upload_resolution }) => ({
      ...{ _id, name, type, features },
      ...(upload_resolution && { upload_resolution }),
    })),
    ...{ categories, keywords, active: row.active },
    package_src: mockupAddress(row, 'mockup.json'),
  };
}
