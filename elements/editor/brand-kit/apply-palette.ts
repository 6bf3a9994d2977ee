import type { PageRecord, ObjectRecord } from '../../document/records.js';
import { clickPalette, type PaletteMemory } from '../../generate/palette-cycle.js';
import type { ColoredPage } from '../../generate/backdrops.js';
import type { ColoredDesign } from '../../generate/palette-variations.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** What a palette recolors: the page being edited, or all of them. */
export type PaletteScope = 'page' | 'all';

/** View state: which palette each design or page of it wears, and what it wore before. */
const remembered = new WeakMap<Editor, Map<string, PaletteMemory>>();

/** Stands for all pages where a page's id would stand. */
const ALL = '';

function designOf(editor: Editor, ids: readonly string[]): ColoredDesign {
  const { width, height } = editor.size;
  const pages = ids.map((id): ColoredPage => ({
    id,
    background_color: editor.pageRecord(id).page.background_color,
    background: editor.index.background(id)?.object ?? null,
    objects: editor.index.objects(id).map((object) => editor.object(object)!),
  }));
  return { width, height, pages };
}

/**
 * Gives all pages, or the one being edited, the colors of a palette as one step; a further click on the same palette moves them on by one, and
 * after the last they come round [B-038]. Locked objects take part: half a palette would leave them unreadable.
 */
export function applyPalette(editor: Editor, palette: readonly string[], scope: PaletteScope = 'all'): void {
  const page = editor.page.peek();
  const memories = remembered.get(editor) ?? new Map<string, PaletteMemory>();
  const of = scope === 'page' ? page : ALL;
  const colored = designOf(editor, scope === 'page' ? [page] : editor.index.pages.peek());
  const { design, memory } = clickPalette(colored, palette, memories.get(of) ?? null);
  remembered.set(editor, memories.set(of, memory));
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
