/** Time one slice of checking may take, milliseconds: what else a frame has to do fits beside it. */
const SLICE = 6;
/** Time to wait at most for an idle moment, milliseconds. */
const LONGEST = 1000;

/** Safari has no idle callbacks and Node no window: there a short timer must do. */
export const idleMoment = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: LONGEST });
    else setTimeout(done, 16);
  });

/** Runs work that gives way between its steps, in idle moments. null when it was stopped before its end. */
export async function runWhenIdle<T>(work: Generator<void, T>, stopped: () => boolean): Promise<T | null> {
  for (;;) {
    await idleMoment();
    if (stopped()) return null;
    const end = performance.now() + SLICE;
    do {
      const next = work.next();
      if (next.done) return next.value;
    } while (performance.now() < end);
  }
}
