import { canFlip, flip } from '../../arranging/flip.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const flipHorizontal = defineCommand({
  id: 'flip-horizontal',
  label: () => t('flipHorizontal'),
  icon: 'flip-horizontal',
  keys: ['Shift+H'],
  group: 'object',
  enabled: canFlip,
  run: (editor) => flip(editor, 'flip_horizontal'),
});
