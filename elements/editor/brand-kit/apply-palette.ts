import type { Colorway } from '../../document/colorways.js';
import type { ObjectRecord, PageRecord } from '../../document/records.js';
import { exchangeColorway, wornColorway } from '../../generate/colorways.js';
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

/** As many colors as the built-in palettes have. */
const PALETTE_LENGTH = 5;

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
  wear(editor, design);
}

/**
 * Gives the design, or the page being edited, the colors of one of the colorways it brings, as one step. Colors that are
 * of none stay; a design that was recolored since wears the colorway as it would wear any palette [E-090].
 */
export function applyColorway(editor: Editor, to: Colorway, scope: PaletteScope = 'all'): void {
  const ids = scope === 'page' ? [editor.page.peek()] : editor.index.pages.peek();
  const colored = designOf(editor, ids);
  const from = wornColorway(colored, colorwaysOf(editor));
  if (from) wear(editor, exchangeColorway(colored, from, to));
  else applyPalette(editor, to.colors.slice(0, PALETTE_LENGTH), scope);
}

/** The colorways of the design; none for one that brings none. */
export const colorwaysOf = ({ design }: Editor): readonly Colorway[] => design.colorways ?? [];

function wear(editor: Editor, { pages }: ColoredDesign): void {
  editor.history.commit();
  editor.run(t('palette'), () => {
    for (const { id, background_color, background, objects } of pages) {
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
