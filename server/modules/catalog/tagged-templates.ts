import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { template } from '../../db/schema.js';
import type { CatalogData } from '../../services.js';
import { withDesignFile } from '../designs/design-text.js';
import { pageOf, sliceOf } from '../paging.js';
import { templateCards } from './template-cards.js';

type Format = CatalogData['formats'][number];

interface Wanted {
  readonly tags: readonly string[];
  readonly page_no: number;
  readonly size: number;
}

/**
 * Ids of the listed templates that carry at least one of the tags, and the format if one is among them: those that carry
 * most come first, and among those the best. Always in one order, so that pages never repeat one.
 */
async function taggedTemplates(
  db: Executor,
  { formats }: CatalogData,
  tags: readonly string[],
): Promise<string[]> {
  const asked = new Set(tags);
  const named = formats.filter(({ id }) => asked.has(id));
  const rows = await rowsOf(db, named.length ? named : formats);
  const scored = rows.map(({ id, keywords }) => ({
    id,
    score: new Set(formats.flatMap((format) => tagsOf(format, id, keywords)).filter((tag) => asked.has(tag)))
      .size,
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

function rowsOf(db: Executor, formats: readonly Format[]) {
  const made = formats.flatMap(({ recipes }) => recipes.flatMap(({ templates }) => templates));
  if (made.length === 0) return [];
  return db
    .select({ id: template.id, keywords: template.keywords })
    .from(template)
    .where(and(eq(template.active, true), inArray(template.id, made)))
    .orderBy(desc(template.priority), template.id);
}

/** What a template carries of a format's tags: the format itself, its layout's looks, the fields of life it speaks of. */
function tagsOf({ id, recipes, tag_filters }: Format, made: string, keywords: string): string[] {
  const layout = recipes.find(({ templates }) => templates.includes(made));
  if (!layout) return [];
  const words = new Set(keywords.split(/\s*,\s*/));
  const spoken = tag_filters
    .flatMap(({ eligible_tags }) => eligible_tags)
    .filter((tag) => tag.keywords?.some((word) => words.has(word)));
  return [id, ...layout.styles, ...spoken.map((tag) => tag.id)];
}

/** JSON text of one page of them, with their designs as they are stored. */
export async function taggedTemplatesText(
  db: Executor,
  catalog: CatalogData,
  { tags, ...paging }: Wanted,
): Promise<string> {
  const found = await taggedTemplates(db, catalog, tags);
  const { offset, limit } = sliceOf(paging);
  const ids = found.slice(offset, offset + limit);
  const { docs, ...page } = pageOf(await templateCards(db, { ids }), found.length, paging);
  const texts = await designTexts(db, ids);
  const full = docs.map((card) => withDesignFile(card, texts.get(card._id) ?? 'null'));
  return `{"docs":[${full.join(',')}],${JSON.stringify(page).slice(1)}`;
}

async function designTexts(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, design_file: text } = template;
  const rows = await db
    .select({ id, text })
    .from(template)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.text]));
}
