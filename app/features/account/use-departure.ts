import { useEffect, useRef, useState } from 'react';
import type { LoginMode } from '../../../server/contract/sign-in.js';
import { notifier } from '../../ports/notifier.js';
import { startSignIn } from './sign-in.js';

/**
 * The way to the account provider, taken once however often it is pressed. What could not be saved keeps the browser
 * here, with `failed` as the word for it. Somebody who comes back by the browser's own button may leave again.
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
    startSignIn(mode).catch(() => {
      mark(false);
      notifier.error(failed, () => depart(mode));
    });
  };
  return { depart, departing };
}
