import { shrinksToFit } from './box-height.js';
import type { TextDetails } from '../model.js';

/** True while the box is as wide as its longest line; letters that shrink to fit need a box to shrink into [E-059]. */
export const hasAutoWidth = (details: Pick<TextDetails, 'autoWidth' | 'autoHeight' | 'autoFit'>): boolean =>
  details.autoWidth === true && !shrinksToFit(details);

/** The text in a box whose width was chosen: from then on its lines wrap. */
export function withOwnWidth(details: TextDetails): TextDetails {
  if (details.autoWidth === undefined) return details;
  const { autoWidth: _, ...rest } = details;
  return rest;
}
