import type { Editor } from '../../editor.js';
import { withStopHere } from '../../styling/gradient-track.js';
import { setGradient } from '../../styling/gradients.js';
import { chooseGradientPart, editedGradientOf, gradientPartOf } from '../../view-state/edited-gradient.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';
import { gradientPartAt, offsetAt } from './gradient-parts.js';
import { PullingGradient } from './pulling-gradient.js';

/** What a press does to the edited gradient: takes hold of a part, or adds a stop by a double click; null elsewhere. */
export function pressGradient(
  context: ToolContext,
  pointer: ToolPointer,
  back: () => ToolState,
): ToolState | null {
  const { editor } = context;
  const part = gradientPartAt(editor, pointer.at, pointer.touch);
  if (part !== null) return new PullingGradient(context, part, pointer, back);
  chooseGradientPart(editor, null);
  return pointer.clicks === 2 && addStop(editor, pointer) ? back() : null;
}

function addStop(editor: Editor, { at }: ToolPointer): boolean {
  const offset = offsetAt(editor, at);
  const edited = editedGradientOf(editor).peek();
  if (offset === null || !edited) return false;
  const added = withStopHere(edited.gradient, offset);
  // as many as there may be: the press means nothing else there
  if (!added) return true;
  setGradient(editor, added.gradient);
  chooseGradientPart(editor, added.index);
  return true;
}

/** The cursor over a part of the edited gradient; null elsewhere. */
export const gradientCursor = (editor: Editor, { at, touch }: ToolPointer): string | null =>
  gradientPartAt(editor, at, touch) === null ? null : 'grab';

/** From a part of the gradient back to the shape; false when none was chosen. */
export function leaveGradient(editor: Editor): boolean {
  const chosen = gradientPartOf(editor).peek() !== null;
  if (chosen) chooseGradientPart(editor, null);
  return chosen;
}
