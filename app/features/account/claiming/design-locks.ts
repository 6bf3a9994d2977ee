/** Web Locks, shared by all tabs. Plain http in a local network has none: then a tab only knows of itself. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;

const openName = (id: string) => `design-maker.open.${id}`;
const claimedName = (id: string) => `design-maker.claimed.${id}`;

/** Does a piece of work while no other tab does it. */
export async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request('design-maker.keep', work) : work();
}

/** Marks a design as open in this tab, until the returned function is called. */
export function markOpen(id: string): () => void {
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  void locks()?.request(openName(id), { mode: 'shared' }, () => closed);
  return close;
}

/** Does a piece of work on a design that is open nowhere, and keeps it from being opened meanwhile; else gives null. */
export async function whileClosed<T>(id: string, work: () => Promise<T>): Promise<T | null> {
  const manager = locks();
  if (!manager) return work();
  return manager.request(openName(id), { ifAvailable: true }, (lock) => (lock ? work() : null));
}

/**
 * Tells the other tabs that a design was claimed, while this tab is open. What a tab writes to the store may reach another
 * one after its locks did; locks come in order.
 */
export async function markClaimed(id: string): Promise<void> {
  const manager = locks();
  if (!manager) return;
  await new Promise<void>((told) => {
    const held = manager.request(claimedName(id), { mode: 'shared' }, () => {
      told();
      return new Promise<never>(() => {});
    });
    // a browser that refuses leaves the others to claim once more, which changes nothing
    held.catch(() => told());
  });
}

/** Whether a tab that is open has claimed a design. */
export async function wasClaimed(id: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === claimedName(id));
}
