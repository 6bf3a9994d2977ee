import { useSyncExternalStore } from 'react';
import { isOffline } from '../offline.js';

const changes = ['online', 'offline'] as const;

function subscribe(told: () => void): () => void {
  for (const change of changes) addEventListener(change, told);
  return () => {
    for (const change of changes) removeEventListener(change, told);
  };
}

/** Whether the browser has no network, now and whenever that changes. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
