import { toggleTextStyle } from '../../text-formatting/style-selection.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const underline = defineCommand({
  id: 'underline',
  label: () => t('underline'),
  icon: 'text-underline',
  keys: ['Mod+U'],
  group: 'text',
  enabled: hasText,
  run: (editor) => toggleTextStyle(editor, 'underline'),
});
