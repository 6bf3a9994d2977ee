import { desc, eq, asc } from 'drizzle-orm';
import { category as calls, type DesignCategory, type DesignCategoryChild } from '../../contract/category.js';
import type { Executor } from '../../db/database.js';
import { category } from '../../db/schema.js';
import { answer } from '../../http/handler.js';
import { dimensionsOf } from './dimensions-of.js';
import { templateCards } from './template-cards.js';

type Row = typeof category.$inferSelect;

export const categoryCalls = [
  answer(calls.getDesignCategories, (_payload, { db }) => categoryTree(db)),
  answer(calls.fetchAllDesignCategories, (_payload, { db }) => categoryTree(db)),
];

async function categoryTree(db: Executor): Promise<DesignCategory[]> {
  const rows = await db
    .select()
    .from(category)
    .where(eq(category.active, true))
    .orderBy(desc(category.priority), asc(category.name));
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
      dimensions: dimensionsOf(row),
      example_template: examples.get(row.example_id ?? '') ?? null,
    }));
}
