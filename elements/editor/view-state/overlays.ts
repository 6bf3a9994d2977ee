import { signal, type Signal } from '@preact/signals-core';
import type { Editor } from '../editor.js';

/**
 * What lies over the editor as a whole: the search of commands, the list of their keys, the pages full screen, the pages as
 * they move, all pages as a grid, other sizes, another size of the design itself, other fonts and colors, the sheet of bulk
 * editing, what it makes, or what a picture says to somebody who cannot see it.
 */
export type Overlay =
  | 'palette'
  | 'shortcuts'
  | 'present'
  | 'play'
  | 'resize'
  | 'resize_page'
  | 'suggest'
  | 'pages'
  | 'alt_text'
  | 'bulk_data'
  | 'bulk_generate';

interface Shown {
  readonly overlay: Signal<Overlay | null>;
  readonly layers: Signal<boolean>;
  readonly check: Signal<boolean>;
  readonly renaming: Signal<string | null>;
  /** The selection whose link is edited. */
  readonly link: Signal<readonly string[] | null>;
}

const shown = new WeakMap<Editor, Shown>();

function shownBy(editor: Editor): Shown {
  let found = shown.get(editor);
  if (!found) {
    const [layers, check] = [signal(false), signal(false)];
    found = { overlay: signal(null), layers, check, renaming: signal(null), link: signal(null) };
    shown.set(editor, found);
  }
  return found;
}

/** View state, never undone and never saved; the frame around the editor shows it. */
export const overlayOf = (editor: Editor): Signal<Overlay | null> => shownBy(editor).overlay;

/** Whether the layers panel is open. */
export const layersShown = (editor: Editor): Signal<boolean> => shownBy(editor).layers;

/** Whether the list of what is wrong with the design is open. */
export const checkShown = (editor: Editor): Signal<boolean> => shownBy(editor).check;

/** Id of the page whose name is being typed, where the pages are listed. */
export const renamingPageOf = (editor: Editor): Signal<string | null> => shownBy(editor).renaming;

/** Whether the link of the selection is being edited: another selection ends that. Follows the selection. */
export const isLinkShown = (editor: Editor): boolean => {
  const { value } = shownBy(editor).link;
  return value !== null && value === editor.selection.ids;
};

/** Opens or closes the fields of the selection's link. */
export const showLink = (editor: Editor, shown: boolean): void =>
  void (shownBy(editor).link.value = shown ? editor.selection.ids : null);
