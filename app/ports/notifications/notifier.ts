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
  // The same failure again replaces its toast instead of piling up.
  error: (message, retry) => showError(message, message, retry),
};

function showError(id: string, message: string, retry?: () => void): void {
  showToast((toast) =>
    toast.error(message, {
      id,
      duration: Infinity,
      closeButton: true,
      ...(retry && { action: { label: 'Try again', onClick: retry } }),
    }),
  );
}

let actions = 0;

/** The failure of one action that can be begun again by other means than its toast: when it works then, nothing says it failed. */
export function failureToast() {
  const id = `action ${(actions += 1)}`;
  let shown = false;
  return {
    show: (message: string, retry?: () => void) => {
      shown = true;
      showError(id, message, retry);
    },
    clear: () => {
      if (shown) showToast((toast) => toast.dismiss(id));
      shown = false;
    },
  };
}
