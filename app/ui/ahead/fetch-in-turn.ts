import { idleCallback } from './idle-callback.js';

/**
 * Fetches parts for later, once `page` has come: one after the other, each when the browser is quiet, so that nothing the
 * user does waits for all of them. One that cannot be had is passed over. The returned function leaves out what is not yet
 * asked for.
 */
export function fetchInTurn(page: Promise<void>, loads: readonly (() => Promise<unknown>)[]): () => void {
  let stop = (): void => undefined;
  let gone = false;
  const next = (index: number): void => {
    const load = loads[index];
    if (!load || gone) return;
    stop = idleCallback(
      () =>
        void load()
          .catch(() => undefined)
          .then(() => next(index + 1)),
    );
  };
  void page.then(() => next(0));
  return () => {
    gone = true;
    stop();
  };
}
