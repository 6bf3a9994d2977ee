import { copyPage } from '../../pages/pages.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const duplicatePage = defineCommand({
  id: 'duplicate-page',
  label: () => t('duplicatePage'),
  aliases: () => [t('alsoDuplicatePage')],
  icon: 'copy',
  keys: [],
  group: 'page',
  enabled: () => true,
  run: (editor) => copyPage(editor, editor.page.value),
});
