import { say } from './notifications/toast-queue.js';

/** How long one may think about it, ms. */
const OPEN_MS = 10_000;

/** A design was made while the reader went elsewhere: it is offered, not pushed on them. */
export const offerDesign = (open: () => void): void =>
  say((toast) =>
    toast.success('Your design is ready.', {
      duration: OPEN_MS,
      action: { label: 'Open', onClick: open },
    }),
  );
