import { canCopyPng, copyAsPng } from '../../clipboard/copy-png.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const copyPng = defineCommand({
  id: 'copy-png',
  label: () => t('copyPng'),
  icon: 'file-image',
  keys: ['Mod+Shift+C'],
  group: 'clipboard',
  enabled: canCopyPng,
  run: (editor) => void copyAsPng(editor),
});
