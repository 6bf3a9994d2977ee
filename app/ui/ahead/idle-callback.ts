/** Longest wait for a quiet moment, ms. */
const LIMIT_MS = 4000;
/** Where the browser cannot tell when it is quiet, ms after the page came. */
const LATER_MS = 1500;

/** Runs once the page has come and the browser is quiet; the returned function gives it up. */
export function idleCallback(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: LIMIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, LATER_MS);
  return () => clearTimeout(timer);
}
