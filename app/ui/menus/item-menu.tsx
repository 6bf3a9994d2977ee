import { onDemand } from '../on-demand.js';
import type { MenuPlace } from './item-menu-types.js';

export const loadItemMenu = async () => (await import('./item-menu-content.js')).ItemMenuContent;

/** The menu of one item in a list; fetched with the first one that is opened, or once the page has time. */
export const ItemMenu = onDemand(loadItemMenu);

/** Below the button that was pressed. */
export const placeBelow = (opener: HTMLElement): MenuPlace => ({
  box: opener.getBoundingClientRect(),
  align: 'end',
  opener,
});

/** At the pointer; keys give a place of their own, or none. */
export function placeAt(
  opener: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): MenuPlace {
  if (clientX === 0 && clientY === 0) return { ...placeBelow(opener), align: 'start' };
  return { box: { x: clientX, y: clientY, width: 0, height: 0 }, align: 'start', opener };
}
