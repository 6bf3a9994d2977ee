/** How long a page may take to get its content, ms. */
const PATIENCE_MS = 5000;

/** A reader who does one of these wants to be somewhere else. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Tries at once, and again whenever the page changes, until it succeeds; no longer than 5 s and not against the reader.
 * `late` runs when it did not succeed in time. Returns what stops it.
 */
export function retryOnPageChange(attempt: () => boolean, late: () => void = () => undefined): () => void {
  if (attempt()) return () => undefined;
  const again = () => attempt() && stop();
  const changes = new MutationObserver(again);
  const sizes = new ResizeObserver(again);
  const timer = setTimeout(() => {
    stop();
    late();
  }, PATIENCE_MS);
  function stop(): void {
    changes.disconnect();
    sizes.disconnect();
    clearTimeout(timer);
    for (const event of READER_EVENTS) removeEventListener(event, stop, true);
  }
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  for (const event of READER_EVENTS) addEventListener(event, stop, { capture: true, passive: true });
  return stop;
}
