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
import { checkedDesign, textOf, type DesignText } from './design-text.js';
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
    async ({ original_save_id, folderId, designs }, { db, jobs, principal, owner }) => {
      requireMember(principal);
      const [original] = await db
        .select({ name: savedDesign.name })
        .from(savedDesign)
        .where(mayOnDesign(principal, 'view', original_save_id));
      if (!original) throw notFound();
      const made: ({ id: string; name: string } & DesignText)[] = [];
      for (const [i, sent] of designs.entries()) {
        const id = newId(ID_LENGTH);
        made.push({
          ...{ id, name: numbered(original.name, i + 1) },
          ...textOf({ ...withFreshIds(checkedAt(i, sent)), id }),
        });
        // a hundred designs take seconds to check: others are answered in between
        await setImmediate();
      }
      const owned = await owner();
      await db.transaction(async (tx) => {
        const folder_id = folderId === undefined ? null : await folderForDesigns(tx, principal, folderId);
        await tx.insert(savedDesign).values(made.map((row) => ({ ...row, ...owned, folder_id })));
        for (const { id } of made) await jobs.add(tx, 'thumbnail', id);
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

/** 'Card 7'; of a long name the end gives way to the number. */
const numbered = (name: string, n: number): string =>
  `${name.slice(0, LONGEST_NAME - `${n}`.length - 1)} ${n}`;
