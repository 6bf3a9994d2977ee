import { swapSlots } from '../../pictures/fill-slot.js';
import { isMockup } from '../../pictures/mockups.js';
import { isPictured } from '../../pictures/slot.js';
import { t } from '../../pictures/strings.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { Editor } from '../../editor.js';
import { defineCommand } from '../command.js';

/** A mockup is no place for a photo: one that is dropped on it goes into the scene. */
const swappable = (object: DesignObject): boolean => isPictured(object) && !isMockup(object);

const two = (editor: Editor) => {
  const { objects, locked } = editor.selection;
  const [a, b, ...others] = objects.value;
  return a && b && others.length === 0 && !locked.value && swappable(a) && swappable(b) ? [a, b] : null;
};

/** Two selected photos or frames change pictures: what dragging one onto the other does. */
export const swapPictures = defineCommand({
  id: 'swap-pictures',
  label: () => t('swapPictures'),
  icon: 'swap',
  keys: [],
  group: 'object',
  enabled: (editor) => two(editor) !== null,
  run: (editor) => {
    const [a, b] = two(editor) ?? [];
    if (a && b) swapSlots(editor, { id: a.id, box: null }, { id: b.id, box: null });
  },
});
