import { notifier } from '../../../ports/notifications/notifier.js';
import { tabStorage } from '../browser-storage.js';
import { account } from '../strings.js';

const LEFT = 'design-maker.logged-out';

/** Remembers, on the way to the account provider, that the user has logged out. */
export const markLoggedOut = (): void => tabStorage.write(LEFT, '1');

/** Once the account provider has sent the browser back: says that the user has been logged out, when that is so. */
export function showLogoutNotice(visitor: boolean): void {
  const left = tabStorage.read(LEFT) !== null;
  tabStorage.write(LEFT, null);
  if (left && visitor) notifier.success(account.loggedOut);
}
