import { showToast } from './toast-queue.js';

/** How long the toast offers to open it, ms. */
const OPEN_MS = 10_000;

/**
 * A design was made while the reader went elsewhere: the toast offers it instead of leading them away from where they are.
 */
export const showDesignReadyToast = (open: () => void): void =>
  showToast((toast) =>
    toast.success('Your design is ready.', {
      duration: OPEN_MS,
      action: { label: 'Open', onClick: open },
    }),
  );
