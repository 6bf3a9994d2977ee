import { detachable, detachPicture } from '../../pictures/detach-picture.js';
import { t } from '../../pictures/strings.js';
import { defineCommand } from '../command.js';

export const detachImage = defineCommand({
  id: 'detach-image',
  label: () => t('detachImage'),
  icon: 'link-break',
  keys: [],
  group: 'object',
  enabled: (editor) => detachable(editor) !== null,
  run: (editor) => {
    const slot = detachable(editor);
    if (slot) detachPicture(editor, slot);
  },
});
