import { savedDesign, type SavedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { Keeper, type KeepingProgress } from './claiming/design-claimer.js';
import { alone, whileClosed } from './claiming/design-locks.js';
import { currentUser } from './session/session.js';
import { UnsavedDesigns } from './claiming/unclaimed-designs.js';

const unsaved = new UnsavedDesigns();

export const keeper = new Keeper({
  unsaved,
  claim: (id) => api(savedDesign.claim, { design_id: [id] }),
  adopt: takeAlongWhileClosed,
  alone,
});

/** A design that is open in some tab is left alone: rewritten behind its editor's back it would be a conflict there. */
async function takeAlongWhileClosed(id: string, progress: (now: KeepingProgress) => void): Promise<boolean> {
  const user = currentUser();
  if (!user) throw new Error('nobody is signed in any more');
  const { takeDesignAlong } = await import('./own-pictures.js');
  return (await whileClosed(id, () => takeDesignAlong(id, user, progress))) ?? false;
}

/** Remembers a design that somebody without an account has just made. */
export function rememberMade(id: string): void {
  if (!currentUser()) unsaved.add(id);
}

/**
 * To be awaited before a design is fetched for editing: what its maker made before signing in is theirs first, so that the
 * editor opens it as it will stay. Never rejects: a design that could not be kept can be edited all the same.
 */
export async function readyToOpen(id: string): Promise<void> {
  if (currentUser() && keeper.awaits(id)) await keeper.run().catch(() => undefined);
}

/** The same for a design that is opened and belongs to no account yet, whenever it was made. */
export function rememberUnclaimed(
  id: string,
  { owned, claimed }: Pick<SavedDesign, 'owned' | 'claimed'>,
): void {
  if (owned && !claimed) unsaved.add(id);
}
