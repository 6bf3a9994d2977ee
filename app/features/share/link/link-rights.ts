import { designAddress } from '../../../saved-designs.js';

/** What anyone with the link may do; null for nothing. */
export type LinkRight = 'view' | 'edit' | null;

export interface LinkFlags {
  readonly view_all: boolean;
  readonly edit_all: boolean;
}

/** Who may edit may look. */
export const rightOf = ({ view_all, edit_all }: LinkFlags): LinkRight =>
  edit_all ? 'edit' : view_all ? 'view' : null;

/** The right after a switch was turned: looking is the lesser half of editing. */
export function rightAfterToggle(right: LinkRight, what: 'view' | 'edit', on: boolean): LinkRight {
  if (what === 'edit') return on ? 'edit' : 'view';
  return on ? (right ?? 'view') : null;
}

/** The address that carries the right. */
export const linkOf = (origin: string, id: string, right: LinkRight): string =>
  `${origin}${designAddress(id, right === 'edit' ? 'edit' : 'view')}`;
