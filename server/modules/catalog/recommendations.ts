import { and, eq } from 'drizzle-orm';
import { maySeeTemplate } from '../../access/authoring.js';
import type { TemplateListItem } from '../../contract/design.js';
import type { Executor } from '../../db/database.js';
import { category, template } from '../../db/schema.js';
import { templateCards, templateIds } from './template-cards.js';

/** How many are recommended; twice what a wide screen shows of a slider. */
const MOST = 20;

/**
 * Templates like those of a category, best first: its own, then those of the other children of its parent. The same for
 * everybody and every time; none of a category there is not (D-005).
 */
export async function recommendations(
  db: Executor,
  principal: Parameters<typeof maySeeTemplate>[0],
  id: string,
): Promise<TemplateListItem[]> {
  const best = async (place: string, limit: number) => {
    const page = { category: place, seen: maySeeTemplate(principal, template), offset: 0, limit };
    return (await templateIds(db, page)).ids;
  };
  const own = await best(id, MOST);
  const parent = own.length < MOST ? await parentOf(db, id) : null;
  // of the family's best, as many as are missing when all of its own are among them
  const family = parent === null ? [] : await best(parent, MOST);
  const ids = [...new Set([...own, ...family])].slice(0, MOST);
  return templateCards(db, { ids, activeOnly: true });
}

async function parentOf(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ parent: category.parent_id })
    .from(category)
    .where(and(eq(category.id, id), eq(category.type, 'design')));
  return row?.parent ?? null;
}
