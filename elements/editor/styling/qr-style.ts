import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { readLink } from '../../objects/link.js';
import type { QrObject } from '../../objects/qr/model.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { merged } from './shape-style.js';
import { t } from '../strings.js';

const isQr = (object: DesignObject): object is QrObject => kindOf(object) === 'qr';

export const selectedQrs = (editor: Editor): readonly QrObject[] =>
  editor.selection.objects.value.filter(isQr);

export function setQr(
  editor: Editor,
  patch: Partial<QrObject['qr_details']>,
  history: HistoryMode = 'record',
): void {
  if (editor.selection.locked.value) return;
  const set = (code: QrObject): void =>
    editor.patch(code.id, { qr_details: merged(code.qr_details, patch) } as Partial<DesignObject>);
  editor.run(t('changeQr'), () => selectedQrs(editor).forEach(set), history);
}

/** What a code says for what was typed: an address as links have it, else the words themselves. */
export function qrText(typed: string): string {
  const read = readLink(typed);
  return 'href' in read ? read.href : typed.trim();
}
