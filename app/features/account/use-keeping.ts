import { signal } from '@preact/signals-core';
import { useEffect } from 'react';
import { notifier } from '../../ports/notifications/notifier.js';
import { useUser } from './session/session.js';
import { keeping } from './strings.js';
import { UnsavedDesigns } from './claiming/unclaimed-designs.js';

/** How many times designs were kept since the page was opened: lists of one's designs are old after each. */
export const timesKept = signal(0);

const unsaved = new UnsavedDesigns();

/**
 * Whenever somebody is signed in, on whichever page: what was made here without an account becomes theirs (B-045). What does
 * it is fetched only when there is something to keep.
 */
export function useKeeping(): void {
  const member = useUser()?._id;
  useEffect(() => {
    if (member && unsaved.ids().length > 0) void keepAll();
  }, [member]);
}

async function keepAll(): Promise<void> {
  try {
    const { keep } = await import('./keeping.js');
    await keep();
  } catch {
    notifier.error(keeping.failed, () => void keepAll());
  } finally {
    timesKept.value += 1;
  }
}
