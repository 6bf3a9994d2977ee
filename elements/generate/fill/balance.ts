import type { ObjectEnv } from '../../objects/kind.js';
import { hasFixedHeight } from '../../objects/text/box/box-height.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextObject } from '../../objects/text/model.js';
import { withBreaks } from './new-words.js';

/** Halvings of the width: a hundredth of a box. */
const HALVINGS = 8;

/**
 * The text with its lines broken evenly and the breaks stored: the narrowest width with as many lines, so that no word stands
 * alone under a full line. Its box stays as wide as it is. One whose words are broken with hyphens stays as it is: a stored break
 * would have none.
 */
export function balanced(object: TextObject, env: ObjectEnv): TextObject {
  if (object.text_details.hyphens) return object;
  const full = textLayout(object, env);
  if (full.lines.length < 2 || full.brokenWord) return object;
  const at = (width: number) =>
    textLayout({ width, text_details: { ...object.text_details, autoHeight: true } }, env);
  let [low, high] = [0, object.width];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const layout = at(middle);
    const same = layout.lines.length === full.lines.length && !layout.brokenWord;
    if (same && layout.lines.every(({ width }) => width <= middle + 0.01)) high = middle;
    else low = middle;
  }
  const starts = at(high).lines.map(({ start }) => start);
  const text_details = withBreaks(object.text_details, starts);
  const next = { ...object, text_details };
  const layout = textLayout(next, env);
  if (layout.lines.length !== full.lines.length) return object;
  return hasFixedHeight(text_details) ? next : { ...next, height: layout.height };
}
