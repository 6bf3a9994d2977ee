import { pageBeside } from '../../pages/page-beside.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const previousPage = defineCommand({
  id: 'previous-page',
  label: () => t('previousPage'),
  icon: 'arrow-up',
  keys: ['PageUp'],
  group: 'page',
  whileCropping: false,
  enabled: (editor) => pageBeside(editor, -1) !== undefined,
  run: (editor) => editor.goToPage(pageBeside(editor, -1)!),
});
