import { toggleList } from '../../text-formatting/text-lists.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const listNumbers = defineCommand({
  id: 'list-numbers',
  label: () => t('listNumbers'),
  icon: 'list-numbers',
  keys: ['Mod+Shift+7'],
  group: 'text',
  enabled: hasText,
  run: (editor) => toggleList(editor, 'number'),
});
