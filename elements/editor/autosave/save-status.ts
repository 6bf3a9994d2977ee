import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { SaveTrouble } from '../../ports/host.js';
import type { JournalFault } from './journal.js';

/**
 * What the label beside the name says; it never claims more than is so. `kept`: on this device, not on the server.
 * `no_room`, `unkept`: on neither.
 */
export type SaveStatus = 'saved' | 'saving' | 'kept' | 'offline' | 'no_room' | 'unkept' | 'conflict';

export interface SaveFacts {
  /** Something is not on the server. */
  readonly unsent: boolean;
  /** The last save failed, or does not get anywhere. */
  readonly trouble: SaveTrouble | null;
  readonly conflict: boolean;
  readonly online: boolean;
  /** Why the journal does not hold everything; 'none' when there is no journal. */
  readonly journal: JournalFault | 'none' | null;
}

interface Watched {
  readonly unsent: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<SaveTrouble | null>;
  readonly conflict: ReadonlySignal<unknown>;
  readonly online: ReadonlySignal<boolean>;
  readonly journal: { readonly fault: ReadonlySignal<JournalFault | null> } | null;
}

/** The status as it is at any time. */
export const saveStatus = ({ unsent, trouble, conflict, online, journal }: Watched) =>
  computed(() =>
    saveStatusOf({
      unsent: unsent.value,
      trouble: trouble.value,
      conflict: conflict.value !== null,
      online: online.value,
      journal: journal ? journal.fault.value : 'none',
    }),
  );

export function saveStatusOf({ unsent, trouble, conflict, online, journal }: SaveFacts): SaveStatus {
  if (conflict) return 'conflict';
  if (!unsent) return 'saved';
  if (!trouble) return 'saving';
  if (journal === 'no_room') return 'no_room';
  if (journal) return 'unkept';
  return trouble === 'unreachable' && !online ? 'offline' : 'kept';
}
