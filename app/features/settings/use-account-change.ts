import { useState } from 'react';
import { ApiError } from '../../../server/contract/envelope.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { checkSession } from '../account/index.js';
import { settings } from './strings.js';

/** What is wrong with a field, in the server's words. */
export interface Fault {
  readonly field: string;
  readonly text: string;
}

/** A change of the account under way: one at a time; the page shows the account anew once it is done. */
export function useAccountChange() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    try {
      await change();
      await checkSession();
      return true;
    } catch (error) {
      const field = error instanceof ApiError ? error.details.path : undefined;
      if (error instanceof ApiError && field) setFault({ field, text: error.message });
      else if (error instanceof ApiError && SAID.includes(error.code)) notifier.error(error.message);
      else notifier.error(settings.failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run };
}

/** Failures whose own words help. */
const SAID: readonly string[] = ['too_many', 'too_large', 'invalid_image', 'not_allowed', 'no_room'];
