import { describable } from '../../alt-text/alt-text.js';
import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const altText = defineCommand({
  id: 'alt-text',
  label: () => t('altText'),
  icon: 'file-image',
  keys: [],
  group: 'object',
  enabled: (editor) => describable(editor) !== null,
  run: (editor) => void (overlayOf(editor).value = 'alt_text'),
});
