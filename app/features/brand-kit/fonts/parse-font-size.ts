import { MOST_FONT_SIZE } from '../../../../server/contract/brand-kit.js';

/** A size in px as it was typed, to a hundredth; null for what is none: a size is a required number (C-023). */
export function parseFontSize(typed: string): number | null {
  const size = Number(typed.trim().replace(',', '.'));
  const legal = typed.trim() !== '' && size >= 1 && size <= MOST_FONT_SIZE;
  return legal ? Math.round(size * 100) / 100 : null;
}
