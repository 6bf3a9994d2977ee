import { and, asc, desc, eq } from 'drizzle-orm';
import {
  category as calls,
  type DesignCategory,
  type DesignCategoryChild,
  type ListedCategory,
} from '../../contract/category.js';
import type { Executor } from '../../db/database.js';
import { category, template, templateCategory } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { mockupCounts } from '../mockups/mockup-category-calls.js';
import { categoryDimensions } from './category-dimensions.js';
import { recommendations } from './recommendations.js';
import { templateCards } from './template-cards.js';

type Row = typeof category.$inferSelect;

export const categoryCalls = [
  handler(calls.get, ({ type, active = true, filter_empty = false }, { db }) =>
    categoryList(db, { type, active, filterEmpty: filter_empty }),
  ),
  handler(calls.getDesignCategories, (_payload, { db }) => categoryTree(db)),
  handler(calls.fetchAllDesignCategories, (_payload, { db }) => categoryTree(db)),
  handler(calls.getDesignRecommendations, (wanted, { db, principal, searchEngine }) =>
    recommendations({ db, principal, searchEngine }, wanted),
  ),
];

interface Wanted {
  readonly type: Row['type'];
  readonly active: boolean;
  readonly filterEmpty: boolean;
}

/** Parents by priority, each followed by its own; what has lost its parent comes last. */
async function categoryList(db: Executor, { type, active, filterEmpty }: Wanted): Promise<ListedCategory[]> {
  const rows = await rowsOf(db, type, active);
  if (type === 'mockup') return mockupCategories(db, rows);
  const full = filterEmpty ? await withTemplates(db) : null;
  const children = rows.filter(({ id, parent_id }) => parent_id !== null && (full?.has(id) ?? true));
  const parents = rows.filter(({ id, parent_id }) => {
    if (parent_id !== null) return false;
    return full === null || children.some((child) => child.parent_id === id);
  });
  const known = new Set(parents.map(({ id }) => id));
  return [
    ...parents.flatMap((parent) => [parent, ...children.filter((child) => child.parent_id === parent.id)]),
    ...children.filter(({ parent_id }) => !known.has(parent_id ?? '')),
  ].map(({ id, name, parent_id }) => ({ _id: id, name, parent: parent_id }));
}

/** A category of mockups is listed as long as it holds some (spec 3 section 3). */
async function mockupCategories(db: Executor, rows: readonly Row[]): Promise<ListedCategory[]> {
  const counts = await mockupCounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, name, parent_id }) => {
    const mockup_length = counts.get(id) ?? 0;
    return mockup_length > 0 ? [{ _id: id, name, parent: parent_id, mockup_length }] : [];
  });
}

const rowsOf = (db: Executor, type: Row['type'], active: boolean): Promise<Row[]> =>
  db
    .select()
    .from(category)
    .where(and(eq(category.type, type), eq(category.active, active)))
    .orderBy(desc(category.priority), asc(category.name));

/** Ids of the categories in which a template is listed. */
async function withTemplates(db: Executor): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: templateCategory.category_id })
    .from(templateCategory)
    .innerJoin(template, eq(template.id, templateCategory.template_id))
    .where(eq(template.active, true));
  return new Set(rows.map(({ id }) => id));
}

async function categoryTree(db: Executor): Promise<DesignCategory[]> {
  const rows = await rowsOf(db, 'design', true);
  const examples = await examplesOf(db, rows);
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name, priority }) => ({ _id: id, name, priority, children: childrenOf(id, rows, examples) }))
    .filter(({ children }) => children.length > 0);
}

type Examples = Map<string, DesignCategoryChild['example_template']>;

async function examplesOf(db: Executor, rows: readonly Row[]): Promise<Examples> {
  const cards = await templateCards(db, {
    ids: rows.flatMap(({ example_id }) => example_id ?? []),
    activeOnly: true,
  });
  return new Map(
    cards.map(({ _id, custom_url, thumbnail, categories }) => [
      _id,
      { _id, custom_url, thumbnail, categories },
    ]),
  );
}

function childrenOf(parent: string, rows: readonly Row[], examples: Examples): DesignCategoryChild[] {
  return rows
    .filter(({ parent_id }) => parent_id === parent)
    .map((row) => ({
      _id: row.id,
      name: row.name,
      priority: row.priority,
      dimensions: categoryDimensions(row),
      example_template: examples.get(row.example_id ?? '') ?? null,
    }));
}
