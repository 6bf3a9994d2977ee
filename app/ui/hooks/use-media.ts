import { useSyncExternalStore } from 'react';

/** At this width and less the product browses but does not edit (spec 1 section 1, DECISIONS 18). */
export const PHONE = '(max-width: 767px)';

/** What may be done here with a design of which one has the right to do that. */
export const roleHere = (role: 'edit' | 'view' = 'edit'): 'edit' | 'view' =>
  matchMedia(PHONE).matches ? 'view' : role;

/** At this width and less the side navigation is a drawer. */
export const NARROW = '(max-width: 991px)';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
