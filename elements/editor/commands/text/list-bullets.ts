import { toggleList } from '../../text-formatting/text-lists.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const listBullets = defineCommand({
  id: 'list-bullets',
  label: () => t('listBullets'),
  icon: 'list-bullets',
  keys: ['Mod+Shift+8'],
  group: 'text',
  enabled: hasText,
  run: (editor) => toggleList(editor, 'bullet'),
});
