import { eq } from 'drizzle-orm';
import { requireMember } from '../../access/require-member.js';
import { user } from '../../db/schema.js';
import { sanitizePicture } from '../../files/pictures/sanitize-picture.js';
import { storeFile } from '../../files/store/store-file.js';
import type { Context } from '../../http/calls/handler.js';

/** Longest side that is kept, px: the largest it is shown at, twice as dense. */
const SIDE = 256;
const MAX_BYTES = 8 * 1024 * 1024;

/** Where a member finds their own picture; empty without one. */
export const pictureAddress = ({ id, picture }: { id: string; picture: string | null }): string =>
  picture === null ? '' : `/static/account_picture/${id}?v=${picture.slice(0, 12)}`;

/** Makes a picture safe and keeps it as the member's [E-044]. Throws ApiError 'invalid_image' or 'too_large'. */
export async function setPicture(
  { db, files, sessions, principal }: Pick<Context, 'db' | 'files' | 'sessions' | 'principal'>,
  sent: Uint8Array | null,
): Promise<string> {
  const { id } = requireMember(principal);
  let picture: string | null = null;
  if (sent) {
    const { bytes, mime } = await sanitizePicture(sent, {
      ...{ maxBytes: MAX_BYTES, maxSide: SIDE },
      types: ['image/png', 'image/jpeg', 'image/webp'],
    });
    picture = await storeFile(db, files, bytes, mime);
  }
  await db.update(user).set({ picture_hash: picture }).where(eq(user.id, id));
  await sessions.userChanged(id);
  return pictureAddress({ id, picture });
}
