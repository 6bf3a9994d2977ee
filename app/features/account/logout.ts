import { user as calls } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifier.js';
import { START_ADDRESS } from '../../designs.js';
import { readyToLeave } from './leaving.js';
import { passing } from './memory.js';
import { session } from './session.js';
import { account } from './strings.js';

const LEFT = 'design-maker.logged-out';

/**
 * Ends the session here and at the account provider. The word of it waits until the provider has sent the browser back;
 * what could not be saved keeps the user signed in.
 */
export async function logout(): Promise<void> {
  try {
    await readyToLeave();
    const here = pageAddress();
    const next = afterLogout(here);
    const { redirect } = await api(calls.logout, { return: next });
    if (redirect === null && next === here) return loggedOut();
    passing.write(LEFT, '1');
    location.assign(redirect ?? next);
  } catch {
    notifier.error(account.failed, () => void logout());
  }
}

const pageAddress = () => `${location.pathname}${location.search}`;

/** The address itself, unless only a member may be there. */
const afterLogout = (address: string): string =>
  address.startsWith(`${START_ADDRESS}/designs/`) ? START_ADDRESS : address;

function loggedOut(): void {
  session.ended();
  notifier.success(account.loggedOut);
}

/** Once the account provider has sent the browser back: says that the user has been logged out, when that is so. */
export function welcomeBackLoggedOut(visitor: boolean): void {
  const left = passing.read(LEFT) !== null;
  passing.write(LEFT, null);
  if (left && visitor) notifier.success(account.loggedOut);
}
