import { pageOps, type DrawnPage } from '../../display/page-ops.js';
import type { PageOps } from '../../display/ops.js';
import { saveGroup } from '../../document/save.js';
import type { Editor } from '../../editor/editor.js';
import { kinds, type DesignObject } from '../../objects/kinds.js';

/** A page as it is drawn now; null when it is gone. */
export function drawnPage(editor: Editor, id: string): DrawnPage | null {
  const record = editor.store.get(id);
  if (record?.typeName !== 'page') return null;
  return {
    background_color: record.page.background_color,
    background_image: editor.index.background(id)?.object ?? null,
    objects: editor.index.objects(id).map((object) => editor.object(object) as DesignObject),
    groups: editor.index.groups(id).map(saveGroup),
  };
}

/** What a page looks like, with what is loaded by now. */
export const drawnOps = ({ size, resources }: Editor, page: DrawnPage): PageOps =>
  pageOps(page, size, kinds, resources.env);
