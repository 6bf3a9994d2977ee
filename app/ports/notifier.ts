import { toast } from 'sonner';
import type { Notifier } from '../../elements/ports/host.js';

/** How long one may think about it, ms. */
const UNDO_MS = 10_000;

/** Short messages as toasts at the bottom: five seconds, errors until they are closed. */
export const notifier: Notifier = {
  success: (message, undo) =>
    void toast.success(message, undo && { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } }),
  warning: (message) => void toast.warning(message),
  error: (message, retry) =>
    void toast.error(message, {
      // The same failure again replaces its toast instead of piling up.
      id: message,
      duration: Infinity,
      closeButton: true,
      ...(retry && { action: { label: 'Try again', onClick: retry } }),
    }),
};
