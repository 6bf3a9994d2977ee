import { removePage } from '../../pages/pages.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const deletePage = defineCommand({
  id: 'delete-page',
  label: () => t('deletePage'),
  icon: 'trash',
  keys: [],
  group: 'page',
  whileCropping: false,
  enabled: (editor) => editor.index.pages.value.length > 1,
  run: (editor) => removePage(editor, editor.page.value),
});
