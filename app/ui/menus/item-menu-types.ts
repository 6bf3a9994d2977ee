import type { IconName } from '../icons.gen.js';

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
