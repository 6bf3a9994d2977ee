import type { IconName } from '../icons.gen.js';
import { onDemand } from '../on-demand.js';

/** Where a menu opens: below a button, or at the pointer. */
export interface MenuPlace {
  /** CSS pixels of the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly align: 'start' | 'end';
  /** Gets the focus back when the menu closes. */
  readonly opener: HTMLElement;
}

export interface MenuVerb {
  readonly label: string;
  readonly icon: IconName;
  /** Stands last, after a line. */
  readonly danger?: boolean;
  /** `opener` is what the menu was opened from. */
  readonly run: (opener: HTMLElement) => void;
}

export interface ItemMenuProps {
  readonly label: string;
  readonly place: MenuPlace;
  readonly verbs: readonly MenuVerb[];
  readonly onClose: () => void;
}

export const loadItemMenu = async () => (await import('./item-menu-content.js')).MenuOfItem;

/** The menu of one thing in a list; fetched with the first one that is opened, or once the page has time. */
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
