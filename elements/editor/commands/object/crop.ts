import { croppable, startCrop } from '../../cropping/session.js';
import { t } from '../../cropping/strings.js';
import { defineCommand } from '../command.js';

export const crop = defineCommand({
  id: 'crop',
  label: () => t('crop'),
  icon: 'crop',
  keys: [],
  group: 'object',
  enabled: (editor) => croppable(editor) !== null,
  run: (editor) => void startCrop(editor),
});
