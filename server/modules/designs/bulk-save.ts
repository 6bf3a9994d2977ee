import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { DesignFileError } from '../../../elements/document/design-file-error.js';
import { withFreshIds } from '../../../elements/document/fresh-ids.js';
import { newId } from '../../../elements/math/ids.js';
import { mayOnDesign } from '../../access/designs.js';
import { savedDesign as calls } from '../../contract/saved-design.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler } from '../../http/calls/handler.js';
import { newColumns } from '../../search/saved-designs/saved-design-words.js';
import { checkedDesign, storedText, type StoredText } from './design-text.js';
import { folderForDesigns } from '../folders/folder-for-designs.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { LONGEST_NAME } from './make-saved-design.js';
import { requireMember } from '../../access/require-member.js';

/** All designs of one call together, bytes. */
const BODY = 32 * 1024 * 1024;

/** Calls a minute from one address: each may make a hundred designs. */
const PER_MINUTE = 20;

export const bulkSaveCalls = [
  handler(
    calls.bulkSave,
    async ({ original_save_id, folderId, designs, first, batch }, { db, jobs, principal, owner }) => {
      const user = requireMember(principal);
      const [original] = await db
        .select({ name: savedDesign.name })
        .from(savedDesign)
        .where(mayOnDesign(principal, 'view', original_save_id));
      if (!original) throw notFound();
      const made: ({ id: string; name: string } & StoredText)[] = [];
      for (const [i, sent] of designs.entries()) {
        const number = first + i;
        const id = batch === undefined ? newId(ID_LENGTH) : idInBatch(user.id, batch, number);
        made.push({
          ...{ id, name: numbered(original.name, number) },
          ...storedText({ ...withFreshIds(checkedAt(i, sent)), id }),
        });
        // a hundred designs take seconds to check: others are answered in between
        await setImmediate();
      }
      const owned = await owner();
      await db.transaction(async (tx) => {
        const folder_id = folderId === undefined ? null : await folderForDesigns(tx, principal, folderId);
        const kept = await tx
          .insert(savedDesign)
          .values(made.map((row) => ({ ...row, ...newColumns(row.name, row.words), ...owned, folder_id })))
          .onConflictDoNothing({ target: savedDesign.id })
          .returning({ id: savedDesign.id });
        for (const { id } of kept) await jobs.add(tx, 'thumbnail', id);
      });
      return made.map(({ id }) => id);
    },
    { body: BODY, perMinute: PER_MINUTE },
  ),
];

/** A design of the list, checked. What is thrown names which of them it is. */
function checkedAt(place: number, sent: unknown): DesignFile {
  try {
    return checkedDesign(sent);
  } catch (error) {
    if (!(error instanceof DesignFileError)) throw error;
    const path = error.path && `.${error.path}`;
    throw new DesignFileError(`designs[${place}]${path}`, error.reason);
  }
}

/**
 * The id of a design that one account sends under a name of its own choice: the same for the same, so that a call whose
 * answer was lost can be made again. Nobody else's calls lead there.
 */
function idInBatch(user: string, batch: string, number: number): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([user, batch, number]))
    .digest('hex');
  return BigInt(`0x${hash}`).toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH);
}

/** 'Card 7'; of a long name the end gives way to the number. */
const numbered = (name: string, n: number): string =>
  `${name.slice(0, LONGEST_NAME - `${n}`.length - 1)} ${n}`;
