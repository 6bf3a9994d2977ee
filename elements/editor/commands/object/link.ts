import { canLink, selectedLink } from '../../links/link-target.js';
import { showLink } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const link = defineCommand({
  id: 'link',
  label: (editor) => t(selectedLink(editor) === '' ? 'addLink' : 'editLink'),
  icon: 'link-simple',
  keys: ['Mod+Alt+K'],
  group: 'object',
  enabled: canLink,
  run: (editor) => showLink(editor, true),
});
