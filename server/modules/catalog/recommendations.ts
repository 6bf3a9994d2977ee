import { and, eq } from 'drizzle-orm';
import { maySeeTemplate } from '../../access/authoring.js';
import type { TemplateListItem } from '../../contract/design.js';
import { templateSearch } from '../../contract/search.js';
import type { Executor } from '../../db/database.js';
import { category, template } from '../../db/schema.js';
import { parseQuery } from '../../search/parse-query.js';
import type { SearchEngine } from '../../search/search-engine.js';
import { templateCards, templateIds } from './template-cards.js';

/** How many are recommended; twice what a wide screen shows of a slider. */
const MOST = 20;

/** So many of them are of what the template is of; the others are of its format. */
const ALIKE = 12;

interface Asking {
  readonly db: Executor;
  readonly principal: Parameters<typeof maySeeTemplate>[0];
  readonly searchEngine: SearchEngine;
}

/**
 * Templates like those of a category, best first: its own, then those of the other children of its parent. The same for
 * everybody and every time; none of a category there is not (D-005). What is like the template `like` stands before them.
 */
export async function recommendations(
  { db, principal, searchEngine }: Asking,
  { id, like }: { readonly id: string; readonly like?: string | undefined },
): Promise<TemplateListItem[]> {
  const best = async (place: string, limit: number) => {
    const page = { category: place, seen: maySeeTemplate(principal, template), offset: 0, limit };
    return (await templateIds(db, page)).ids;
  };
  const own = await best(id, MOST);
  const parent = own.length < MOST ? await parentOf(db, id) : null;
  // of the family's best, as many as are missing when all of its own are among them
  const family = parent === null ? [] : await best(parent, MOST);
  const alike = like === undefined || own.length === 0 ? [] : await alikeTo(db, searchEngine, like);
  const ids = [...new Set([...alike, ...own, ...family])].filter((one) => one !== like).slice(0, MOST);
  return templateCards(db, { ids, activeOnly: true });
}

/** What a search for the name of a template finds. */
async function alikeTo(db: Executor, engine: SearchEngine, id: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ name: template.name })
    .from(template)
    .where(and(eq(template.id, id), eq(template.active, true)));
  if (!row) return [];
  const { query, ...page } = templateSearch({ text: row.name, size: ALIKE + 1 });
  const { ids } = await engine.search('template', {
    ...parseQuery('template', query),
    ...page,
    asWritten: true,
  });
  return ids.filter((one) => one !== id).slice(0, ALIKE);
}

async function parentOf(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ parent: category.parent_id })
    .from(category)
    .where(and(eq(category.id, id), eq(category.type, 'design')));
  return row?.parent ?? null;
}
