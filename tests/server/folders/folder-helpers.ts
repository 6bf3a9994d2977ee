import sharp from 'sharp';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { newId } from '../../../elements/math/ids.js';
import { folder as calls } from '../../../server/contract/folder.js';
import { savedDesign } from '../../../server/db/schema.js';
import { storedText } from '../../../server/modules/designs/design-text.js';
import { sendForm, uploaded } from '../support/form.js';
import type { TestServer } from '../support/server.js';

export type Member = Awaited<ReturnType<TestServer['member']>>;

let count = 0;

/** A picture that no other call has made. */
export function newPicture(): Promise<Buffer> {
  count += 1;
  const background = `#${(count * 997).toString(16).padStart(6, '0')}`;
  return sharp({ create: { width: 12, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

export const newFolder = async (who: Member, type: 'photo' | 'design' = 'photo', name = 'Sea') =>
  (await who.api(calls.create, { folder_name: name, folder_type: type }))._id;

/** Puts a new picture into a folder and gives its id. */
export async function addPicture(who: Member, folder_id: string, name = 'sea.png'): Promise<string> {
  const { picture, error } = await tryPicture(who, folder_id, name);
  if (!picture) throw new Error(error?.message);
  return picture._id;
}

export const tryPicture = async (who: Member, folder_id: string, name = 'sea.png') =>
  uploaded(sendForm(who, calls.uploadFile, { folder_id }, [{ bytes: await newPicture(), name }]));

/**
 * A new design of a member's in a folder, newer than those before it: the clock of a database may stand still between two.
 */
export async function addDesign({ services: { db } }: TestServer, who: Member, folder_id: string | null) {
  const id = newId(25);
  const text = storedText(blankDesign({ id }));
  const updated_at = new Date(Date.now() + (count += 1) * 1000);
  const about = { id, name: 'Card', owner_user: who.user.id, folder_id, updated_at };
  await db.insert(savedDesign).values({ ...about, ...text });
  return id;
}

export const invite = (owner: Member, folder_id: string, guest: Member, role: 'view' | 'edit') =>
  owner.api(calls.share, { folder_id, emails: [guest.user.email], role });

/** What one sees of a folder. */
export const look = async (who: Member, id: string) => (await who.api(calls.get, { id }))[0]!;

/** Ids of what one sees in a folder. */
export const listed = async (who: Member, id: string): Promise<string[]> =>
  (await look(who, id)).folder.resources.map(({ _id }) => _id);
