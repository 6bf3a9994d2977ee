import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { TemplateListItem } from '../../contract/design.js';
import type { TemplateFilters } from '../../contract/template-filters.js';
import type { Executor } from '../../db/database.js';
import { category, searchEntry, template, templateCategory } from '../../db/schema.js';
import { wantedSigns } from '../../search/filters/filter-signs.js';
import { quoted, TAG } from '../../search/search-entries.js';
import { categoryDimensions } from './category-dimensions.js';

/** Everything but the stored design, which a list must not read. */
const columns = {
  id: template.id,
  name: template.name,
  thumbnail: template.thumbnail,
  keywords: template.keywords,
  custom_url: template.custom_url,
  active: template.active,
  width: template.width,
  height: template.height,
  language: template.language,
  pages: template.pages,
};

interface Wanted {
  readonly ids: readonly string[];
  readonly activeOnly?: boolean;
  /** Whether the principal may see a template; all are given without. */
  readonly seen?: SQL;
}

/** Templates without their designs, in the order of the ids; unknown ones are left out. */
export async function templateCards(
  db: Executor,
  { ids, activeOnly = false, seen }: Wanted,
): Promise<TemplateListItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(template)
    .where(and(inArray(template.id, [...ids]), activeOnly ? eq(template.active, true) : undefined, seen));
  const categories = await categoriesOf(db, ids);
  const cards = new Map(
    rows.map(({ id, language, pages, ...rest }) => {
      const more = { ...(language !== 'en' && { language }), ...(pages > 1 && { pages }) };
      return [id, { _id: id, ...rest, ...more, categories: categories.get(id) ?? [] }] as const;
    }),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}

interface Page {
  readonly category?: string | undefined;
  readonly active?: boolean | undefined;
  readonly filters?: TemplateFilters;
  readonly seen: SQL;
  readonly offset: number;
  readonly limit: number;
}

/** Ids of one page of templates, and how many there are in all. */
export async function templateIds(
  db: Executor,
  { category: place, active = true, filters = {}, seen, offset, limit }: Page,
) {
  const within = db
    .select({ id: templateCategory.template_id })
    .from(templateCategory)
    .innerJoin(category, eq(category.id, templateCategory.category_id))
    .where(or(eq(category.id, place ?? ''), eq(category.parent_id, place ?? '')));
  const wanted = and(
    eq(template.active, active),
    seen,
    place === undefined ? undefined : inArray(template.id, within),
    hasSigns(db, wantedSigns(filters)),
  );
  const rows = await db
    .select({ id: template.id })
    .from(template)
    .where(wanted)
    // the same design in another language does not stand beside its English twin [E-032]
    .orderBy(desc(sql`${template.language} = 'en'`), desc(template.priority), asc(template.id))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: await db.$count(template, wanted) };
}

/** What is filtered by stands among the words a template is found by. */
function hasSigns(db: Executor, wanted: readonly (readonly string[])[]): SQL | undefined {
  if (wanted.length === 0) return undefined;
  const query = wanted.map((list) => `(${list.map((sign) => quoted(TAG.filter(sign))).join(' | ')})`);
  const { id, kind, words } = searchEntry;
  const fitting = db
    .select({ id })
    .from(searchEntry)
    .where(and(eq(kind, 'template'), sql`${words} @@ ${query.join(' & ')}::tsquery`));
  return inArray(template.id, fitting);
}

async function categoriesOf(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, TemplateListItem['categories']>> {
  const rows = await db
    .select({ template: templateCategory.template_id, category })
    .from(templateCategory)
    .innerJoin(category, eq(category.id, templateCategory.category_id))
    .where(inArray(templateCategory.template_id, [...ids]))
    .orderBy(asc(templateCategory.position));
  const found = new Map<string, TemplateListItem['categories']>();
  for (const { template: id, category: row } of rows) {
    found.set(id, [
      ...(found.get(id) ?? []),
      { _id: row.id, name: row.name, dimensions: categoryDimensions(row) },
    ]);
  }
  return found;
}
