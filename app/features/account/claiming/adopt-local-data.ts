import type { JournalEntry } from '../../../../elements/ports/journal.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import type { Adopted } from '../../../ports/uploads/adopt-uploads.js';
import { PictureRefused } from '../../../ports/uploads/picture-check.js';
import type { ClaimProgress } from './design-claimer.js';

type Progress = (now: ClaimProgress) => void;

export interface AdoptLocalDataPorts {
  readonly fetch: (id: string) => Promise<{ readonly file: unknown; readonly rev: number }>;
  /** Rejects with `stale` when somebody saved meanwhile. */
  readonly save: (id: string, file: unknown, rev: number) => Promise<unknown>;
  /** What editors that are gone have left unsent. */
  readonly orphans: (id: string) => Promise<readonly JournalEntry[]>;
  readonly forget: (entry: JournalEntry) => Promise<void>;
  /** The design an entry stands for. */
  readonly designOf: (entry: JournalEntry) => unknown;
  /** Fingerprint of a design file, as saves have one. */
  readonly printOf: (file: unknown) => string;
  readonly adopt: (file: unknown, progress: Progress) => Promise<Adopted<unknown>>;
}

/** Tries, when others save in between. */
const TRIES = 3;

/**
 * Moves to the account what only this browser holds of a claimed design: changes that were never sent, and pictures
 * (B-045). False when the server holds another state than the one those changes were made on, and none that was sent from
 * here: the user settles that in the editor. Rejects when a picture could not be kept; the others are kept by then.
 */
export async function adoptLocalData(
  id: string,
  ports: AdoptLocalDataPorts,
  progress: Progress,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await adoptOnce(id, ports, progress);
    } catch (error) {
      if (tries === TRIES || !(error instanceof ApiError) || error.code !== 'stale') throw error;
    }
  }
}

async function adoptOnce(id: string, ports: AdoptLocalDataPorts, progress: Progress): Promise<boolean> {
  const entries = await ports.orphans(id);
  const held = await ports.fetch(id);
  const unsent = entries.filter(({ changes }) => changes.size > 0);
  const [entry] = unsent;
  if (unsent.length > 1 || (entry && !isOwn(entry, held, ports))) return false;
  const { file, changed, left } = await ports.adopt(entry ? ports.designOf(entry) : held.file, progress);
  if (changed || entry) await ports.save(id, file, held.rev);
  if (entry) await ports.forget(entry);
  // a file that is refused will be so for ever: it stays where it is
  const faults = left.flatMap(({ error }) => (error instanceof PictureRefused ? [] : (error ?? [])));
  if (faults.length > 0) throw new AggregateError(faults, 'not all pictures could be kept');
  return true;
}

/** Whether nobody else saved: the page was left while its last save was on the way, and its answer found nobody. */
const isOwn = (
  { rev, sent }: JournalEntry,
  held: { readonly file: unknown; readonly rev: number },
  { printOf }: AdoptLocalDataPorts,
): boolean => rev === held.rev || (sent.length > 0 && sent.includes(printOf(held.file)));
