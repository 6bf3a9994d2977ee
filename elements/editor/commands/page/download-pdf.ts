import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** What the key for printing is for where a host makes files; elsewhere it stays the browser's. */
export const downloadPdf = defineCommand({
  id: 'download-pdf',
  label: () => t('downloadPdf'),
  icon: 'download-simple',
  keys: ['Mod+P'],
  group: 'page',
  inFields: true,
  available: (editor) => editor.askForPdf.value !== null,
  enabled: (editor) => editor.askForPdf.value !== null,
  run: (editor) => editor.askForPdf.peek()?.(),
});
