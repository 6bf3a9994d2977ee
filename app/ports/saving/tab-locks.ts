/** Which names are held by a page that is still there; names are random, so that nobody waits for one. */
export interface TabLocks {
  /** Holds a name until the returned function is called or the page goes away. */
  hold(name: string): () => void;
  /**
   * Holds a name nobody else holds; null when somebody does. `patience`, ms, is how long to wait for a page that is about
   * to go away, as the one before a reload.
   */
  take(name: string, patience?: number): Promise<(() => void) | null>;
}

export const tabLocks = (): TabLocks => {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? webLocks(locks) : broadcastLocks();
};

const webLocks = (locks: LockManager): TabLocks => ({
  hold(name) {
    let free = () => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    void locks.request(name, () => held);
    return () => free();
  },
  take: (name, patience = 0) =>
    new Promise((resolve) => {
      const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
      locks
        .request(name, options, (lock) => {
          if (!lock) return resolve(null);
          return new Promise<void>((free) => resolve(free));
        })
        .catch(() => resolve(null));
    }),
});

/** Long enough for a page that is busy painting to answer, ms. */
const ANSWER_MS = 400;

/**
 * Plain http in a local network has no Web Locks: there pages ask each other. One that is frozen does not answer and counts
 * as gone; should it wake up, its next save meets a conflict and nothing is lost.
 */
export function broadcastLocks(): TabLocks {
  const held = new Set<string>();
  const channel = new BroadcastChannel('design-maker-tab-locks');
  channel.addEventListener('message', ({ data }: MessageEvent<{ asked?: string }>) => {
    if (data.asked !== undefined && held.has(data.asked)) channel.postMessage({ held: data.asked });
  });
  const hold = (name: string) => {
    held.add(name);
    return () => void held.delete(name);
  };
  const isHeld = (name: string) =>
    new Promise<boolean>((resolve) => {
      const answer = ({ data }: MessageEvent<{ held?: string }>) => data.held === name && done(true);
      const done = (found: boolean) => {
        channel.removeEventListener('message', answer);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => done(false), ANSWER_MS);
      channel.addEventListener('message', answer);
      channel.postMessage({ asked: name });
    });
  return {
    hold,
    take: async (name) => (held.has(name) || (await isHeld(name)) ? null : hold(name)),
  };
}
