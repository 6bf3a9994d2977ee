import { desc, isNull } from 'drizzle-orm';
import { savedDesign } from '../db/schema.js';
import type { Verb } from './verb.js';

const NEWEST = 100;

export const listDesignsVerb: Verb = {
  name: 'list-designs',
  args: [],
  about: `the ${NEWEST} saved designs that were changed last`,
  async run({ database: { db }, say }) {
    const { id, name, rev, width, height, page_count: pages, updated_at: changed } = savedDesign;
    const there = isNull(savedDesign.deleted_at);
    const rows = await db
      .select({ id, name, rev, width, height, pages, changed })
      .from(savedDesign)
      .where(there)
      .orderBy(desc(changed))
      .limit(NEWEST);
    for (const row of rows) {
      const size = `${row.width} x ${row.height}`;
      say(
        `${row.id}  ${row.changed.toISOString()}  rev ${row.rev}  ${size}  ${row.pages} page(s)  ${row.name}`,
      );
    }
    say(`${rows.length} of ${await db.$count(savedDesign, there)} designs`);
  },
};
