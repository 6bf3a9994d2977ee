import { withOpacity } from '../../objects/color.js';
import type { Gradient } from '../../objects/gradient.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import type { ShapeObject } from '../../objects/shape/model.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { isText } from './text-style.js';

/** Gives the selected shapes and texts a gradient; null gives them their color back. */
export function setGradient(
  editor: Editor,
  gradient: Gradient | null,
  history: HistoryMode = 'record',
): void {
  const { objects, locked } = editor.selection;
  if (locked.value) return;
  const set = (object: DesignObject): void => {
    if (isText(object))
      editor.patch(object.id, { text_details: withGradient(object.text_details, gradient) });
    if (kindOf(object) !== 'shape') return;
    const { shape_details } = object as ShapeObject;
    const patch: Partial<ShapeObject> = { shape_details: withGradient(shape_details, gradient) };
    editor.patch(object.id, patch);
  };
  editor.run(t('gradient'), () => objects.value.forEach(set), history);
}

/** The stops in order, as in a gradient of CSS. */
export const stopsCss = ({ stops }: Gradient): string =>
  [...stops]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, color, opacity }) => `${withOpacity(color, opacity)} ${offset * 100}%`)
    .join(', ');

/** A small picture of a gradient, as CSS; a radial one is in the middle. */
export const gradientCss = (gradient: Gradient): string =>
  gradient.type === 'radial'
    ? `radial-gradient(circle closest-side, ${stopsCss(gradient)})`
    : `linear-gradient(${gradient.angle + 90}deg, ${stopsCss(gradient)})`;

function withGradient<T extends object>(details: T, gradient: Gradient | null): T {
  const { gradient: _before, ...rest } = details as T & { gradient?: unknown };
  return (gradient ? { ...rest, gradient } : rest) as unknown as T;
}
