import { designFromJournal } from '../../../../elements/shell/versions/design-from-journal.js';
import type { JournalEntry } from '../../../../elements/ports/journal.js';
import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';
import { journal } from '../../../journal.js';
import { saveCopy } from './save-copy.js';

/** Answers that stay what they are however often one asks. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['not_found', 'not_allowed', 'not_signed_in']);
const NAME = 'Untitled design';

/** What an editor that is gone left unsent, as JSON text. */
interface RecoveredDesign {
  readonly tab: string;
  readonly text: string;
}

/** The design is gone or may no longer be edited, and changes of it are on this device alone. */
export class RecoveredDesignsError extends Error {
  constructor(readonly designs: readonly RecoveredDesign[]) {
    super('changes of a design that cannot be opened are on this device');
    this.name = 'RecoveredDesignsError';
  }
}

/**
 * What a design that cannot be opened for editing fails with: RecoveredDesignsError where changes of it would be out of
 * reach.
 */
export function openingError(error: unknown, entries: readonly JournalEntry[]): unknown {
  if (error instanceof ApiError && !FINAL.has(error.code)) return error;
  const designs = entries.flatMap(readable);
  return designs.length > 0 ? new RecoveredDesignsError(designs) : error;
}

/** Keeps each as a design of its own, which then is no longer in the journal; gives the id of the last. */
export async function saveRecoveredDesigns(designs: readonly RecoveredDesign[]): Promise<string> {
  let id = '';
  for (const { tab, text } of designs) {
    id = await saveCopy(NAME, text);
    await journal.remove(tab).catch(() => undefined);
  }
  return id;
}

function readable(entry: JournalEntry): RecoveredDesign[] {
  try {
    return entry.changes.size > 0 ? [{ tab: entry.tab, text: JSON.stringify(designFromJournal(entry)) }] : [];
  } catch {
    return [];
  }
}
