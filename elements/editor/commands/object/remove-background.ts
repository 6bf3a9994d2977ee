import { isDetecting, pressRemoval, removable, removalOf } from '../../background-removal/removal.js';
import { t } from '../../background-removal/strings.js';
import { defineCommand } from '../command.js';

export const removeBackground = defineCommand({
  id: 'remove-background',
  label: (editor) => (removalOf(editor) ? t('restoreBackground') : t('removeBackground')),
  icon: 'selection-background',
  keys: [],
  group: 'object',
  enabled: (editor) => !isDetecting(editor).value && removable(editor) !== null,
  run: pressRemoval,
});
