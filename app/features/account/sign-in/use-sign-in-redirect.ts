import { useEffect, useRef, useState } from 'react';
import type { LoginMode } from '../../../../server/contract/sign-in.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { isOffline } from '../../../ui/offline.js';
import { startSignIn } from './sign-in.js';
import { account } from '../strings.js';

/**
 * The way to the account provider, taken once however often it is pressed. What could not be saved keeps the browser
 * here, with `failed` as the word for it, and so does a missing network: the provider's page would be the browser's error
 * page. Somebody who comes back by the browser's own button may leave again.
 */
export function useDeparture(failed: string) {
  const taken = useRef(false);
  const [departing, setDeparting] = useState(false);
  const mark = (gone: boolean) => {
    taken.current = gone;
    setDeparting(gone);
  };
  useEffect(() => {
    const back = () => mark(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const depart = (mode: LoginMode = 'login') => {
    if (taken.current) return;
    mark(true);
    const stay = (words: string) => {
      mark(false);
      notifier.error(words, () => depart(mode));
    };
    if (isOffline()) return stay(account.offline);
    startSignIn(mode).catch(() => stay(isOffline() ? account.offline : failed));
  };
  return { depart, departing };
}
