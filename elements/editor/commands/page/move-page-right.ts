import { movePage } from '../../pages/pages.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const movePageRight = defineCommand({
  id: 'move-page-right',
  label: () => t('movePageRight'),
  icon: 'arrow-right',
  keys: [],
  group: 'page',
  whileCropping: false,
  enabled: (editor) => editor.index.pages.value.at(-1) !== editor.page.value,
  run: (editor) => movePage(editor, editor.page.value, 1),
});
