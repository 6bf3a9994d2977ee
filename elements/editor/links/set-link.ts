import { openableLink } from '../../objects/link.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { linkTarget, selectedLink } from './link-target.js';

/** Has the selection lead to an address, as `readLink` gives it, or nowhere for ''; one step of the history. */
export function setLink(editor: Editor, href: string): void {
  if (editor.selection.locked.peek() || selectedLink(editor) === href) return;
  const target = linkTarget(editor);
  const name = t(href === '' ? 'removeLink' : 'link');
  if (target.words) {
    const { editing, range } = target.words;
    return editing.applyStyle({ link: href }, 'record', range, name);
  }
  editor.run(name, () => {
    for (const group of target.groups) editor.store.put({ ...group, extra: withLink(group.extra, href) });
    for (const id of target.single) {
      const record = editor.objectRecord(id);
      if (record) editor.store.put({ ...record, object: withLink(record.object, href) });
    }
  });
}

function withLink<T extends { readonly link?: string | undefined }>(fields: T, href: string): T {
  const { link: _, ...rest } = fields;
  return (href === '' ? rest : { ...rest, link: href }) as T;
}

/** Opens where the selection leads, beside the editor. */
export function openLink(editor: Editor): void {
  const address = openableLink(selectedLink(editor) ?? '');
  if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
}
