import type { CellEditor } from './cell-editor.js';
import type { SheetModel } from '../model/sheet-model.js';

/** What keys do that is not of the model alone. */
export interface KeyHost {
  readonly model: SheetModel;
  readonly editor: CellEditor;
  /** Rows of a page. */
  readonly page: () => number;
  readonly rightToLeft: () => boolean;
  /** Enter on a resting cell: edits a text, asks for a picture. */
  readonly enter: () => void;
  /** Leaves the grid for what stands after it, or before it. */
  readonly leave: (back: boolean) => void;
}

type Act = (host: KeyHost) => void;

const FAR = 1e6;

const move =
  (rows: number, columns: number, extend = false): Act =>
  ({ model, rightToLeft }) =>
    model.move(rows, rightToLeft() ? -columns : columns, extend);

const page =
  (by: 1 | -1, extend = false): Act =>
  ({ model, page: rows }) =>
    model.move(by * rows(), 0, extend);

/** To the start or end of the row: the same ends in both directions of writing. */
const edge =
  (rows: number, columns: number, extend = false): Act =>
  ({ model }) =>
    model.move(rows, columns, extend);

const chooseAll: Act = ({ model }) => model.choose({ row: 0, column: 0 }, { row: FAR, column: FAR });

const chooseRow: Act = ({ model }) => {
  const { top, bottom } = model.span.peek();
  model.choose({ row: top, column: 0 }, { row: bottom, column: FAR });
};

const chooseColumn: Act = ({ model }) => {
  const { left, right } = model.span.peek();
  model.choose({ row: 0, column: left }, { row: FAR, column: right });
};

const RESTING: Readonly<Record<string, Act>> = {
  ArrowUp: move(-1, 0),
  ArrowDown: move(1, 0),
  ArrowLeft: move(0, -1),
  ArrowRight: move(0, 1),
  'shift+ArrowUp': move(-1, 0, true),
  'shift+ArrowDown': move(1, 0, true),
  'shift+ArrowLeft': move(0, -1, true),
  'shift+ArrowRight': move(0, 1, true),
  'ctrl+ArrowUp': move(-FAR, 0),
  'ctrl+ArrowDown': move(FAR, 0),
  'ctrl+ArrowLeft': move(0, -FAR),
  'ctrl+ArrowRight': move(0, FAR),
  'ctrl+shift+ArrowUp': move(-FAR, 0, true),
  'ctrl+shift+ArrowDown': move(FAR, 0, true),
  'ctrl+shift+ArrowLeft': move(0, -FAR, true),
  'ctrl+shift+ArrowRight': move(0, FAR, true),
  Home: edge(0, -FAR),
  End: edge(0, FAR),
  'shift+Home': edge(0, -FAR, true),
  'shift+End': edge(0, FAR, true),
  'ctrl+Home': edge(-FAR, -FAR),
  'ctrl+End': edge(FAR, FAR),
  'ctrl+shift+Home': edge(-FAR, -FAR, true),
  'ctrl+shift+End': edge(FAR, FAR, true),
  PageUp: page(-1),
  PageDown: page(1),
  'shift+PageUp': page(-1, true),
  'shift+PageDown': page(1, true),
  Enter: ({ enter }) => enter(),
  'shift+Enter': move(-1, 0),
  F2: ({ editor }) => editor.open(),
  F6: ({ leave }) => leave(false),
  'shift+F6': ({ leave }) => leave(true),
  Delete: ({ model }) => model.clear(),
  Backspace: ({ model }) => model.clear(),
  'ctrl+a': chooseAll,
  'shift+ ': chooseRow,
  'ctrl+ ': chooseColumn,
  'ctrl+d': ({ model }) => model.fillDown(),
  'ctrl+z': ({ model }) => model.undo(),
  'ctrl+y': ({ model }) => model.redo(),
  'ctrl+shift+z': ({ model }) => model.redo(),
};

const settleAndMove =
  (rows: number, columns: number): Act =>
  (host) => {
    host.editor.commit();
    move(rows, columns)(host);
  };

const breakLine: Act = ({ editor }) => editor.breakLine();

/** While a value is edited; all other keys are the field's. */
const OPEN: Readonly<Record<string, Act>> = {
  Enter: settleAndMove(1, 0),
  'shift+Enter': breakLine,
  'alt+Enter': breakLine,
  'ctrl+Enter': breakLine,
  Escape: ({ editor }) => editor.cancel(),
  F2: ({ editor }) => editor.toggle(),
};

/** What is typed over a value is left by the arrows. */
const TYPING: Readonly<Record<string, Act>> = {
  ArrowUp: settleAndMove(-1, 0),
  ArrowDown: settleAndMove(1, 0),
  ArrowLeft: settleAndMove(0, -1),
  ArrowRight: settleAndMove(0, 1),
};

/** 'ctrl+shift+z': Command counts as Ctrl; letters as written on the key where the layout has another script. */
function nameOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const latin = /[^\x20-\x7e]/.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
  const letter = latin.length === 1 ? latin.toLowerCase() : latin;
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${letter}`;
}

/** Tab goes through the cells and leaves after the last one, so that nobody is caught. */
function tab(host: KeyHost, back: boolean): boolean {
  host.editor.commit();
  return host.model.step(back ? -1 : 1);
}

/** Escape makes many chosen cells one; with one it is left to whatever the sheet stands in. */
function escape({ model }: KeyHost): boolean {
  const { active } = model.chosen.peek();
  const { top, left, bottom, right } = model.span.peek();
  if (top === bottom && left === right) return false;
  model.choose(active);
  return true;
}

function actOf(event: KeyboardEvent, mode: CellEditor['mode']): Act | undefined {
  const name = nameOf(event);
  if (mode === 'resting') return RESTING[name];
  return OPEN[name] ?? (mode === 'typing' ? TYPING[name] : undefined);
}

/** Does what a key means; false when it is left to the field or to whatever is around. */
export function pressKey(event: KeyboardEvent, host: KeyHost): boolean {
  if (event.key === 'Tab' && !event.ctrlKey && !event.altKey) return tab(host, event.shiftKey);
  if (event.key === 'Escape' && !host.editor.isOpen) return escape(host);
  const act = actOf(event, host.editor.mode);
  act?.(host);
  return act !== undefined;
}
