import { notifier } from '../../ports/notifications/notifier.js';
import { failureWords } from './kit/failure-message.js';

/** Does what was asked on the page itself: a failure is told in a message that tries again. */
export function attempt(act: () => Promise<void>): void {
  act().catch((error: unknown) => notifier.error(failureWords(error), () => attempt(act)));
}
