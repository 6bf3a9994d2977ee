import type { Notifier } from '../../../elements/ports/host.js';
import { showToast } from './toast-queue.js';

/** How long a toast offers to undo, ms. */
const UNDO_MS = 10_000;

/** Short messages as toasts at the bottom: five seconds, errors until they are closed. */
export const notifier: Notifier = {
  success: (message, undo) =>
    showToast((toast) =>
      toast.success(message, undo && { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } }),
    ),
  warning: (message) => showToast((toast) => toast.warning(message)),
  error: (message, retry) =>
    showToast((toast) =>
      toast.error(message, {
        // The same failure again replaces its toast instead of piling up.
        id: message,
        duration: Infinity,
        closeButton: true,
        ...(retry && { action: { label: 'Try again', onClick: retry } }),
      }),
    ),
};
