import { canFlip, flip } from '../../arranging/flip.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const flipVertical = defineCommand({
  id: 'flip-vertical',
  label: () => t('flipVertical'),
  icon: 'flip-vertical',
  keys: ['Shift+V'],
  group: 'object',
  enabled: canFlip,
  run: (editor) => flip(editor, 'flip_vertical'),
});
