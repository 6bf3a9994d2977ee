import { toast } from 'sonner';
import type { Notifier } from '../../elements/ports/host.js';

/** Short messages as toasts at the bottom: five seconds, errors until they are closed. */
export const notifier: Notifier = {
  success: (message) => void toast.success(message),
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
