import { asc, eq } from 'drizzle-orm';
import { mockup, savedMockup } from '../../../db/schema.js';
import { addKept, TRASH, type Exporting } from './exporting.js';

/** The picture of each saved mockup; `mockups.json` has what was put into them. */
export async function addMockups(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const rows = await db
    .select({ saved: savedMockup, scene: mockup.name })
    .from(savedMockup)
    .innerJoin(mockup, eq(mockup.id, savedMockup.mockup_id))
    .where(eq(savedMockup.owner_user, member.id))
    .orderBy(asc(savedMockup.created_at), asc(savedMockup.id));
  const list = [];
  for (const { saved, scene } of rows) {
    const { id, mockup_id, inputs, created_at, updated_at, deleted_at } = saved;
    const name = inputs.name ?? scene;
    const place = { folders: ['Mockups', ...(deleted_at ? [TRASH] : [])], name };
    list.push({
      ...{ id, name, mockup_id, inputs, created_at, updated_at, deleted_at },
      file: await addKept(exporting, place, saved.picture_hash),
    });
  }
  await archive.addList('mockups', list);
}
