import type { Op } from '../../display/ops.js';
import { inkStart } from '../../text/lines/align.js';
import type { LayoutLine, TextInput, TextLayout } from '../../text/types.js';
import type { TextDetails } from './model.js';

/**
 * Text while no font at all is here, being loaded or not to be had: nothing can be shaped then. Each paragraph is one
 * line of guessed width, shown as a faint bar, on which a caret can stand while typing goes on.
 */

/** Guessed width of a letter, in em. */
const LETTER = 0.55;
/** Where the bar lies: from its top to the baseline, in em. */
const BAR = 0.6;
/** Baseline from the top of the line, as a part of its height. */
const BASELINE = 0.75;
const FAINT = 0.2;

/** A layout without glyphs. Its height means nothing: no text takes it over. */
export function placeholderLayout(input: TextInput): TextLayout {
  const size = input.spans[0]?.style.size ?? 0;
  const height = size * input.lineHeight;
  let start = 0;
  const lines = input.text.split('\n').map((paragraph, i): LayoutLine => {
    const end = start + paragraph.length;
    const width = Math.min(input.width, paragraph.length * LETTER * size);
    const x = inkStart(input.align, input.width - width, 0);
    const top = i * height;
    const line = { start, end, last: true, top, height, baseline: top + height * BASELINE, x, width };
    start = end + 1;
    return { ...line, level: 0, runs: [] };
  });
  return { text: input.text, lines, width: input.width, height: lines.length * height, brokenWord: false };
}

/** Its lines as bars in the text's color. */
export function placeholderTextOps({ lines }: TextLayout, { fontSize, fontColor }: TextDetails): Op[] {
  const top = fontSize * BAR;
  const bars = lines.map(({ x, width, baseline }) => {
    const left = Math.round(x);
    return `M${left} ${baseline - top}h${Math.round(width)}v${top}H${left}Z`;
  });
  return [{ op: 'group', opacity: FAINT, children: [{ op: 'fillPath', d: bars.join(''), fill: fontColor }] }];
}
