import { toggleTextStyle } from '../../text-formatting/style-selection.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const strike = defineCommand({
  id: 'strike',
  label: () => t('strike'),
  icon: 'text-strikethrough',
  keys: ['Mod+Shift+X'],
  group: 'text',
  enabled: hasText,
  run: (editor) => toggleTextStyle(editor, 'strike'),
});
