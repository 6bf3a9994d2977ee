import { signal } from '@preact/signals-core';
import { useEffect } from 'react';
import { notifier } from '../../../ports/notifications/notifier.js';
import { useUser } from '../session/session.js';
import { claiming } from '../strings.js';
import { UnclaimedDesigns } from './unclaimed-designs.js';

/** How many times designs were claimed since the page was opened: lists of one's designs are stale after each. */
export const claimRuns = signal(0);

const unclaimedDesigns = new UnclaimedDesigns();

/**
 * Whenever somebody is signed in, on whichever page: what was made here without an account becomes theirs (B-045). The code
 * for it is fetched only when there is something to claim.
 */
export function useClaimDesigns(): void {
  const member = useUser()?._id;
  useEffect(() => {
    if (member && unclaimedDesigns.ids().length > 0) void claimAll();
  }, [member]);
}

async function claimAll(): Promise<void> {
  try {
    const { claimWithProgress } = await import('./claim-with-progress.js');
    await claimWithProgress();
  } catch {
    notifier.error(claiming.failed, () => void claimAll());
  } finally {
    claimRuns.value += 1;
  }
}
