import type { FetchRemote } from '../net/fetch-remote.js';

/** What every adapter is given beside its settings. */
export interface SourceParts {
  /** For photos: public addresses only. */
  readonly fetchRemote: FetchRemote;
  /** Longest time for an answer, ms. */
  readonly timeLimit?: number;
  readonly now?: () => number;
}
