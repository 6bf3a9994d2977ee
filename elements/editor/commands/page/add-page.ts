import { insertBlankPage } from '../../pages/pages.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addPage = defineCommand({
  id: 'add-page',
  label: () => t('addPage'),
  icon: 'plus',
  keys: [],
  group: 'page',
  enabled: () => true,
  run: (editor) => insertBlankPage(editor),
});
