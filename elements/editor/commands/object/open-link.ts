import { selectedLink } from '../../links/link-target.js';
import { openLink } from '../../links/set-link.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const openLinkCommand = defineCommand({
  id: 'open-link',
  label: () => t('openLink'),
  icon: 'arrow-square-out',
  keys: [],
  group: 'object',
  enabled: (editor) => Boolean(selectedLink(editor)),
  run: openLink,
});
