import { useMemo, useSyncExternalStore } from 'react';
import { columnsOf, type Columns } from './columns.js';

/** The columns of this window, kept up to date; without what a scroll bar takes. */
export function useColumns(): Columns {
  const width = useSyncExternalStore(subscribe, () => document.documentElement.clientWidth);
  return useMemo(() => columnsOf(width), [width]);
}

function subscribe(changed: () => void): () => void {
  // a scroll bar that comes or goes is no resize of the window
  const observer = new ResizeObserver(changed);
  observer.observe(document.documentElement);
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', changed);
  };
}
