import { fitScale } from '../../../text/fit-text.js';
import type { FontStore } from '../../../text/fonts/font-store.js';
import { layoutText } from '../../../text/layout.js';
import type { TextInput, TextLayout } from '../../../text/types.js';
import type { TextDetails } from '../model.js';

/** The smallest part of its size at which a text is still shown to fit its box. */
const LEAST_SCALE = 0.1;

/** True when the user chose the height of the box; else it follows the lines. */
export const hasFixedHeight = ({ autoHeight }: Pick<TextDetails, 'autoHeight'>): boolean =>
  autoHeight === false;

/** True when letters get smaller where the box is too small for them. */
export const shrinksToFit = (details: Pick<TextDetails, 'autoHeight' | 'autoFit'>): boolean =>
  hasFixedHeight(details) && details.autoFit === 'shrink';

/** The lines of a text in a box of a chosen height: as large as they may be, and where they stand in it. */
export function layoutInBox(
  input: TextInput,
  details: TextDetails,
  height: number,
  fonts: FontStore,
): TextLayout {
  const natural = layoutText(input, fonts);
  const layout = shrinksToFit(details) ? shrunk(input, natural, height, fonts) : natural;
  const share = SHARE_ABOVE[details.verticalAlign ?? 'top'];
  return movedDown(layout, (height - layout.height) * share);
}

/** Of the room left over, how much stands above the lines: also where a box stays when its height changes. */
export const SHARE_ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Only smaller than asked for, never larger; no word is broken where a smaller size keeps it whole. */
function shrunk(input: TextInput, natural: TextLayout, height: number, fonts: FontStore): TextLayout {
  const { width } = input;
  if (natural.height <= height && !natural.brokenWord) return natural;
  const scale = fitScale(input, { width, height }, fonts, { min: LEAST_SCALE, max: 1 });
  const spans = input.spans.map((span) => ({
    ...span,
    style: { ...span.style, size: span.style.size * scale },
  }));
  return layoutText({ ...input, spans }, fonts);
}

function movedDown(layout: TextLayout, by: number): TextLayout {
  if (by === 0) return layout;
  const lines = layout.lines.map((line) => ({ ...line, top: line.top + by, baseline: line.baseline + by }));
  return { ...layout, lines };
}
