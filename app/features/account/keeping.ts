import { say } from '../../ports/notifications/toast-queue.js';
import { keeper } from './keep-designs.js';
import { keeping } from './strings.js';

/** Pictures that take less are not worth a word, ms. */
const WORTH_A_WORD_MS = 600;
const TOAST = 'keeping';

/** Keeps what waits, and says how far it is when that takes long. Rejects when something could not be kept. */
export async function keep(): Promise<void> {
  const stop = showProgress();
  try {
    await keeper.run();
  } finally {
    stop();
  }
}

/** Says how far the pictures are, when they take long. */
function showProgress(): () => void {
  const since = Date.now();
  let shown = false;
  const stop = keeper.progress.subscribe((now) => {
    if (!now || Date.now() - since <= WORTH_A_WORD_MS) return;
    shown = true;
    say((toast) => toast.loading(keeping.progress(now.done, now.total), { id: TOAST }));
  });
  return () => {
    stop();
    if (shown) say((toast) => toast.dismiss(TOAST));
  };
}
