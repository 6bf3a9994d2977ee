import type { ObjectEnv } from '../../../../objects/kind.js';
import { textInput } from '../../../../objects/text/layout-input.js';
import type { TextObject } from '../../../../objects/text/model.js';
import { layoutText } from '../../../../text/layout.js';
import type { TextLayout } from '../../../../text/types.js';

/** Texts of more lines are read, not looked at: they fill their width. */
const MOST_LINES = 6;
/** Halvings of the width between the narrowest and the widest. */
const STEPS = 6;

/** The narrowest width in which a text takes as many lines, so that they are about as long and no word stands alone, px. */
export function balancedWidth(text: TextObject, width: number, { fonts }: ObjectEnv): number {
  const at = (wide: number): TextLayout =>
    layoutText({ ...textInput({ ...text, width: wide }), width: wide, wrap: true }, fonts);
  const full = at(width);
  const own = text.text_details.text.split('\n').length;
  const count = full.lines.length;
  if (full.brokenWord || count <= own || count > MOST_LINES) return width;
  let [low, high] = [width / 2, width];
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2;
    const { lines, brokenWord } = at(middle);
    if (brokenWord || lines.length > count || lines.some((line) => line.width > middle + 0.01)) low = middle;
    else high = middle;
  }
  return high;
}
