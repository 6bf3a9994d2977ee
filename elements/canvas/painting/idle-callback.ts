/** Time a caller may have to wait for an idle moment, milliseconds. */
const LONGEST = 500;

/** Safari has no idle callbacks: there a short timer must do. */
const hasIdle = typeof globalThis.requestIdleCallback === 'function';

/** Calls back when the page has nothing better to do. */
export const onIdle = (work: () => void): number =>
  hasIdle ? requestIdleCallback(work, { timeout: LONGEST }) : window.setTimeout(work, 16);

export const cancelIdle = (id: number): void => (hasIdle ? cancelIdleCallback(id) : clearTimeout(id));
