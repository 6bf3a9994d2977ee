/** Milliseconds of work before others get their turn: a page stays usable meanwhile. */
const SLICE = 12;

/** A turn of the event loop. Timers would wait a second in tabs that are not seen. */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Does work that stops now and then, with room for others in between. Rejects with the signal's reason when it fires. */
export async function inSlices<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  for (let since = performance.now(); ;) {
    signal?.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await yieldToEventLoop();
    since = performance.now();
  }
}

/** Does something for one after the other, with room for others after each. Rejects with the signal's reason when it fires. */
export async function oneByOne<T>(
  things: Iterable<T>,
  work: (thing: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  for (const thing of things) {
    signal?.throwIfAborted();
    await work(thing);
    // what resolves at once lets nobody else have a turn
    await yieldToEventLoop();
  }
  signal?.throwIfAborted();
}
