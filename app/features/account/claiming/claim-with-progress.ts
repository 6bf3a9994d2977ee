import { showToast } from '../../../ports/notifications/toast-queue.js';
import { designClaimer } from './claim-designs.js';
import { claiming } from '../strings.js';

/** A shorter wait shows no toast, ms. */
const SHOW_AFTER_MS = 600;
const TOAST = 'keeping';

/**
 * Claims what waits, and shows the progress in a toast when that takes long. Rejects when something could not be claimed.
 */
export async function claimWithProgress(): Promise<void> {
  const stop = showProgress();
  try {
    await designClaimer.run();
  } finally {
    stop();
  }
}

/** Shows how many pictures are done, when they take long. */
function showProgress(): () => void {
  const since = Date.now();
  let shown = false;
  const stop = designClaimer.progress.subscribe((now) => {
    if (!now || Date.now() - since <= SHOW_AFTER_MS) return;
    shown = true;
    showToast((toast) => toast.loading(claiming.progress(now.done, now.total), { id: TOAST }));
  });
  return () => {
    stop();
    if (shown) showToast((toast) => toast.dismiss(TOAST));
  };
}
