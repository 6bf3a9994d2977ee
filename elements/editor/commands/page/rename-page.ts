import { renamingPageOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Lets the name of the current page be typed where the pages are listed [E-020]. */
export const renamePageCommand = defineCommand({
  id: 'rename-page',
  label: () => t('renamePage'),
  icon: 'tag',
  keys: [],
  group: 'page',
  enabled: () => true,
  run: (editor) => void (renamingPageOf(editor).value = editor.page.value),
});
