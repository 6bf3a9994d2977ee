import { notifier } from '../../../ports/notifications/notifier.js';
import { passing } from '../browser-storage.js';
import { account } from '../strings.js';

const LEFT = 'design-maker.logged-out';

/** Remembers, on the way to the account provider, that the user has logged out. */
export const markLeft = (): void => passing.write(LEFT, '1');

/** Once the account provider has sent the browser back: says that the user has been logged out, when that is so. */
export function welcomeBackLoggedOut(visitor: boolean): void {
  const left = passing.read(LEFT) !== null;
  passing.write(LEFT, null);
  if (left && visitor) notifier.success(account.loggedOut);
}
