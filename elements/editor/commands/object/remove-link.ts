import { canLink, selectedLink } from '../../links/link-target.js';
import { setLink } from '../../links/set-link.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const removeLink = defineCommand({
  id: 'remove-link',
  label: () => t('removeLink'),
  icon: 'link-break',
  keys: [],
  group: 'object',
  enabled: (editor) => canLink(editor) && selectedLink(editor) !== '',
  run: (editor) => setLink(editor, ''),
});
