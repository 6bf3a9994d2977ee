import { useSyncExternalStore } from 'react';

/** Whether the page has been scrolled further than so many CSS pixels. */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(subscribe, () => window.scrollY > distance);

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
