import { designOfEntry } from '../../../../elements/shell/versions/design-from-journal.js';
import type { JournalEntry } from '../../../../elements/ports/journal.js';
import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';
import { journal } from '../../../journal.js';
import { saveApart } from './save-copy.js';

/** Answers that stay what they are however often one asks. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['not_found', 'not_allowed', 'not_signed_in']);
const NAME = 'Untitled design';

/** What an editor that is gone left unsent, as JSON text. */
interface Left {
  readonly tab: string;
  readonly text: string;
}

/** The design is gone or may no longer be edited, and changes of it are on this device alone. */
export class LeftHere extends Error {
  constructor(readonly left: readonly Left[]) {
    super('changes of a design that cannot be opened are on this device');
    this.name = 'LeftHere';
  }
}

/** What a design that cannot be opened for editing fails with: LeftHere where changes of it would be out of reach. */
export function failureOfOpening(error: unknown, entries: readonly JournalEntry[]): unknown {
  if (error instanceof ApiError && !FINAL.has(error.code)) return error;
  const left = entries.flatMap(readable);
  return left.length > 0 ? new LeftHere(left) : error;
}

/** Keeps each as a design of its own, which then is no longer in the journal; gives the id of the last. */
export async function keepLeft(left: readonly Left[]): Promise<string> {
  let id = '';
  for (const { tab, text } of left) {
    id = await saveApart(NAME, text);
    await journal.remove(tab).catch(() => undefined);
  }
  return id;
}

function readable(entry: JournalEntry): Left[] {
  try {
    return entry.changes.size > 0 ? [{ tab: entry.tab, text: JSON.stringify(designOfEntry(entry)) }] : [];
  } catch {
    return [];
  }
}
