import { eq, sql } from 'drizzle-orm';
import { mockup } from '../../../server/contract/mockup.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { trash, type TrashItem, type TrashKind } from '../../../server/contract/trash.js';
import { folder, savedDesign as designs, savedMockup, upload } from '../../../server/db/schema.js';
import { newPicture } from '../folders/folder-helpers.js';
import { sendForm } from '../support/form.js';
import type { TestServer, Visitor } from '../support/server.js';

export const one = (kind: TrashKind, _id: string) => ({ items: [{ kind, _id }] });

/** What lies in somebody's trash, on its first page. */
export const trashOf = async (who: Visitor): Promise<TrashItem[]> => (await who.api(trash.get, {})).docs;

export const idsIn = async (who: Visitor): Promise<string[]> => (await trashOf(who)).map(({ _id }) => _id);

export async function deletedDesign(who: Visitor): Promise<string> {
  const { _id: id } = await who.api(savedDesign.createBlankDesign, {});
  await who.api(savedDesign.delete, { id });
  return id;
}

export async function saveMockup(who: Visitor): Promise<string> {
  const fields = { mockup_id: 'mug', hue_values: '[]', user_images: '[]' };
  const files = [{ bytes: await newPicture(), field: 'mockup_file' }];
  const response = await sendForm(who, mockup.save, fields, files);
  return ((await response.json()) as { data: { _id: string } }).data._id;
}

/** As if it had been deleted so many days ago. */
export async function age({ services: { db } }: TestServer, kind: TrashKind, id: string, days: number) {
  const at = sql`now() - make_interval(days => ${days})`;
  if (kind === 'upload') await db.update(upload).set({ removed_at: at }).where(eq(upload.id, id));
  else {
    const { [kind]: table } = { design: designs, folder, mockup: savedMockup };
    await db.update(table).set({ deleted_at: at }).where(eq(table.id, id));
  }
}
