import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Saves what waits now, and says whether all is saved: designs save themselves, but hands know the keys. */
export const save = defineCommand({
  id: 'save',
  label: () => t('saveNow'),
  icon: 'cloud-check',
  keys: ['Mod+S'],
  group: 'edit',
  whileCropping: true,
  inFields: true,
  enabled: (editor) => editor.saveNow !== null,
  run: (editor) => void editor.saveNow?.(),
});
