import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** The value of one of the kit's signals, rendered again when it changes. */
export function useSignal<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  return useSyncExternalStore(subscribe, () => signal.peek());
}
