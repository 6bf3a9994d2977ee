import { notifier } from '../../../ports/notifications/notifier.js';
import { failureMessage } from './failure-message.js';

/** Does what was asked on the page itself: a failure is told in a message that tries again. */
export function withRetryToast(act: () => Promise<void>): void {
  act().catch((error: unknown) => notifier.error(failureMessage(error), () => withRetryToast(act)));
}
