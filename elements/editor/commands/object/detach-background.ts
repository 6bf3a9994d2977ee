import { backgroundToPicture, detachableBackground } from '../../pages/picture-background.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const detachBackground = defineCommand({
  id: 'detach-background',
  label: () => t('detachBackground'),
  icon: 'link-break',
  keys: [],
  group: 'object',
  enabled: (editor) => detachableBackground(editor) !== null,
  run: (editor) => {
    const background = detachableBackground(editor);
    if (background) backgroundToPicture(editor, background);
  },
});
