import { eq } from 'drizzle-orm';
import type { Member } from '../../../access/principal.js';
import { file } from '../../../db/schema.js';
import type { Services } from '../../../services.js';
import type { AccountArchive, Place } from './account-archive.js';
import { endingOf } from './file-endings.js';

/** What a kind of thing needs to put itself into the archive. */
export interface Exporting extends Pick<Services, 'db' | 'files'> {
  readonly member: Pick<Member, 'id'>;
  readonly archive: AccountArchive;
}

/** Where what was deleted lately lies, in the folder of its kind. */
export const TRASH = 'Trash';

/** Adds a kept file with the ending of its type. Gives its path; null when it is kept no more. */
export async function addKept(
  { db, files, archive }: Exporting,
  place: Omit<Place, 'ending'>,
  hash: string | null,
): Promise<string | null> {
  if (hash === null) return null;
  const [kept] = await db.select({ mime: file.mime }).from(file).where(eq(file.hash, hash));
  if (!kept) return null;
  return archive.addFile({ ...place, ending: endingOf(kept.mime) }, await files.read(hash));
}
