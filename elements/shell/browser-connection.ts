import { signal } from '@preact/signals-core';
import type { Connection } from '../ports/host.js';

let known: Connection | undefined;

/** The connection of this page; one for all designs. Without a window there is always a network. */
export const browserConnection = (): Connection => (known ??= watch());

function watch(): Connection {
  const online = signal(globalThis.navigator?.onLine !== false);
  const listeners = new Set<() => void>();
  const wake = () => listeners.forEach((listener) => listener());
  const follow = () => {
    online.value = navigator.onLine;
    if (navigator.onLine) wake();
  };
  globalThis.addEventListener?.('online', follow);
  globalThis.addEventListener?.('offline', follow);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  return {
    online,
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
