import { and, asc, eq, isNull } from 'drizzle-orm';
import { generatedPicture, generation } from '../../../db/schema.js';
import { addKept, type Exporting } from './exporting.js';

/** Pictures made from words; `ai-images.json` has the words, also of those that came to nothing, and the ids by
 * which designs name the pictures. */
export async function addGenerations(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const rows = await db
    .select()
    .from(generation)
    .where(eq(generation.owner_user, member.id))
    .orderBy(asc(generation.created_at), asc(generation.id));
  const list = [];
  for (const { id, prompt, shape, model, status, created_at } of rows) {
    const pictures = await db
      .select()
      .from(generatedPicture)
      .where(and(eq(generatedPicture.generation_id, id), isNull(generatedPicture.removed_at)))
      .orderBy(asc(generatedPicture.position));
    const files = [];
    for (const { id: picture, file_hash } of pictures) {
      const file = await addKept(exporting, { folders: ['AI images'], name: prompt }, file_hash);
      files.push({ id: picture, file });
    }
    list.push({ ...{ id, prompt, shape, model, status, created_at }, pictures: files });
  }
  await archive.addList('ai-images', list);
}
