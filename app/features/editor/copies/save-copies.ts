import type { DesignCopy } from '../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import type { Client } from '../../../../server/contract/client.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';

/** Designs of one call: few, so that the progress moves and stopping takes effect soon. */
const A_CALL = 3;
/** Longest name, letters. */
const LONGEST_NAME = 200;

interface SaveCopies {
  readonly api: Client;
  /** Id and name of the design they were made from. */
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly copies: readonly DesignCopy[];
  /** How many of them are kept already. */
  readonly done: number;
  /** Names these copies: a call whose answer was lost is sent again and keeps nothing twice [E-043]. */
  readonly batch: string;
  readonly signal: AbortSignal;
  /** Told how many are kept. */
  readonly kept: (count: number) => void;
}

/**
 * Saves copies of a design into a folder, named after it and their sizes. Rejects with what a call rejects with, or with the
 * signal's reason; those that were told as kept are kept then.
 */
export async function saveCopies({ copies, done, signal, kept, ...into }: SaveCopies): Promise<void> {
  for (let from = done; from < copies.length; from += A_CALL) {
    signal.throwIfAborted();
    const some = copies.slice(from, from + A_CALL);
    const made = await saveSome(some, from + 1, into);
    kept(from + made.length);
    await nameAfterSizes(made, some, into);
  }
}

type Into = Omit<SaveCopies, 'copies' | 'done' | 'signal' | 'kept'>;

const saveSome = (some: readonly DesignCopy[], first: number, { api, id, folder, batch }: Into) =>
  api(savedDesign.bulkSave, {
    ...{ original_save_id: id, folderId: folder, first, batch },
    designs: some.map(({ file }) => file),
  });

/** The call numbers them; one that cannot be renamed keeps its number. */
async function nameAfterSizes(
  made: readonly string[],
  some: readonly DesignCopy[],
  { api, name }: Into,
): Promise<void> {
  const renames = made.map((id, i) =>
    api(savedDesign.update, { id, name: `${name}${some[i]?.nameAppend ?? ''}`.slice(0, LONGEST_NAME) }).catch(
      () => undefined,
    ),
  );
  await Promise.all(renames);
}
