import { SaveFailed } from '../../ports/host.js';

/**
 * What `work` gives, or SaveFailed 'unreachable' once `ms` have passed: a call that is never answered must not hold up
 * those after it. The signal tells the work that nobody waits any more.
 */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new SaveFailed('unreachable'));
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
