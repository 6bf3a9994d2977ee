import { signal, type Signal } from '@preact/signals-core';
import type { Editor } from '../editor.js';

/**
 * What lies over the editor as a whole: the search of commands, the list of their keys, the pages full screen, all pages as
 * a grid, or another size.
 */
export type Overlay = 'palette' | 'shortcuts' | 'present' | 'resize' | 'pages';

interface Shown {
  readonly overlay: Signal<Overlay | null>;
  readonly layers: Signal<boolean>;
  readonly check: Signal<boolean>;
  readonly renaming: Signal<string | null>;
}

const shown = new WeakMap<Editor, Shown>();

function shownBy(editor: Editor): Shown {
  let found = shown.get(editor);
  if (!found)
    shown.set(
      editor,
      (found = {
        overlay: signal(null),
        layers: signal(false),
        check: signal(false),
        renaming: signal(null),
      }),
    );
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
