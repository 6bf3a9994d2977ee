import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInFault, withoutSignInMark } from '../../../../server/contract/sign-in.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { showLogoutNotice } from './logout-notice.js';
import { returnAddress } from './return-address.js';
import { useUser } from '../session/session.js';
import { attempts, here, startSignIn } from './sign-in.js';
import { account } from '../strings.js';

/** Once for each page load: what became of the sign-in or sign-out that the browser comes back from. */
export function useSignInReturn(): void {
  const navigate = useNavigate();
  const arrived = useRef(false);
  const user = useUser();
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const fault = signInFault(location.search);
    const attempt = attempts.current();
    if (user || fault) attempts.end();
    if (fault) sayFailed(() => startSignIn(attempt?.mode, withoutSignInMark(here())));
    showLogoutNotice(user === null);
    const target = user && attempt ? returnAddress(here(), attempt.address) : withoutSignInMark(here());
    if (target !== here()) void navigate(target, { replace: true });
  }, [navigate, user]);
}

function sayFailed(again: () => Promise<void>): void {
  notifier.error(account.failed, () => void again().catch(() => sayFailed(again)));
}
