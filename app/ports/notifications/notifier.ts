import type { Notifier } from '../../../elements/ports/host.js';
import { say } from './toast-queue.js';

/** How long one may think about it, ms. */
const UNDO_MS = 10_000;

/** Short messages as toasts at the bottom: five seconds, errors until they are closed. */
export const notifier: Notifier = {
  success: (message, undo) =>
    say((toast) =>
      toast.success(message, undo && { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } }),
    ),
  warning: (message) => say((toast) => toast.warning(message)),
  error: (message, retry) =>
    say((toast) =>
      toast.error(message, {
        // The same failure again replaces its toast instead of piling up.
        id: message,
        duration: Infinity,
        closeButton: true,
        ...(retry && { action: { label: 'Try again', onClick: retry } }),
      }),
    ),
};
