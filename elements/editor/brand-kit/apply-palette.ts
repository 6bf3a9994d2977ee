import type { PageRecord, ObjectRecord } from '../../document/records.js';
import { clickPalette, type PaletteMemory } from '../../generate/palette-cycle.js';
import type { ColoredPage } from '../../generate/backdrops.js';
import type { ColoredDesign } from '../../generate/palette-variations.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** View state: which palette each design wears, and what it wore before. */
const remembered = new WeakMap<Editor, PaletteMemory>();

function designOf(editor: Editor): ColoredDesign {
  const { width, height } = editor.size;
  const pages = editor.index.pages.peek().map((id): ColoredPage => ({
    id,
    background_color: editor.pageRecord(id).page.background_color,
    background: editor.index.background(id)?.object ?? null,
    objects: editor.index.objects(id).map((object) => editor.object(object)!),
  }));
  return { width, height, pages };
}

/**
 * Gives all pages the colors of a palette as one step; a further click on the same palette moves them on by one, and
 * after the last they come round [B-038]. Locked objects take part: half a palette would leave them unreadable.
 */
export function applyPalette(editor: Editor, palette: readonly string[]): void {
  const { design, memory } = clickPalette(designOf(editor), palette, remembered.get(editor) ?? null);
  remembered.set(editor, memory);
  editor.history.commit();
  editor.run(t('palette'), () => {
    for (const { id, background_color, background, objects } of design.pages) {
      const { page } = editor.pageRecord(id);
      if (page.background_color?.toLowerCase() !== background_color?.toLowerCase())
        editor.store.update<PageRecord>(id, (record) => ({ ...record, page: { ...page, background_color } }));
      for (const object of background ? [background, ...objects] : objects) put(editor, object);
    }
  });
}

function put(editor: Editor, object: DesignObject): void {
  if (editor.object(object.id) === object) return;
  editor.store.update<ObjectRecord>(object.id, (record) => ({ ...record, object }));
}
