import { isFinding, removable, removalOf, toggleRemoval } from '../cutting/removal.js';
import { t } from '../cutting/strings.js';
import { defineCommand } from './command.js';

export const removeBackground = defineCommand({
  id: 'remove-background',
  label: (editor) => (removalOf(editor) ? t('restoreBackground') : t('removeBackground')),
  icon: 'eraser',
  keys: [],
  group: 'object',
  enabled: (editor) => !isFinding(editor).value && removable(editor) !== null,
  run: (editor) => void toggleRemoval(editor),
});
