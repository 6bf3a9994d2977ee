import { savedDesign, type SavedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { DesignClaimer, type ClaimProgress } from './design-claimer.js';
import { inOneTab, markClaimed, wasClaimed, whileClosed } from './design-locks.js';
import { currentUser } from '../session/session.js';
import { UnclaimedDesigns } from './unclaimed-designs.js';

const unclaimed = new UnclaimedDesigns();

export const designClaimer = new DesignClaimer({
  unclaimed,
  claim: (id) => api(savedDesign.claim, { design_id: [id] }),
  adopt: adoptWhileClosed,
  markClaimed,
  wasClaimed,
  inOneTab,
});

/** A design that is open in some tab is skipped: its editor would meet a conflict at its next save. */
async function adoptWhileClosed(id: string, progress: (now: ClaimProgress) => void): Promise<boolean> {
  const user = currentUser();
  if (!user) throw new Error('nobody is signed in any more');
  const { adoptClaimedDesign } = await import('./adopt-claimed-design.js');
  return (await whileClosed(id, () => adoptClaimedDesign(id, user, progress))) ?? false;
}

/** Remembers a design that somebody without an account has just made. */
export function rememberCreated(id: string): void {
  if (!currentUser()) unclaimed.add(id);
}

/** Whether this browser knows of designs that it made without an account. */
export const hasUnclaimed = (): boolean => unclaimed.ids().length > 0;

/**
 * To be awaited before a design is fetched for editing: one that was made before signing in is claimed first, so that the
 * editor opens it in its final state. Never rejects: a design that could not be claimed can be edited all the same.
 */
export async function claimBeforeOpening(id: string): Promise<void> {
  if (currentUser() && designClaimer.awaits(id)) await designClaimer.run().catch(() => undefined);
}

/** The same for a design that is opened and belongs to no account yet, whenever it was made. */
export function rememberUnclaimed(
  id: string,
  { owned, claimed }: Pick<SavedDesign, 'owned' | 'claimed'>,
): void {
  if (owned && !claimed) unclaimed.add(id);
}
