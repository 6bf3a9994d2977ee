import { layoutText } from '../../../text/layout.js';
import type { ObjectEnv } from '../../kind.js';
import { textInput } from '../layout-input.js';
import type { TextDetails } from '../model.js';
import { placeholderLayout } from '../placeholder.js';

/** Room for the caret beside the longest line, em. */
const AIR = 0.5;

/** Width of a box that has its longest line, with list mark, and a little air; page pixels. It grows evenly with the size. */
export function wordsWidth(details: TextDetails, { fonts }: ObjectEnv): number {
  const input = { ...textInput({ width: 0, text_details: details }), width: Infinity };
  const longest =
    fonts.faces.length === 0
      ? Math.max(...placeholderLayout(input).lines.map((line) => line.width))
      : layoutText(input, fonts).width;
  return longest + details.fontSize * AIR;
}
