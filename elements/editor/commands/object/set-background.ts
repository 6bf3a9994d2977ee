import { pictureToBackground, possibleBackground } from '../../pages/picture-background.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const setAsBackground = defineCommand({
  id: 'set-background',
  label: () => t('setAsBackground'),
  icon: 'selection-background',
  keys: [],
  group: 'object',
  enabled: (editor) => possibleBackground(editor) !== null,
  run: (editor) => {
    const picture = possibleBackground(editor);
    if (picture) pictureToBackground(editor, picture);
  },
});
