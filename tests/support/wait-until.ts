/**
 * Long enough for a crowded machine with other test pages beside this one; short enough that the runner's own limit of 60 s
 * does not come first and hide what was waited for. What is waited for is a state, never a speed.
 */
const PATIENCE_MS = 40_000;
const INTERVAL_MS = 10;

/** Waits until `state` is truthy. Rejects with `Timeout: ` and `what`, told at the line that waits, and with what `state` throws. */
export async function waitUntil(state: () => unknown, what = 'a state'): Promise<void> {
  const timeout = new Error(`Timeout: ${what}`);
  const until = performance.now() + PATIENCE_MS;
  while (!(await state())) {
    if (performance.now() > until) throw timeout;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
