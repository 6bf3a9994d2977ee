import { toggleTextStyle } from '../../text-formatting/style-selection.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const italic = defineCommand({
  id: 'italic',
  label: () => t('italic'),
  icon: 'text-italic',
  keys: ['Mod+I'],
  group: 'text',
  enabled: hasText,
  run: (editor) => toggleTextStyle(editor, 'italic'),
});
