import { stepTextSize } from '../../text-formatting/text-size.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const textSmaller = defineCommand({
  id: 'text-smaller',
  label: () => t('textSmaller'),
  icon: 'minus',
  keys: ['Mod+Shift+<'],
  group: 'text',
  enabled: hasText,
  run: (editor) => stepTextSize(editor, -1),
});
