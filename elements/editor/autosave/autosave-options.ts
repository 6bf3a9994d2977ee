import { signal } from '@preact/signals-core';
import type { Connection, SaveTarget } from '../../ports/host.js';
import type { JournalPlace } from './journal.js';
import type { ServerState } from './server-state.js';

export interface AutosaveOptions {
  readonly target: SaveTarget;
  /** The state the editor was opened with. */
  readonly serverState: ServerState;
  /** Where unsent changes are kept on this device; null where that is impossible. */
  readonly journal?: JournalPlace | null;
  readonly connection?: Connection;
  /** From 0 to 1. */
  readonly random?: () => number;
}

export const ALWAYS_ONLINE: Connection = { online: signal(true), onWake: () => () => undefined };
