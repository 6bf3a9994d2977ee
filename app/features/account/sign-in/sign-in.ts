import { signInAddress, type LoginMode } from '../../../../server/contract/sign-in.js';
import { settings } from '../../../configuration.js';
import { readyToLeave } from './before-leaving.js';
import { knownState } from '../session/known-state.js';
import { session } from '../session/session.js';
import { LoginAttempts, type Address } from './login-attempt.js';

export const attempts = new LoginAttempts();

/**
 * Goes to the account provider, once all that is open is saved; comes back to `address`. Rejects, and stays, when
 * something could not be saved.
 */
export async function startSignIn(mode: LoginMode = 'login', address: Address = here()): Promise<void> {
  await readyToLeave();
  attempts.begin({ mode, address });
  const returnTo = address.split('#', 1)[0] || '/';
  const { apiUrl } = settings;
  location.assign(signInAddress({ mode, returnTo, ...(apiUrl && { base: apiUrl }) }));
}

/** The address in the bar, without its host. */
export const here = (): Address => `${location.pathname}${location.search}${location.hash}`;

/**
 * Whoever browses on has given up signing in (spec 1 section 4). A page may show what one browses before it is known who is
 * there: a member has come back from signing in, which ends the attempt by itself.
 */
export async function endLoginAttempt(): Promise<void> {
  const isKnown = session.state.peek().kind !== 'unknown';
  if (isKnown || (await knownState(session.state)).kind === 'visitor') attempts.abandon();
}
