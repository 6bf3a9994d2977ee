import type { GroupRecord } from '../../document/records.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { nameOf } from './object-name.js';
import { t } from '../strings.js';

/** Longest name of a layer, characters. */
export const LONGEST_NAME = 100;

/** What lists call a layer, object or group. */
export function layerName(editor: Editor, id: string): string {
  const record = editor.store.get(id);
  if (record?.typeName === 'object') return nameOf(record.object);
  const own = record?.typeName === 'group' ? record.extra['name'] : undefined;
  return typeof own === 'string' && own.trim() !== '' ? own : t('groupName');
}

/** Names a layer as one step; an empty name brings back what it is called by itself. */
export function renameLayer(editor: Editor, id: string, typed: string): void {
  const name = typed.trim().slice(0, LONGEST_NAME);
  if (name === layerName(editor, id)) return;
  const record = editor.store.get(id);
  editor.run(t('rename'), () => {
    if (record?.typeName === 'object') editor.patch(id, { name: name || undefined } as Partial<DesignObject>);
    if (record?.typeName !== 'group') return;
    const { name: _before, ...extra } = record.extra;
    editor.store.put({ ...record, extra: name ? { ...extra, name } : extra } satisfies GroupRecord);
  });
}
