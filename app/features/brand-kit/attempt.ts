import { notifier } from '../../ports/notifier.js';
import { failureWords } from './failure-words.js';

/** Does what was asked on the page itself: a failure is told in a message that tries again. */
export function attempt(act: () => Promise<void>): void {
  act().catch((error: unknown) => notifier.error(failureWords(error), () => attempt(act)));
}
