import type { ObjectRecord, PageRecord } from '../../document/records.js';
import type { HistoryMode } from '../../store/store.js';
import type { Resource } from '../../ports/assets.js';
import type { Editor } from '../editor.js';
import { pageMeant, selectAdded } from '../inserting/add-objects.js';
import { newBackground } from '../inserting/new-objects.js';
import { t } from '../strings.js';

/** Sets the picture behind the page shown now and selects it, if it is still shown; the one there before goes. */
export async function setBackgroundImage(editor: Editor, picture: Resource): Promise<void> {
  const asked = editor.page.peek();
  const object = newBackground(picture, editor.size);
  await editor.resources.ensure([object]);
  const page = pageMeant(editor, asked);
  const before = editor.index.background(page);
  editor.run(t('setBackground'), () => {
    if (before) editor.store.remove(before.id);
    const record: ObjectRecord = { typeName: 'object', id: object.id, page, slot: 'background', object };
    editor.store.put(record);
  });
  if (page === editor.page.peek()) selectAdded(editor, [object.id]);
}

/** Colors the current page; null for a page without one. */
export function setBackgroundColor(
  editor: Editor,
  color: string | null,
  history: HistoryMode = 'record',
): void {
  const set = (record: PageRecord): PageRecord => ({
    ...record,
    page: { ...record.page, background_color: color },
  });
  editor.run(t('setBackground'), () => editor.store.update<PageRecord>(editor.page.value, set), history);
}

/** Takes the picture behind the current page away. */
export function removeBackgroundImage(editor: Editor): void {
  const picture = editor.index.background(editor.page.value);
  if (picture) editor.run(t('removeBackground'), () => editor.store.remove(picture.id));
}
