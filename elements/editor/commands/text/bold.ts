import { toggleTextStyle } from '../../text-formatting/style-selection.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const bold = defineCommand({
  id: 'bold',
  label: () => t('bold'),
  icon: 'text-b',
  keys: ['Mod+B'],
  group: 'text',
  enabled: hasText,
  run: (editor) => toggleTextStyle(editor, 'bold'),
});
