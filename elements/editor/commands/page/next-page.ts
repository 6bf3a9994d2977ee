import { pageBeside } from '../../pages/page-beside.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const nextPage = defineCommand({
  id: 'next-page',
  label: () => t('nextPage'),
  icon: 'arrow-down',
  keys: ['PageDown'],
  group: 'page',
  whileCropping: false,
  enabled: (editor) => pageBeside(editor, 1) !== undefined,
  run: (editor) => editor.goToPage(pageBeside(editor, 1)!),
});
