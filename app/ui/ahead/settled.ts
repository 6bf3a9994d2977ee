/** Without anything new for so long a page has come, ms. */
const QUIET_MS = 600;
/** Longest wait, ms: a page that never comes to rest must not keep the others from being fetched. */
const LIMIT_MS = 10_000;

/** Resolves once the page and its pictures have come: what is fetched for later must not stand in their way. */
export async function settled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await quiet();
}

function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      clearTimeout(limit);
      watch.disconnect();
      resolve();
    };
    let timer = setTimeout(end, QUIET_MS);
    const limit = setTimeout(end, LIMIT_MS);
    const watch = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    watch.observe({ type: 'resource' });
  });
}
