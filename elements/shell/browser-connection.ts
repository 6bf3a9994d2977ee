import { signal } from '@preact/signals-core';
import type { Connection } from '../ports/host.js';

let known: Connection | undefined;

/** The connection of this page; one for all designs. Without a window there is always a network. */
export const browserConnection = (): Connection => (known ??= watch());

function watch(): Connection {
  const online = signal(globalThis.navigator?.onLine !== false);
  const visible = signal(globalThis.document?.visibilityState !== 'hidden');
  const listeners = new Set<() => void>();
  const wake = () => listeners.forEach((listener) => listener());
  const follow = () => {
    online.value = navigator.onLine;
    if (navigator.onLine) wake();
  };
  globalThis.addEventListener?.('online', follow);
  globalThis.addEventListener?.('offline', follow);
  globalThis.document?.addEventListener('visibilitychange', () => {
    visible.value = document.visibilityState === 'visible';
    if (visible.value) wake();
  });
  // beside another window a page is in sight all the time
  globalThis.addEventListener?.('focus', wake);
  return {
    online,
    visible,
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
