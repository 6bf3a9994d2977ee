/** What the browser remembers of an account's comings and goings. It may refuse (private windows): then it is forgotten. */
export interface Memory {
  read(key: string): string | null;
  /** Null forgets. */
  write(key: string, value: string | null): void;
}

/** A memory in one of the browser's stores; reached at each use, since even naming it may throw. */
const memoryIn = (store: () => Storage): Memory => ({
  read(key) {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) store().removeItem(key);
      else store().setItem(key, value);
    } catch {
      // nothing to be done: what was to be remembered only makes things smoother
    }
  },
});

/** Shared by all tabs, kept for good. */
export const lasting = memoryIn(() => localStorage);

/** Of this tab alone. */
export const passing = memoryIn(() => sessionStorage);

/** What `forgetTab` forgets begins so. */
export const OF_MEMBER = 'design-maker.mine.';

/** Whoever uses this tab after a logout finds nothing of what was being made in it. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(OF_MEMBER)) sessionStorage.removeItem(key);
  } catch {
    // nothing was kept either
  }
}
