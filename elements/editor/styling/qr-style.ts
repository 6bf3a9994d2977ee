import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { readLink } from '../../objects/link.js';
import type { QrObject } from '../../objects/qr/model.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { merged } from './shape-style.js';
import { t } from '../strings.js';

/** What shape-like toolbars are to other kinds: the selected QR codes, and how they are changed. */

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

/** A host and what may follow it, with no scheme before it. */
const BARE_ADDRESS = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#]\S*)?$/u;

/** What a code says for what was typed: an address without a scheme is one of the web, which phones then open. */
export function qrText(typed: string): string {
  const text = typed.trim();
  const read = BARE_ADDRESS.test(text) ? readLink(text) : null;
  return read && 'href' in read ? read.href : text;
}
