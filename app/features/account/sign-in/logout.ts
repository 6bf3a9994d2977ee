import { user as calls } from '../../../../server/contract/user.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { START_ADDRESS } from '../../../saved-designs.js';
import { readyToLeave } from './before-leaving.js';
import { markLoggedOut } from './logout-notice.js';
import { clearTabStorage } from '../browser-storage.js';
import { session } from '../session/session.js';
import { account } from '../strings.js';

/**
 * Ends the session here and at the account provider, and goes to `to`, or stays. The notice of it waits until the provider
 * has sent the browser back; what could not be saved keeps the user signed in.
 */
export async function logout(to?: string): Promise<void> {
  try {
    await readyToLeave();
    const here = pageAddress();
    const next = to ?? afterLogout(here);
    const { redirect } = await api(calls.logout, { return: next });
    clearTabStorage();
    if (redirect === null && next === here) return loggedOut();
    markLoggedOut();
    location.assign(redirect ?? next);
  } catch {
    notifier.error(account.failed, () => void logout(to));
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
