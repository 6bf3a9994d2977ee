import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { savedDesign } from '../../db/schema.js';
import { newColumns, pageWords } from './saved-design-words.js';
import { TOKENIZER_VERSION } from '../tokenizer.js';

/** Designs read at once: each may weigh 8 MB. */
const BATCH = 20;

/** Makes anew what saved designs are found by where an earlier form made it, or none: designs of an older version. */
export async function reindexSavedDesigns(db: Executor): Promise<void> {
  for (let after: string | null = ''; after !== null;) after = await reindexBatch(db, after);
}

/** The next ones in the order of their ids; gives where to go on, or null. */
const reindexBatch = (db: Executor, after: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { id, name, design_file, words_form } = savedDesign;
    const rows = await tx
      .select({ id, name, design_file })
      .from(savedDesign)
      .where(and(ne(words_form, TOKENIZER_VERSION), gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH)
      .for('update');
    for (const row of rows)
      await tx
        .update(savedDesign)
        .set(newColumns(row.name, pageWords(JSON.parse(row.design_file))))
        .where(eq(id, row.id));
    return rows.length < BATCH ? null : rows.at(-1)!.id;
  });
