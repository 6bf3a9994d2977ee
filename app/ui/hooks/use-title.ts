import { useEffect } from 'react';

/** Names the tab: 'Jazz nights - Design Maker'. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} - Design Maker` : 'Design Maker';
  }, [title]);
}
