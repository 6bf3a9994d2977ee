import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Editor } from '../editor.js';

/** What toolbars open in place of a main panel; it goes with the selection it was opened for (B-007). */
export const SUB_PANELS = [
  'filters',
  'adjust',
  'shadows',
  'style',
  'text_effects',
  'fonts',
  'remove_background',
  'mockup_editor',
  'animations',
] as const;

export type SubPanel = (typeof SUB_PANELS)[number];

/** The main panel an editor begins with (spec 2 section 4). */
export const FIRST_PANEL = 'templates';

export const isSubPanel = (id: string | null): id is SubPanel => SUB_PANELS.includes(id as SubPanel);

interface Panels {
  readonly open: ReadonlySignal<string | null>;
  readonly main: ReadonlySignal<string>;
}

const known = new WeakMap<Editor, Panels & { readonly show: (id: string | null) => void }>();

function panelsBy(editor: Editor) {
  const found = known.get(editor);
  if (found) return found;
  const open = signal<string | null>(FIRST_PANEL);
  const main = signal(FIRST_PANEL);
  const show = (id: string | null): void => {
    if (id !== null && !isSubPanel(id)) main.value = id;
    open.value = id;
  };
  const panels = { open, main, show };
  known.set(editor, panels);
  // ends with the editor: it reads nothing else's signals
  let chosen = editor.selection.ids;
  effect(() => {
    const { ids } = editor.selection;
    if (ids === chosen) return;
    chosen = ids;
    if (isSubPanel(open.peek())) open.value = main.peek();
  });
  return panels;
}

/** The open panel: a main panel's id or a `SubPanel`; null while the side bar is collapsed. View state. */
export const panelOf = (editor: Editor): ReadonlySignal<string | null> => panelsBy(editor).open;

/** The main panel opened last: a sub-panel returns to it. */
export const mainPanelOf = (editor: Editor): ReadonlySignal<string> => panelsBy(editor).main;

/** Opens a panel; null collapses the side bar. */
export const openPanel = (editor: Editor, id: string | null): void => panelsBy(editor).show(id);

/** What a toolbar's button does: opens its sub-panel, or goes back when that one is open already. */
export function toggleSubPanel(editor: Editor, id: SubPanel): void {
  const { open, main, show } = panelsBy(editor);
  show(open.peek() === id ? main.peek() : id);
}
