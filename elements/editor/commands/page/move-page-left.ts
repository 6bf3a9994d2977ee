import { movePage } from '../../pages/pages.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const movePageLeft = defineCommand({
  id: 'move-page-left',
  label: () => t('movePageLeft'),
  icon: 'arrow-left',
  keys: [],
  group: 'page',
  whileCropping: false,
  enabled: (editor) => editor.index.pages.value[0] !== editor.page.value,
  run: (editor) => movePage(editor, editor.page.value, -1),
});
