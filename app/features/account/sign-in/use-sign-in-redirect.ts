import { useEffect, useRef, useState } from 'react';
import type { LoginMode } from '../../../../server/contract/sign-in.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { isOffline } from '../../../ui/offline.js';
import type { Address } from './login-attempt.js';
import { startSignIn } from './sign-in.js';
import { account } from '../strings.js';

/**
 * Redirects to the account provider, once however often it is pressed. The browser stays here, and `failed` is shown, when
 * something could not be saved; it also stays without a network, where the provider's page would be the browser's error
 * page. Comes back to `address`, or to the one that shows. Somebody who comes back by the browser's Back button may be redirected again.
 */
export function useSignInRedirect(failed: string, address?: Address) {
  const taken = useRef(false);
  const [redirecting, setRedirecting] = useState(false);
  const mark = (gone: boolean) => {
    taken.current = gone;
    setRedirecting(gone);
  };
  useEffect(() => {
    const back = () => mark(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const redirect = (mode: LoginMode = 'login') => {
    if (taken.current) return;
    mark(true);
    const stay = (words: string) => {
      mark(false);
      notifier.error(words, () => redirect(mode));
    };
    if (isOffline()) return stay(account.offline);
    startSignIn(mode, address).catch(() => stay(isOffline() ? account.offline : failed));
  };
  return { redirect, redirecting };
}
