import { asc, eq } from 'drizzle-orm';
import { designPermission, folder, savedDesign } from '../../../db/schema.js';
import { addKept, TRASH, type Exporting } from './exporting.js';

const { id, name, width, height, page_count, view_all, edit_all, thumbnail_hash } = savedDesign;
const LISTED = {
  ...{ id, name, width, height, page_count, view_all, edit_all, thumbnail_hash },
  ...{ created_at: savedDesign.created_at, updated_at: savedDesign.updated_at },
  ...{ deleted_at: savedDesign.deleted_at, folder: folder.name },
};

/**
 * Each design as its design_file and the small picture of its first page, in the folder it lies in; `designs.json` lists
 * them with what they are called, their size in px, and who was invited.
 */
export async function addDesigns(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const rows = await db
    .select(LISTED)
    .from(savedDesign)
    .leftJoin(folder, eq(folder.id, savedDesign.folder_id))
    .where(eq(savedDesign.owner_user, member.id))
    .orderBy(asc(savedDesign.created_at), asc(id));
  const list = [];
  for (const row of rows) {
    const lies = row.deleted_at ? [TRASH] : row.folder === null ? [] : [row.folder];
    const place = { folders: ['Designs', ...lies], name: row.name };
    // one at a time: a page of them may weigh more than there is memory
    const [text] = await db
      .select({ design: savedDesign.design_file })
      .from(savedDesign)
      .where(eq(id, row.id));
    if (!text) continue;
    const { thumbnail_hash: picture, ...listed } = row;
    list.push({
      ...listed,
      invited: await invitedTo(exporting, row.id),
      file: await archive.addText({ ...place, ending: '.json' }, text.design),
      picture: await addKept(exporting, place, picture),
    });
  }
  await archive.addList('designs', list);
}

const invitedTo = ({ db }: Exporting, designId: string) =>
  db
    .select({ email: designPermission.email, role: designPermission.role })
    .from(designPermission)
    .where(eq(designPermission.design_id, designId))
    .orderBy(asc(designPermission.email));
