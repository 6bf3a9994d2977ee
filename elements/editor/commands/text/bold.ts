import { familyWithoutBold, toggleBold } from '../../text-formatting/weights.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const bold = defineCommand({
  id: 'bold',
  label: () => t('bold'),
  icon: 'text-b',
  keys: ['Mod+B'],
  group: 'text',
  enabled: (editor) => hasText(editor) && familyWithoutBold(editor) === null,
  run: (editor) => toggleBold(editor),
});
