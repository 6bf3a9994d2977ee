/** Few enough to be labels of a metric. */
export type FailureReason = 'timeout' | 'memory' | 'missing' | 'other';

const CODES: Readonly<Record<string, FailureReason>> = {
  ERR_WORKER_OUT_OF_MEMORY: 'memory',
  ENOENT: 'missing',
  not_found: 'missing',
};
/** What a task ends with whose time was up; a thread that was lost takes those that waited for it along in the same way. */
const TIMES: readonly unknown[] = ['TimeoutError', 'AbortError'];

/** What made a try of a job fail: what it was called by, or by what it was caused. */
export function reasonOf(error: unknown): FailureReason {
  if (!(error instanceof Error)) return 'other';
  const { code } = error as { readonly code?: unknown };
  const known = typeof code === 'string' ? CODES[code] : undefined;
  if (known) return known;
  if (TIMES.includes(error.name)) return 'timeout';
  return error.cause === undefined ? 'other' : reasonOf(error.cause);
}
