import { letterPixels } from '../../math/measure.js';
import type { TextDetails } from '../../objects/text/model.js';
import type { TextStyle } from '../../text/types.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { textEditingOf } from '../text-editing/session.js';
import { richTextOf } from '../text-editing/stored-runs.js';
import { changeTexts, selectedTexts } from '../styling/text-style.js';

/** Sizes a step may reach, page pixels. */
const LEAST = 1;
const MOST = 2000;

const stepped = (size: number, factor: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.round(size * factor * 100) / 100));

/**
 * Makes the selected words, or texts, a pixel or point larger or smaller. Where sizes differ the largest takes the step and the
 * others keep their proportion to it.
 */
export function stepTextSize(editor: Editor, by: 1 | -1): void {
  const editing = textEditingOf(editor).peek();
  const texts = selectedTexts(editor);
  const largest = editing?.largestSize ?? Math.max(...texts.flatMap(({ text_details: d }) => sizesOf(d)));
  if (!(largest > 0)) return;
  const factor = Math.max(LEAST, largest + by * letterPixels(editor.measure)) / largest;
  const change = (style: TextStyle): TextStyle => ({ ...style, size: stepped(style.size, factor) });
  if (editing) editing.changeStyle(change);
  else changeTexts(editor, (details) => resized(details, factor), t('fontSize'));
}

const sizesOf = (details: TextDetails): number[] => richTextOf(details).spans.map(({ style }) => style.size);

function resized(details: TextDetails, factor: number): TextDetails {
  const runs = details.runs?.map((run) =>
    run.fontSize === undefined ? run : { ...run, fontSize: stepped(run.fontSize, factor) },
  );
  return { ...details, fontSize: stepped(details.fontSize, factor), ...(runs && { runs }) };
}
