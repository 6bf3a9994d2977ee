import type { DesignFile } from '../../../elements/document/design-file.js';
import { newId } from '../../../elements/math/ids.js';
import { savedDesign } from '../../db/schema.js';
import type { Context } from '../../http/calls/handler.js';
import { newColumns } from '../../search/saved-designs/saved-design-words.js';
import { storedText } from './design-text.js';
import { ID_LENGTH } from '../../db/id-length.js';

/** New designs a minute from one address: a class behind one router begins all at once. */
export const MAKE_PER_MINUTE = 120;

/** As long as a name may be when it is typed. */
export const LONGEST_NAME = 200;

/** Keeps a new design for the principal and has its thumbnail painted. */
export async function makeSavedDesign(
  { db, jobs, owner }: Context,
  name: string,
  file: DesignFile,
): Promise<{ _id: string }> {
  const id = newId(ID_LENGTH);
  const text = storedText({ ...file, id });
  const owned = await owner();
  await db.transaction(async (tx) => {
    await tx.insert(savedDesign).values({ id, ...owned, ...text, ...newColumns(name, text.words) });
    await jobs.add(tx, 'thumbnail', id);
  });
  return { _id: id };
}
