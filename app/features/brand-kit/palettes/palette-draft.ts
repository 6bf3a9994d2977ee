import { hexToOklch, oklchToHex } from '../../../../elements/math/color.js';
import { PALETTE_COLORS, type Palette } from '../../../../server/contract/brand-kit.js';

/** A palette while it is being made. */
export interface PaletteDraft {
  readonly name: string;
  /** Hex, up to five. */
  readonly colors: readonly string[];
  /** Place of the color that the picker changes; null while there is none. */
  readonly chosen: number | null;
}

/** What a new color begins as, where there is none before it to begin with. */
const FIRST = '#0b6b50';

export const draftOf = (palette: Palette | null): PaletteDraft =>
  palette ? { ...palette, chosen: 0 } : { name: '', colors: [], chosen: null };

export const canAdd = ({ colors }: PaletteDraft): boolean => colors.length < PALETTE_COLORS;

/** Degrees around the color circle from one new color to the next: five of them are all different. */
const STEP = 72;

/** One more color, chosen: a fifth of the circle from the one before it. */
export function withColor(draft: PaletteDraft): PaletteDraft {
  if (!canAdd(draft)) return draft;
  const { colors } = draft;
  return {
    ...draft,
    colors: [...colors, colors.length > 0 ? beside(colors.at(-1)!) : FIRST],
    chosen: colors.length,
  };
}

function beside(color: string): string {
  const { L, C, h } = hexToOklch(color);
  return oklchToHex({ L, C: Math.max(C, 0.06), h: (h + STEP) % 360 });
}

export function withoutColor(draft: PaletteDraft, place: number): PaletteDraft {
  const colors = draft.colors.toSpliced(place, 1);
  return { ...draft, colors, chosen: colors.length > 0 ? Math.min(place, colors.length - 1) : null };
}

export const recolored = (draft: PaletteDraft, color: string): PaletteDraft =>
  draft.chosen === null ? draft : { ...draft, colors: draft.colors.with(draft.chosen, color) };

/** Whether something would be lost with it. */
export const isChanged = ({ name, colors }: PaletteDraft, from: Palette | null): boolean =>
  name.trim() !== (from?.name ?? '') || colors.join() !== (from?.colors.join() ?? '');

/** The palette, or null while it lacks a color or its name (C-022). */
export function paletteOf({ name, colors }: PaletteDraft): Palette | null {
  const trimmed = name.trim();
  return trimmed !== '' && colors.length === PALETTE_COLORS ? { name: trimmed, colors: [...colors] } : null;
}
