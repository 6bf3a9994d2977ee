/**
 * A store of the browser, for what sign-in and sign-out must remember. It may refuse (private windows): then nothing is
 * remembered.
 */
export interface BrowserStorage {
  read(key: string): string | null;
  /** Null forgets. */
  write(key: string, value: string | null): void;
}

/** One of the browser's stores; looked up at each use, since even naming it may throw. */
const storageIn = (store: () => Storage): BrowserStorage => ({
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
      // nothing to be done: the app works without it
    }
  },
});

/** Shared by all tabs, kept for good. */
export const persistentStorage = storageIn(() => localStorage);

/** Of this tab alone. */
export const tabStorage = storageIn(() => sessionStorage);

/** Keys that `clearTabStorage` removes begin with this. */
export const MEMBER_KEY_PREFIX = 'design-maker.mine.';

/** Whoever uses this tab after a logout finds nothing of what was being made in it. */
export function clearTabStorage(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(MEMBER_KEY_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // nothing was kept either
  }
}
